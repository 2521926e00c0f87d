import { lazy, Suspense } from "react";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { later } from "../../ui/later.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { linkAddress } from "./link-address.ts";

const QrCode = lazy(async () => ({ default: (await later(import("../../ui/qr-code.tsx"))).QrCode }));

interface Props {
  link: SignUpLink;
  onClose: () => void;
}

export function LinkDialog({ link, onClose }: Props) {
  const address = linkAddress(link, location.origin);
  return (
    <Dialog title={t("manage.link-title", { name: link.name })} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p>{t(link.admin ? "manage.link-use-admin" : "manage.link-use")}</p>
        <CopyField label={t("manage.link-address")} text={address} />
        <div className="rounded-field mx-auto aspect-square w-full max-w-72 overflow-hidden bg-white">
          <Suspense>
            <QrCode text={address} label={t("manage.code")} />
          </Suspense>
        </div>
        <button type="button" className="btn btn-primary self-end" onClick={onClose}>
          {t("people.done")}
        </button>
      </div>
    </Dialog>
  );
}
