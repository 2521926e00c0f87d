import type { RouteObject } from "react-router";
import { ErrorPage } from "./shell/error-page.tsx";
import { Frame } from "./shell/frame.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { withTexts } from "./text/translation.ts";
import * as home from "./recipes/home-page.tsx";

/** Every page, and where it is. Home comes with the app, the others are loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: "/", loader: home.loader, Component: home.Component },
          { path: "/tagine", loader: home.loader, Component: home.Component },
          { path: "/login", lazy: () => import("./accounts/login-page.tsx") },
          { path: "/logout", lazy: () => import("./accounts/logout.ts") },
          { path: "/new", lazy: () => withTexts(import("./recipes/new-recipe-page.tsx")) },
          { path: "/recipe/:slug", lazy: () => withTexts(import("./recipes/recipe-page.tsx")) },
          {
            path: "/recipe/:slug/versions",
            lazy: () => withTexts(import("./recipes/versions/versions-page.tsx")),
            children: [
              { path: ":version/:against?", lazy: () => import("./recipes/versions/open-version.tsx") },
            ],
          },
          {
            path: "/recipes/category/:slug",
            lazy: async () =>
              (await withTexts(import("./recipes/organizer-page.tsx"))).organizerPage("category"),
          },
          {
            path: "/recipes/tag/:slug",
            lazy: async () => (await withTexts(import("./recipes/organizer-page.tsx"))).organizerPage("tag"),
          },
          {
            path: "/recipes/categories",
            lazy: async () =>
              (await withTexts(import("./recipes/organizing/organizers-page.tsx"))).organizersPage(
                "categories",
              ),
          },
          {
            path: "/recipes/tags",
            lazy: async () =>
              (await withTexts(import("./recipes/organizing/organizers-page.tsx"))).organizersPage("tags"),
          },
          { path: "/recipes/all", lazy: () => withTexts(import("./recipes/all-recipes-page.tsx")) },
          {
            path: "/search",
            lazy: () => withTexts(import("./recipes/searching/search-page.tsx")),
            children: [{ index: true, lazy: () => import("./recipes/searching/found.tsx") }],
          },
          { path: "/recipes/bin", lazy: () => withTexts(import("./recipes/bin-page.tsx")) },
          { path: "/imports", lazy: () => withTexts(import("./recipes/importing/imports-page.tsx")) },
          { path: "/imports/:id", lazy: () => withTexts(import("./recipes/importing/import-job-page.tsx")) },
          { path: "/import-page", lazy: () => withTexts(import("./recipes/importing/import-page.tsx")) },
          { path: "/bookmarklet", lazy: () => withTexts(import("./recipes/importing/bookmarklet-page.tsx")) },
          { path: "/debug", lazy: () => withTexts(import("./about/debug-page.tsx")) },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];
