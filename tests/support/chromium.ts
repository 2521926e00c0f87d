import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserServer } from "playwright-core";

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

const options = () => ({
  executablePath: process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place)),
  args: FLAGS,
});

/** The addresses of running browsers, one per worker of a test run. */
export const BROWSERS = "TEST_BROWSERS";

/** Workers don't share a browser, since it has a single clipboard. */
export function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}

/** Starts a browser if a file is run by hand. */
export function openChromium(): Promise<Browser> {
  const addresses = process.env[BROWSERS]?.split(" ") ?? [];
  const address = addresses[Number(process.env["BUN_TEST_WORKER_ID"] ?? 1) - 1];
  return address
    ? chromium.connect(address).catch(() => chromium.launch(options()))
    : chromium.launch(options());
}
