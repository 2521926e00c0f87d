import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

import { loadDemoStatus } from "./api/about.ts";
import { resumeSession } from "./api/accounts.ts";
import { BASE } from "./api/call.ts";
import { loadSite } from "./api/site.ts";
import { loadDefaultTheme } from "./api/themes.ts";
import { routes } from "./routes.tsx";
import { language, preferredLanguage } from "./state/language.ts";
import { site } from "./state/site.ts";
import { showLanguage } from "./text/show-language.ts";

// What was last heard decides at once; the server's answers may change it while the page is already there.
await showLanguage(preferredLanguage(site.peek().language));
void resumeSession();
void loadDefaultTheme();
void loadDemoStatus();
void loadSite().then(({ language: setting }) => {
  const wanted = preferredLanguage(setting);
  return wanted === language.peek() ? undefined : showLanguage(wanted);
});

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, { basename: BASE })} />
    </StrictMode>,
  );
}
