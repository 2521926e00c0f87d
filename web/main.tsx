import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { loadDemoStatus } from "./api/about.ts";
import { loadOwnAccount } from "./api/accounts.ts";
import { BASE } from "./api/path.ts";
import { loadSite } from "./api/site.ts";
import { routes } from "./routes.tsx";
import { NotLoaded } from "./shell/not-loaded.tsx";
import { redrawn } from "./shell/redrawn.tsx";
import "./state/first-worker.ts";
import "./state/install-offer.ts";
import { onStorageChange } from "./state/storage.ts";
import { language } from "./state/language.ts";
import { choosePreferredLanguage } from "./state/preferred-language.ts";
import { isOutdated, onSessionEnd, token } from "./state/session.ts";
import { site } from "./state/site.ts";
import { showLanguage } from "./text/show-language.ts";
import { whenQuiet } from "./ui/when-quiet.ts";

const root = createRoot(document.getElementById("root") ?? document.body);
try {
  // The last known setting decides; the server's answer may change it later.
  await showLanguage(choosePreferredLanguage(site.peek().language));
  start();
} catch (problem) {
  reportError(problem);
  root.render(<NotLoaded />);
}

function start(): void {
  void import("./api/session-refresh.ts").then(({ keepSession }) => keepSession()).catch(reportError);
  void import("./api/fresh-theme.ts").then(({ keepThemeFresh }) => keepThemeFresh()).catch(reportError);
  void beginOnThisDevice();
  void loadDemoStatus();
  void loadSite().then(showPreferred);
  isOutdated.subscribe((times) => {
    if (times > 0) void (token.peek() ? loadOwnAccount() : loadSite());
  });
  onStorageChange("language", () => void showPreferred());
  const router = createBrowserRouter(routes.map(redrawn), { basename: BASE });
  // The session may end before the first render.
  onSessionEnd(() => void router.revalidate());
  root.render(
    <StrictMode>
      <RouterProvider router={router} onError={(problem) => reportError(problem)} />
    </StrictMode>,
  );
}

async function beginOnThisDevice(): Promise<void> {
  await whenQuiet();
  const loaded = await import("./offline/start-sync.ts").catch(() => null);
  await loaded?.beginOnce();
}

async function showPreferred(): Promise<void> {
  const wanted = choosePreferredLanguage(site.peek().language);
  if (wanted !== language.peek()) await showLanguage(wanted).catch(reportError);
}
