import { redirect, type RouteObject } from "react-router";
import { requireSignIn } from "./accounts/require-sign-in.ts";
import { stayOnDisplay } from "./displays/stay-on-display.ts";
import { ErrorPage, NotFoundPage } from "./shell/error-pages.tsx";
import { Frame } from "./shell/frame.tsx";
import { later, withTexts } from "./ui/later.ts";
import * as home from "./recipes/lists/home-page.tsx";

/** Home is part of the app; other pages are loaded when visited. */
export const routes: RouteObject[] = [
  {
    middleware: [stayOnDisplay],
    Component: Frame,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: "/", loader: home.loader, Component: home.Component },
          { path: "/tagine", loader: home.loader, Component: home.Component },
          { path: "/login", lazy: () => later(import("./accounts/login-page.tsx")) },
          { path: "/logout", lazy: () => later(import("./accounts/logout-page.tsx")) },
          { path: "/welcome", lazy: () => later(import("./setup/welcome-page.tsx")) },
          { path: "/sign-up", loader: () => redirect("/") },
          { path: "/sign-up/:token", lazy: () => later(import("./accounts/sign-up-page.tsx")) },
          { path: "/new", lazy: () => later(import("./recipes/new-recipe-page.tsx")) },
          { path: "/recipe/:slug", lazy: () => later(import("./recipes/page/recipe-page.tsx")) },
          { path: "/recipe/:slug/cook", lazy: () => later(import("./recipes/cook-mode/cook-page.tsx")) },
          { path: "/cook", lazy: () => later(import("./recipes/together/together-page.tsx")) },
          {
            path: "/recipe/:slug/versions",
            lazy: () => later(import("./recipes/versions/versions-page.tsx")),
            children: [
              {
                path: ":version/:against?",
                lazy: () => later(import("./recipes/versions/open-version.tsx")),
              },
            ],
          },
          {
            path: "/recipes/category/:slug",
            lazy: async () =>
              (await later(import("./recipes/lists/organizer-page.tsx"))).organizerPage("category"),
          },
          {
            path: "/recipes/tag/:slug",
            lazy: async () =>
              (await later(import("./recipes/lists/organizer-page.tsx"))).organizerPage("tag"),
          },
          {
            path: "/recipes/categories",
            lazy: async () =>
              (await later(import("./organizers/organizers-page.tsx"))).organizersPage("categories"),
          },
          {
            path: "/recipes/tags",
            lazy: async () =>
              (await later(import("./organizers/organizers-page.tsx"))).organizersPage("tags"),
          },
          { path: "/recipes/all", lazy: () => withTexts(import("./recipes/lists/all-recipes-page.tsx")) },
          {
            path: "/search",
            lazy: () => later(import("./recipes/search/search-page.tsx")),
            children: [{ index: true, lazy: () => later(import("./recipes/search/found.tsx")) }],
          },
          { path: "/cook-with", lazy: () => later(import("./recipes/cook-with/cook-with-page.tsx")) },
          { path: "/cookbook", lazy: () => later(import("./recipes/cookbook/cookbook-page.tsx")) },
          { path: "/pages/:slug", lazy: () => later(import("./site/custom-page.tsx")) },
          { path: "/recipes/bin", lazy: () => later(import("./recipes/trash/trash-page.tsx")) },
          { path: "/imports", lazy: () => later(import("./imports/links/imports-page.tsx")) },
          {
            path: "/imports/files",
            middleware: [requireSignIn],
            children: [
              { index: true, lazy: () => later(import("./imports/files/files-page.tsx")) },
              { path: ":id", lazy: () => later(import("./imports/files/file-import-page.tsx")) },
            ],
          },
          { path: "/imports/:id", lazy: () => later(import("./imports/links/import-job-page.tsx")) },
          { path: "/import-page", lazy: () => later(import("./imports/links/import-page.tsx")) },
          {
            path: "/share",
            middleware: [requireSignIn],
            lazy: () => later(import("./shopping-lists/adding/share-page.tsx")),
          },
          { path: "/bookmarklet", lazy: () => later(import("./imports/links/bookmarklet-page.tsx")) },
          {
            path: "/meal-plan",
            middleware: [requireSignIn],
            children: [
              { path: "this-week?", lazy: () => later(import("./meal-plans/this-week-page.tsx")) },
              { path: "today", lazy: () => later(import("./meal-plans/today-page.tsx")) },
              { path: "planner", lazy: () => later(import("./meal-plans/planner-page.tsx")) },
            ],
          },
          {
            path: "/shopping",
            middleware: [requireSignIn],
            lazy: () => later(import("./shopping-lists/shopping-page.tsx")),
          },
          { path: "/device", lazy: () => later(import("./offline/device-page.tsx")) },
          { path: "/debug", lazy: () => later(import("./about/debug-page.tsx")) },
          {
            path: "/admin",
            middleware: [requireSignIn],
            lazy: () => later(import("./accounts/admin-frame.tsx")),
            children: [
              { path: "profile?", lazy: () => later(import("./accounts/profile/profile-page.tsx")) },
              { path: "themes", lazy: () => later(import("./themes/themes-page.tsx")) },
              {
                path: "meal-planner",
                lazy: () => later(import("./groups/meal-planner-page.tsx")),
              },
              {
                path: "ingredients",
                lazy: () => later(import("./site/ingredients/ingredients-page.tsx")),
              },
              { path: "settings", lazy: () => later(import("./site/settings-page.tsx")) },
              {
                path: "manage-users",
                lazy: () => later(import("./accounts/managing/manage-users-page.tsx")),
              },
              { path: "backups", lazy: () => later(import("./backups/backups-page.tsx")) },
              {
                path: "migrations",
                lazy: () => later(import("./imports/migrations/migrations-page.tsx")),
              },
              ...["backups", "migrations"].map((of) => ({
                path: `${of}/imports/:id`,
                lazy: () => later(import("./imports/archives/archive-import-page.tsx")),
              })),
              { path: "about", lazy: () => later(import("./about/about-page.tsx")) },
            ],
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
  {
    path: "/shared/:token",
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    lazy: () => later(import("./recipes/sharing/linked-recipe-page.tsx")),
  },
  {
    path: "/display",
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    lazy: () => later(import("./displays/display-page.tsx")),
  },
  {
    path: "/list/:token",
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    lazy: () => later(import("./shopping-lists/guest/linked-list-page.tsx")),
  },
];
