import { t } from "../text/translation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DrawerLinks } from "./drawer.tsx";

export function DrawerSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={t("frame.navigation")}
      className="flex h-dvh w-80 max-w-[85vw] flex-col justify-self-start rounded-l-none"
      onClose={onClose}
    >
      <DrawerLinks onLeave={onClose} />
    </Dialog>
  );
}
