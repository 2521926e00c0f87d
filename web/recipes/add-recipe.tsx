import { signal } from "@preact/signals-core";
import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import { Plus } from "lucide-react";
import { useLocation } from "react-router";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { later } from "../ui/later.ts";
import { Online } from "../ui/online.tsx";
import { Popover } from "../ui/popover.tsx";
import type { WayIn } from "./way-in.ts";

const ImportDialog = lazy(async () => ({
  default: (await later(import("../imports/links/import-dialog.tsx"))).ImportDialog,
}));

const AddWays = lazy(async () => ({ default: (await later(import("./add-ways.tsx"))).AddWays }));

const adding = signal<WayIn | null>(null);

export function startAdding(way: WayIn): void {
  adding.value = way;
}

function stopAdding(): void {
  adding.value = null;
}

interface Props {
  buttonClass: string;
  panelClass: string;
}

export function AddRecipe({ buttonClass, panelClass }: Props) {
  return (
    <Online>
      <Popover
        label={t("add.button")}
        button={<Plus size={24} aria-hidden />}
        buttonClass={buttonClass}
        panelClass={panelClass}
      >
        {(close) => (
          <AddWays
            onAdd={(way) => {
              close();
              startAdding(way);
            }}
            onLeave={close}
          />
        )}
      </Popover>
    </Online>
  );
}

export function AddingDialog() {
  const wanted = useValue(adding);
  const someone = useValue(signedIn);
  const [shown, setShown] = useState<WayIn | null>(null);
  const { pathname } = useLocation();
  useEffect(() => startTransition(() => setShown(wanted)), [wanted]);
  // On leaving the page.
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  useEffect(() => stopAdding, [pathname]);
  return <Suspense>{shown && someone && <ImportDialog start={shown} onClose={stopAdding} />}</Suspense>;
}
