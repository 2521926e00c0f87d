import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  // Containers have 64 MB of shared memory, which a page with pictures fills.
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Keeps each window from loading programs for the address bar, and a spare process. Only the last such flag counts, so
  // this repeats what the driver disables.
  "--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,AvoidCorsURLLoaderRestartOnRedirect",
];

/** Where Debian puts Chromium. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export function findChromium(): string | undefined {
  return process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
}

const options = () => ({
  executablePath: findChromium(),
  args: [...FLAGS, ...(process.env["CHROMIUM_FLAGS"]?.split(" ") ?? [])],
});

let browser: Promise<Browser> | null = null;

/** All test files of a process use the same one. It ends with the process. */
export function openChromium(): Promise<Browser> {
  return (browser ??= chromium.launch(options()));
}
