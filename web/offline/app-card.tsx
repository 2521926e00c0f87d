import { installOffer } from "../state/install-offer.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { SettingsCard } from "../ui/settings-card.tsx";

export function AppCard() {
  const offer = useValue(installOffer);

  async function install(): Promise<void> {
    await offer?.prompt();
    // An offer works once; the browser may make another one.
    installOffer.value = null;
  }

  return (
    <SettingsCard title={t("device.app")} help={t("device.app-help")}>
      {offer ? (
        <button type="button" className="btn btn-primary self-start" onClick={() => void install()}>
          {t("device.install")}
        </button>
      ) : (
        <p className="text-pretty">{t(`device.${wayToInstall()}`)}</p>
      )}
    </SettingsCard>
  );
}

/** If the browser makes no offer. */
function wayToInstall(): "installed" | "app-insecure" | "install-ios" | "install-menu" {
  if (matchMedia("(display-mode: standalone)").matches) return "installed";
  // iPads claim to be Macs, which have no touch screen.
  if (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
    return "install-ios";
  return isSecureContext ? "install-menu" : "app-insecure";
}
