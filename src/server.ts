import { Elysia, ValidationError } from "elysia";
import { aboutRoutes } from "./about/about-routes.ts";
import { debugRoutes } from "./about/debug-routes.ts";
import { downloadRoutes } from "./about/download-routes.ts";
import { authRoutes } from "./accounts/auth-routes.ts";
import { cookingRoutes } from "./cooking/cooking-routes.ts";
import { timerRoutes } from "./cooking/timers/timer-routes.ts";
import { createGuard, type Guard } from "./http/guard.ts";
import { toPublicUser } from "./accounts/account.ts";
import { profilePictureRoutes } from "./accounts/profile-picture-routes.ts";
import { NotSignedIn } from "./http/caller.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import { signUpRoutes } from "./accounts/sign-up-routes.ts";
import { userRoutes } from "./accounts/user-routes.ts";
import { displayRoutes } from "./displays/display-routes.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import type { App } from "./app.ts";
import { DEFAULT_STAPLES } from "./contract/ingredient-rules.ts";
import { archiveImportRoutes } from "./imports/archives/archive-import-routes.ts";
import { backupRoutes } from "./backups/backup-routes.ts";
import { exportRoutes } from "./exports/export-routes.ts";
import { restoreRoutes } from "./imports/restores/restore-routes.ts";
import { openApiDocument } from "./http/api-docs.ts";
import { bodyReader } from "./http/body-reader.ts";
import { calendarRoutes } from "./groups/calendar-routes.ts";
import { pantryRoutes } from "./groups/pantry-routes.ts";
import { webhookRoutes } from "./groups/webhook-routes.ts";
import { fileImportRoutes } from "./imports/files/file-import-routes.ts";
import { linkImportRoutes } from "./imports/links/link-import-routes.ts";
import { listMethods, listMissingMethods } from "./http/call-methods.ts";
import { privatePageRoutes } from "./http/private-pages.ts";
import { redactPath } from "./http/redact-path.ts";
import { mealPlanRoutes } from "./meal-plans/meal-plan-routes.ts";
import { emptyOrganizerRoutes, organizerRoutes } from "./organizers/organizer-routes.ts";
import { DomainError } from "./platform/errors.ts";
import { DataFolderMissing, storageProblem } from "./platform/storage-errors.ts";
import { migrationRoutes } from "./imports/migrations/migration-routes.ts";
import { trashRoutes } from "./recipes/trash/trash-routes.ts";
import { bulkRoutes } from "./recipes/bulk/bulk-routes.ts";
import { versionRoutes } from "./recipes/versions/version-routes.ts";
import { pictureChangeRoutes } from "./recipes/pictures/picture-change-routes.ts";
import { furtherPictureRoutes } from "./recipes/pictures/further-picture-routes.ts";
import { pictureRoutes } from "./recipes/pictures/picture-routes.ts";
import { libraryRoutes } from "./recipes/library/library-routes.ts";
import { listRoutes } from "./recipes/lists/list-routes.ts";
import { pageRoutes } from "./recipes/page/page-routes.ts";
import { recipeCheckRoutes, recipeRoutes } from "./recipes/recipe-routes.ts";
import { correctionRoutes } from "./recipes/page/correction-routes.ts";
import { ingredientRoutes } from "./recipes/page/ingredient-routes.ts";
import { searchRoutes } from "./recipes/search/search-routes.ts";
import { shareLinkRoutes } from "./share-links/share-link-routes.ts";
import { shoppingLinkRoutes } from "./shopping-lists/shopping-link-routes.ts";
import { shoppingListRoutes } from "./shopping-lists/shopping-list-routes.ts";
import {
  respondToFault,
  respondToShape,
  respondToRefusal,
  respondSilently,
  WrongMethod,
} from "./http/refusal-responses.ts";
import { customPageRoutes } from "./site/custom-page-routes.ts";
import { siteRoutes } from "./site/site-routes.ts";
import { sampleRecipeRoutes } from "./demo/sample-recipe-routes.ts";
import { themeRoutes } from "./themes/theme-routes.ts";

class CallNotFound extends DomainError {
  constructor() {
    super("not-found", "call-not-found");
  }
}
class FileNotFound extends DomainError {
  constructor() {
    super("not-found", "file-not-found");
  }
}
/** Elysia's default turns strings and lists into objects before validating them. */
const KEEP_INPUT = { normalize: "typebox" } as const;

export function server(app: App): { handle(request: Request): Response | Promise<Response> } {
  const { isDemo } = app.config;
  const open = createRouter(app, createGuard(app.sessions, { closed: false, isDemo }));
  let closed: typeof open | null = null;
  return {
    handle(request) {
      if (!app.site.mustSignIn()) return open.handle(request);
      closed ??= createRouter(app, createGuard(app.sessions, { closed: true, isDemo }));
      return closed.handle(request);
    },
  };
}

/** On their own, since one chain of all routes is too deep for the type check. */
function importRoutes(guard: Guard, app: App) {
  return new Elysia(KEEP_INPUT)
    .use(linkImportRoutes(guard, app))
    .use(fileImportRoutes(guard, app))
    .use(restoreRoutes(guard, app))
    .use(migrationRoutes(guard, app))
    .use(archiveImportRoutes(guard, app));
}

function createRouter(app: App, guard: Guard) {
  const { log, web, config } = app;
  const organizing = {
    listRecipes: app.recipes.withOrganizer,
    alsoMerge(from: number, into: number) {
      app.site.mergeSections(from, into);
      app.groups.mergeCategories(from, into);
      app.customPages.mergeCategories(from, into);
      app.search.relabelByOrganizer(from);
    },
  };
  const calls = new Elysia({ ...KEEP_INPUT, prefix: "/api" })
    .onAfterHandle({ as: "scoped" }, ({ request }) => {
      // Checked last, so that no lost write is confirmed.
      if (request.method !== "GET" && app.folder.isGone()) throw new DataFolderMissing();
    })
    .use(authRoutes(guard, app))
    .use(sessionRoutes(guard, app))
    .use(displayRoutes(guard, app))
    .use(signUpRoutes(guard, app))
    .use(userRoutes(guard, app))
    .use(profilePictureRoutes(guard, app))
    .use(
      groupRoutes(guard, {
        ...app,
        listUsers: (id) => app.users.inGroup(id).map(toPublicUser),
        listPlans: app.mealPlans.list,
      }),
    )
    .use(webhookRoutes(guard, app))
    .use(calendarRoutes(guard, app))
    .use(pantryRoutes(guard, app))
    .use(listRoutes(guard, app))
    .use(libraryRoutes(guard, app))
    .use(searchRoutes(guard, app))
    .use(recipeRoutes(guard, app))
    .use(recipeCheckRoutes(guard))
    .use(ingredientRoutes(guard, app))
    .use(correctionRoutes(guard, app))
    .use(versionRoutes(guard, app))
    .use(trashRoutes(guard, app))
    .use(bulkRoutes(guard, app))
    .use(pictureRoutes(guard, { ...app, isClosed: app.site.mustSignIn }))
    .use(pictureChangeRoutes(guard, app))
    .use(furtherPictureRoutes(guard, { ...app, isClosed: app.site.mustSignIn }))
    .use(shareLinkRoutes(guard, { ...app, isClosed: app.site.mustSignIn }))
    .use(
      shoppingListRoutes(guard, {
        ...app,
        getStaples: (group) => app.pantries.get(group).staples ?? DEFAULT_STAPLES,
        isOpen: app.sessions.isOpen,
      }),
    )
    .use(shoppingLinkRoutes(guard, app))
    .use(
      mealPlanRoutes(guard, {
        ...app,
        isClosed: app.site.mustSignIn,
        groupNamed: (name) => (name === undefined ? app.groups.defaultId() : app.groups.findId(name)),
      }),
    )
    .use(cookingRoutes(guard, app))
    .use(timerRoutes(guard, { ...app, isOpen: app.sessions.isOpen }))
    .use(emptyOrganizerRoutes(guard, app.categories))
    .use(emptyOrganizerRoutes(guard, app.tags))
    .use(organizerRoutes(guard, { organizers: app.categories, ...organizing }))
    .use(organizerRoutes(guard, { organizers: app.tags, ...organizing }))
    .use(siteRoutes(guard, app))
    .use(customPageRoutes(guard, { ...app, ...organizing }))
    .use(themeRoutes(guard, app))
    .use(sampleRecipeRoutes(guard, app))
    .use(backupRoutes(guard, app))
    .use(importRoutes(guard, app))
    .use(exportRoutes(guard, app))
    .use(aboutRoutes(guard, app.about))
    .use(debugRoutes(guard, app))
    .use(downloadRoutes(guard, app));

  const docs = async () =>
    Response.json(await openApiDocument(calls, { version: app.about.version, basePath: config.basePath }));
  const refuseCall = ({ request, path }: { request: Request; path: string }) => {
    const allowed = listMethods(calls, path).filter((method) => method !== request.method);
    throw allowed.length > 0 ? new WrongMethod(allowed) : new CallNotFound();
  };
  const bodies = bodyReader(calls.routes, app.sessions.isSignedIn);
  const silent = new Set(
    calls.routes
      .filter(({ hooks }) => hooks.detail?.["x-silent"])
      .map(({ method, path }) => `${method} ${path}`),
  );

  // `/api/*` is registered twice: the router prefers the web app's `GET /*` to a path for all methods.
  const answers = new Elysia(KEEP_INPUT)
    // Destructured, because Elysia computes only the context fields that a hook names.
    .onParse({ as: "global" }, ({ request, route, params }) => bodies.read({ request, route, params }))
    .onError({ as: "global" }, ({ error, request, path, route }) => {
      const problem = toRefusal(error, bodies.explain(request));
      if (problem instanceof ValidationError) return respondToShape(problem);
      if (problem instanceof NotSignedIn && silent.has(`${request.method} ${route}`))
        return respondSilently(problem);
      if (problem instanceof DomainError) return respondToRefusal(problem);
      const requestId = app.visits.get(request)?.id ?? "";
      log.error(`${request.method} ${redactPath(path)} ${requestId}`, problem);
      return respondToFault(requestId);
    })
    .use(calls)
    .use(guard)
    .get("/api/openapi.json", config.apiDocs ? docs : refuseCall, { visitor: true, detail: { hide: true } })
    .get("/api/*", refuseCall)
    .all("/api/*", refuseCall)
    .all("/api", refuseCall)
    .use(pageRoutes({ ...app, ...web, isClosed: app.site.mustSignIn }))
    .use(privatePageRoutes(web))
    .get("/openapi.json", () => {
      if (!config.apiDocs) throw new FileNotFound();
      return new Response(null, {
        status: 302,
        headers: { Location: `${config.basePath}/api/openapi.json` },
      });
    })
    .get("/docs", ({ request }) => (config.apiDocs ? web.docsPage(request) : web.page(request)))
    .get("/*", ({ request, path }) => {
      const file = web.file(path.slice(1), request);
      // Sending the page instead of a script would cause a confusing error.
      if (!file && /^\/(?:assets|docs)\/./.test(path)) throw new FileNotFound();
      return file ?? web.page(request);
    })
    .all("/*", () => {
      throw new WrongMethod(["GET", "HEAD"]);
    });
  for (const { method, path } of listMissingMethods(calls)) answers.route(method, path, refuseCall);
  return answers;
}

function toRefusal(error: unknown, unreadable: DomainError | undefined): unknown {
  if (error instanceof ValidationError) return error.type === "body" ? (unreadable ?? error) : error;
  return storageProblem(error);
}
