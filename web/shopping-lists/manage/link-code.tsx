import { lazy, Suspense, useEffect, useRef } from "react";
import type { ShoppingLink } from "../../../src/contract/shopping-links.ts";
import { isOnlyHere, linkAddress } from "../../share-links/link-address.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { later } from "../../ui/later.ts";
import { formatLinkDay } from "./describe-link.ts";

const QrCode = lazy(async () => ({ default: (await later(import("../../ui/qr-code.tsx"))).QrCode }));

export function LinkCode({ link }: { link: ShoppingLink }) {
  const address = linkAddress(link, null);
  const locale = useValue(language);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise.
    void panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={panel}
      className="bg-base-200 rounded-box flex flex-col gap-4 p-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-center"
    >
      <div className="rounded-field mx-auto aspect-square w-full max-w-56 overflow-hidden bg-white sm:max-w-none">
        <Suspense>
          <QrCode text={address} label={t("shopping-lists.code")} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <p role="status" className="font-medium text-pretty">
          {describeScan(link, locale)}
        </p>
        <CopyField label={t("shopping-lists.address")} text={address} />
        {isOnlyHere(address) && <p className="text-sm text-pretty">{t("shopping-lists.only-here")}</p>}
      </div>
    </div>
  );
}

function describeScan({ mayCheck, expires }: ShoppingLink, locale: string): string {
  if (expires === null) return t("shopping-lists.scan-read-forever");
  const day = formatLinkDay(expires, locale);
  return t(mayCheck ? "shopping-lists.scan-check" : "shopping-lists.scan-read", { day });
}
