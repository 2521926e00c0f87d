import { Download } from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { later } from "../ui/later.ts";

const ExportDialog = lazy(async () => ({
  default: (await later(import("./export-dialog.tsx"))).ExportDialog,
}));

export function ExportAll() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        Icon={Download}
        label={t("export.all")}
        onClick={() => startTransition(() => setOpen(true))}
      />
      <Suspense>
        {open && <ExportDialog title={t("export.all")} slugs={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
