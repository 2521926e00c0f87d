import { useEffect, useRef } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { installOffer } from "../state/install-offer.ts";
import { SettingsCard } from "../ui/settings-card.tsx";
import { beginOnce } from "./start-sync.ts";
import { changes } from "./sync.ts";
import { KeepingCard } from "./sync-card.tsx";
import { readOfflineContents } from "./offline-contents.ts";

export async function loader() {
  await beginOnce();
  return { kept: await readOfflineContents() };
}

export function Component() {
  const { kept } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const count = useValue(changes);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) void revalidate();
    seen.current = count;
  }, [count, revalidate]);
  return (
    <div className="reading-width flex flex-col gap-6">
      <PageTitle of={t("device.title")} />
      <Headline>{t("device.title")}</Headline>
      <KeepingCard kept={kept} />
      <AppCard />
    </div>
  );
}

function AppCard() {
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
