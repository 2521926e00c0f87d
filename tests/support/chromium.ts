import { chromium, type Browser, type BrowserServer } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  // Containers give 64 MB of shared memory, which a page with pictures fills.
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Every window would load the list under its address bar and a spare process, which journeys never use. Only the
  // last such flag counts alone, so it repeats the driver's own.
  "--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,AvoidCorsURLLoaderRestartOnRedirect",
];

const options = () => ({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: FLAGS });

/** Names the addresses of browsers that run already, one for each worker of a test run. */
export const BROWSERS = "TEST_BROWSERS";

/** Starts a browser that the files of a worker share. Workers don't share one: it has a single clipboard. */
export function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}

/** Connects to the browser of this worker; starts one where there is none, as for a file that is run by hand. */
export function openChromium(): Promise<Browser> {
  const addresses = process.env[BROWSERS]?.split(" ") ?? [];
  const address = addresses[Number(process.env["BUN_TEST_WORKER_ID"] ?? 1) - 1];
  return address
    ? chromium.connect(address).catch(() => chromium.launch(options()))
    : chromium.launch(options());
}
