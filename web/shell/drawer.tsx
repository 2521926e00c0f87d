import { lazy, Suspense, useSyncExternalStore, type FC } from "react";
import { t } from "../text/translation.ts";
import { withTexts } from "../ui/later.ts";
import { PlaceLink, useLinks } from "../ui/place-link.tsx";
import { useMainPlaces } from "./main-places.ts";

const DrawerPlaces = lazy(async (): Promise<{ default: FC<{ onLeave: (() => void) | undefined }> }> => {
  const part = await withTexts(import("./drawer-places.tsx")).catch(() => null);
  return { default: part?.DrawerPlaces ?? (() => null) };
});

/** `--breakpoint-xl` */
const wide = matchMedia("(min-width: 1280px)");

export function Drawer() {
  return (
    <div className="sticky top-[var(--frame-top,3.5rem)] flex h-[calc(100dvh-var(--frame-top,3.5rem)-2.25rem)] self-start pt-6 print:hidden">
      <DrawerLinks />
    </div>
  );
}

export function DrawerLinks({ onLeave }: { onLeave?: () => void }) {
  const linkTo = useLinks(onLeave);
  return (
    <nav aria-label={t("frame.navigation")} className="flex min-h-0 min-w-0 grow flex-col gap-3">
      <div>
        {useMainPlaces().map(({ to, label, Icon }) => (
          <PlaceLink key={to} {...linkTo(to)} label={t(label)} Icon={Icon} />
        ))}
      </div>
      <Suspense>
        <DrawerPlaces onLeave={onLeave} />
      </Suspense>
    </nav>
  );
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener("change", changed);
      return () => wide.removeEventListener("change", changed);
    },
    () => wide.matches,
  );
}
