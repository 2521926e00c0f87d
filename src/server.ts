import { Elysia, ValidationError } from "elysia";
import { aboutRoutes } from "./about/about-routes.ts";
import { debugRoutes } from "./about/debug-routes.ts";
import { downloadRoutes } from "./about/download-routes.ts";
import { authRoutes } from "./accounts/auth-routes.ts";
import { createGuard, type Guard } from "./http/guard.ts";
import { toPublicUser } from "./accounts/account.ts";
import { profilePictureRoutes } from "./accounts/profile-picture-routes.ts";
import { NotSignedIn } from "./http/caller.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import { signUpRoutes } from "./accounts/sign-up-routes.ts";
import { userRoutes } from "./accounts/user-routes.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import type { App } from "./app.ts";
import { archiveImportRoutes } from "./imports/archives/archive-import-routes.ts";
import { backupRoutes } from "./backups/backup-routes.ts";
import { exportRoutes } from "./exports/export-routes.ts";
import { restoreRoutes } from "./imports/restores/restore-routes.ts";
import { openApiDocument } from "./http/api-docs.ts";
import { bodyReader } from "./http/body-reader.ts";
import { calendarRoutes } from "./groups/calendar-routes.ts";
import { webhookRoutes } from "./groups/webhook-routes.ts";
import { linkImportRoutes } from "./imports/links/link-import-routes.ts";
import { redactPath } from "./http/redact-path.ts";
import { mealPlanRoutes } from "./meal-plans/meal-plan-routes.ts";
import { emptyOrganizerRoutes, organizerRoutes } from "./organizers/organizer-routes.ts";
import { DomainError } from "./platform/errors.ts";
import { DataGone, storageProblem } from "./platform/storage-errors.ts";
import { migrationRoutes } from "./imports/migrations/migration-routes.ts";
import { trashRoutes } from "./recipes/trash/trash-routes.ts";
import { bulkRoutes } from "./recipes/bulk/bulk-routes.ts";
import { versionRoutes } from "./recipes/versions/version-routes.ts";
import { pictureChangeRoutes } from "./recipes/pictures/picture-change-routes.ts";
import { pictureRoutes } from "./recipes/pictures/picture-routes.ts";
import { libraryRoutes } from "./recipes/library/library-routes.ts";
import { listRoutes } from "./recipes/lists/list-routes.ts";
import { pageRoutes } from "./recipes/page/page-routes.ts";
import { recipeCheckRoutes, recipeRoutes } from "./recipes/recipe-routes.ts";
import { searchRoutes } from "./recipes/search/search-routes.ts";
import {
  respondToFault,
  respondToShape,
  respondToRefusal,
  respondSilently,
  WrongMethod,
} from "./http/refusal-responses.ts";
import { customPageRoutes } from "./site/custom-page-routes.ts";
import { siteRoutes } from "./site/site-routes.ts";
import { themeRoutes } from "./themes/theme-routes.ts";

class NoSuchCall extends DomainError {
  constructor() {
    super("not-found", "call-not-found");
  }
}
class NoSuchFile extends DomainError {
  constructor() {
    super("not-found", "file-not-found");
  }
}
/** Elysia's other way to leave out unknown fields makes an object of any text or list before it is looked at. */
const TAKEN_AS_SENT = { normalize: "typebox" } as const;

/** All that Tagine answers, to visitors or only to who is signed in, as the site's settings say at the time. */
export function server(app: App): { handle(request: Request): Response | Promise<Response> } {
  const { isDemo } = app.config;
  const open = answering(app, createGuard(app.sessions, { closed: false, isDemo }));
  let closed: typeof open | null = null;
  return {
    handle(request) {
      if (!app.site.mustSignIn()) return open.handle(request);
      closed ??= answering(app, createGuard(app.sessions, { closed: true, isDemo }));
      return closed.handle(request);
    },
  };
}

function answering(app: App, guard: Guard) {
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
  const calls = new Elysia({ ...TAKEN_AS_SENT, prefix: "/api" })
    .onAfterHandle({ as: "scoped" }, ({ request }) => {
      // Asked last, so that nothing is acknowledged that is already lost.
      if (request.method !== "GET" && app.folder.isGone()) throw new DataGone();
    })
    .use(authRoutes(guard, app))
    .use(sessionRoutes(guard, app))
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
    .use(listRoutes(guard, app))
    .use(libraryRoutes(guard, app))
    .use(searchRoutes(guard, app))
    .use(recipeRoutes(guard, app))
    .use(recipeCheckRoutes(guard))
    .use(versionRoutes(guard, app))
    .use(trashRoutes(guard, app))
    .use(bulkRoutes(guard, app))
    .use(pictureRoutes(guard, { ...app, isClosed: app.site.mustSignIn }))
    .use(pictureChangeRoutes(guard, app))
    .use(linkImportRoutes(guard, app))
    .use(
      mealPlanRoutes(guard, {
        ...app,
        isClosed: app.site.mustSignIn,
        groupNamed: (name) => (name === undefined ? app.groups.defaultId() : app.groups.findId(name)),
      }),
    )
    .use(emptyOrganizerRoutes(guard, app.categories))
    .use(emptyOrganizerRoutes(guard, app.tags))
    .use(organizerRoutes(guard, { organizers: app.categories, ...organizing }))
    .use(organizerRoutes(guard, { organizers: app.tags, ...organizing }))
    .use(siteRoutes(guard, app))
    .use(customPageRoutes(guard, { ...app, ...organizing }))
    .use(themeRoutes(guard, app))
    .use(backupRoutes(guard, app))
    .use(restoreRoutes(guard, app))
    .use(exportRoutes(guard, app))
    .use(migrationRoutes(guard, app))
    .use(archiveImportRoutes(guard, app))
    .use(aboutRoutes(guard, app.about))
    .use(debugRoutes(guard, app))
    .use(downloadRoutes(guard, app));

  const docs = async () =>
    Response.json(await openApiDocument(calls, { version: app.about.version, basePath: config.basePath }));
  const noSuchCall = ({ request, path }: { request: Request; path: string }) => {
    const allowed = listMethods(calls, path).filter((method) => method !== request.method);
    throw allowed.length > 0 ? new WrongMethod(allowed) : new NoSuchCall();
  };
  const bodies = bodyReader(calls.routes, app.sessions.isSignedIn);
  const silent = new Set(
    calls.routes
      .filter(({ hooks }) => hooks.detail?.["x-silent"])
      .map(({ method, path }) => `${method} ${path}`),
  );

  // `/api/*` is named twice: the router would rather take `GET /*`, the web app's, than a path for all methods.
  const answers = new Elysia(TAKEN_AS_SENT)
    // Elysia makes for every request what its hooks name: all of it, for one that takes the whole context.
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
    .get("/api/openapi.json", config.apiDocs ? docs : noSuchCall, { visitor: true, detail: { hide: true } })
    .get("/api/*", noSuchCall)
    .all("/api/*", noSuchCall)
    .all("/api", noSuchCall)
    .use(pageRoutes({ ...app, ...web, isClosed: app.site.mustSignIn }))
    .get("/openapi.json", () => {
      if (!config.apiDocs) throw new NoSuchFile();
      return new Response(null, {
        status: 302,
        headers: { Location: `${config.basePath}/api/openapi.json` },
      });
    })
    .get("/docs", ({ request }) => (config.apiDocs ? web.docsPage(request) : web.page(request)))
    .get("/*", ({ request, path }) => {
      const file = web.file(path.slice(1), request);
      // A page in place of a script would be an error that is hard to understand.
      if (!file && /^\/(?:assets|docs)\/./.test(path)) throw new NoSuchFile();
      return file ?? web.page(request);
    })
    .all("/*", () => {
      throw new WrongMethod(["GET", "HEAD"]);
    });
  for (const { method, path } of methodsNotTaken(calls)) answers.route(method, path, noSuchCall);
  return answers;
}

/** `recipes/create` is a call and no recipe's slug, whatever it is called with. */
function methodsNotTaken({ routes }: { routes: { path: string; method: string }[] }) {
  const named = [...new Set(routes.map(({ path }) => path).filter((path) => !path.includes(":")))];
  return named.flatMap((path) =>
    ["GET", "POST", "PUT", "DELETE"]
      .filter((method) => !routes.some((route) => route.path === path && route.method === method))
      .map((method) => ({ method, path })),
  );
}

/** What is to be told of: of a body that could not be read, why; of a write without room for it, that. */
function toRefusal(error: unknown, unreadable: DomainError | undefined): unknown {
  if (error instanceof ValidationError) return unreadable ?? error;
  return storageProblem(error);
}

/** The methods that a path can be called with; none for a path that is no call. */
function listMethods(calls: { routes: { path: string; method: string }[] }, path: string): string[] {
  const parts = path.replace(/\/$/, "").split("/");
  const fits = calls.routes.filter((route) => {
    const wanted = route.path.replace(/\/+$/, "").split("/");
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith(":") || part === parts[at])
    );
  });
  // `recipes/create` is a call, and no recipe's slug.
  const named = fits.filter((route) => !route.path.includes(":"));
  const methods = new Set((named.length > 0 ? named : fits).map((route) => route.method));
  return [...methods, ...(methods.has("GET") ? ["HEAD"] : [])];
}
