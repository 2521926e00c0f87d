import { Laptop, Smartphone } from "lucide-react";
import type { Session } from "../../../src/contract/sessions.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { describeDevice, type Device } from "./known-device.ts";
import { Online } from "../../ui/online.tsx";

interface Props {
  session: Session;
  onSignOut: () => void;
}

export function SessionRow({ session: { current, device: userAgent, usedAt }, onSignOut }: Props) {
  const locale = useValue(language);
  const device = describeDevice(userAgent);
  const name = formatDevice(device);
  const Icon = "system" in device && /^(?:iPhone|iPad|Android)$/.test(device.system) ? Smartphone : Laptop;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4 py-3">
      <Icon size={20} className="text-muted shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-muted text-sm text-pretty">
          {current
            ? t("profile.this-device")
            : t("profile.last-used", { when: formatMoment(usedAt, locale) })}
        </p>
      </div>
      <Online>
        {!current && (
          <button
            type="button"
            className="btn btn-ghost -mr-4"
            aria-label={t("profile.sign-out-of", { device: name })}
            onClick={onSignOut}
          >
            {t("profile.sign-out")}
          </button>
        )}
      </Online>
    </div>
  );
}

function formatDevice(device: Device): string {
  if ("name" in device) return device.name || t("profile.unknown-device");
  return t("profile.device-on", { browser: device.browser, system: device.system });
}
