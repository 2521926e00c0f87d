import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { loadDemoStatus } from "./api/about.ts";
import { resumeSession } from "./api/accounts.ts";
import { BASE } from "./api/call.ts";
import { loadSite } from "./api/site.ts";
import { loadDefaultTheme } from "./api/themes.ts";
import { routes } from "./routes.tsx";
import { NotLoaded } from "./shell/not-loaded.tsx";
import { language, preferredLanguage } from "./state/language.ts";
import { site } from "./state/site.ts";
import { useValue } from "./state/use-value.ts";
import { showLanguage } from "./text/show-language.ts";

const root = createRoot(document.getElementById("root") ?? document.body);
try {
  // What was last heard decides at once; the server's answers may change it while the page is already there.
  await showLanguage(preferredLanguage(site.peek().language));
  start();
} catch (problem) {
  reportError(problem);
  root.render(<NotLoaded />);
}

function start(): void {
  void resumeSession();
  void loadDefaultTheme();
  void loadDemoStatus();
  void loadSite().then(({ language: setting }) => {
    const wanted = preferredLanguage(setting);
    return wanted === language.peek() ? undefined : showLanguage(wanted);
  });
  const router = createBrowserRouter(routes, { basename: BASE });
  root.render(
    <StrictMode>
      <Pages router={router} />
    </StrictMode>,
  );
}

/**
 * All pages. Texts are read while drawing, so another language has to draw everything again, without losing what is
 * typed or who has the focus: the router does that whenever it is handed another function for errors.
 */
function Pages({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useValue(language);
  return <RouterProvider router={router} onError={(problem) => reportError(problem)} />;
}
