import { Elysia, ValidationError } from "elysia";
import { aboutRoutes } from "./about/about-routes.ts";
import { authRoutes } from "./accounts/auth-routes.ts";
import { TooManyAttempts } from "./accounts/sign-in-limits.ts";
import { userRoutes } from "./accounts/user-routes.ts";
import type { App } from "./app.ts";
import { openApiDocument } from "./api-docs.ts";
import {
  sentence,
  type Fault,
  type Refusal,
  type Sentence,
  type SentenceParams,
} from "./contract/sentences.ts";
import { importRoutes } from "./imports/import-routes.ts";
import { respelled, spellingsOf, type Spellings } from "./spelling.ts";
import { ownAddress } from "./own-address.ts";
import { emptyOrganizerRoutes } from "./organizers/empty-organizer-routes.ts";
import { organizerRoutes } from "./organizers/organizer-routes.ts";
import { DomainError, Invalid } from "./platform/errors.ts";
import { BODY_MOST_BYTES, decodeBody, isUpload, NotJson, readText } from "./platform/request-body.ts";
import { DataGone, DiskFull, isDiskFull } from "./platform/storage-errors.ts";
import { recipeBinRoutes } from "./recipes/recipe-bin-routes.ts";
import { recipeCheckRoutes } from "./recipes/recipe-check-routes.ts";
import { recipeChangeRoutes } from "./recipes/recipe-change-routes.ts";
import { recipeHistoryRoutes } from "./recipes/recipe-history-routes.ts";
import { recipeImageChangeRoutes } from "./recipes/recipe-image-change-routes.ts";
import { recipeImageRoutes } from "./recipes/recipe-image-routes.ts";
import { recipeListRoutes } from "./recipes/recipe-list-routes.ts";
import { recipePageRoutes } from "./recipes/recipe-page-routes.ts";
import { recipeRoutes } from "./recipes/recipe-routes.ts";
import { recipeSearchRoutes } from "./recipes/recipe-search-routes.ts";
import { brokenRuleFault, shapeFaultsOf } from "./faults.ts";
import { REFUSALS, SERVER_FAULT } from "./refusals.ts";
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
class WrongMethod extends DomainError {
  constructor(readonly allowed: string[]) {
    super("method", "method-not-allowed", { allowed: allowed.join(", ") });
  }
}

/** Elysia's other way to leave out unknown fields makes an object of any text or list before it is looked at. */
const TAKEN_AS_SENT = { normalize: "typebox" } as const;

/** All that Tagine answers: the calls below /api, the docs, and the web app for every other address. */
export function server(app: App) {
  const { guard, log, web, config } = app;
  const organizing = {
    recipesOf: app.recipes.withOrganizer,
    alsoMerge(from: number, into: number) {
      app.site.mergeSections(from, into);
      app.recipes.search.relabelAllOf(from);
    },
  };
  const calls = new Elysia({ ...TAKEN_AS_SENT, prefix: "/api" })
    .onAfterHandle({ as: "scoped" }, ({ request }) => {
      // Asked last, so that nothing is acknowledged that is already lost.
      if (request.method !== "GET" && app.folder.isGone()) throw new DataGone();
    })
    .use(authRoutes(guard, app))
    .use(userRoutes(guard))
    .use(recipeListRoutes(guard, app))
    .use(recipeSearchRoutes(guard, app))
    .use(recipeRoutes(guard, app))
    .use(recipeCheckRoutes(guard))
    .use(recipeHistoryRoutes(guard, app))
    .use(recipeBinRoutes(guard, app))
    .use(recipeChangeRoutes(guard, app))
    .use(recipeImageRoutes(guard, app))
    .use(recipeImageChangeRoutes(guard, app))
    .use(importRoutes(guard, app))
    .use(emptyOrganizerRoutes(guard, app.categories))
    .use(emptyOrganizerRoutes(guard, app.tags))
    .use(organizerRoutes(guard, { organizers: app.categories, ...organizing }))
    .use(organizerRoutes(guard, { organizers: app.tags, ...organizing }))
    .use(siteRoutes(guard, app))
    .use(themeRoutes(guard, app))
    .use(aboutRoutes(guard, app.about));

  const docs = async () =>
    Response.json(await openApiDocument(calls, { version: app.about.version, basePath: config.basePath }));
  const noSuchCall = ({ request, path }: { request: Request; path: string }) => {
    const allowed = methodsOf(calls, path).filter((method) => method !== request.method);
    throw allowed.length > 0 ? new WrongMethod(allowed) : new NoSuchCall();
  };
  const spellings = spellingsOf(calls.routes.map((route) => route.hooks.body).filter(Boolean));
  const unreadable = new WeakMap<Request, DomainError>();

  // `/api/*` is named twice: the router would rather take `GET /*`, the web app's, than a path for all methods.
  const answers = new Elysia(TAKEN_AS_SENT)
    .onParse({ as: "global" }, ({ request }) =>
      bodyOf(request, spellings, (problem) => unreadable.set(request, problem)),
    )
    .onError({ as: "global" }, ({ error, request, path }) => {
      const problem = meant(error, unreadable.get(request));
      if (problem instanceof ValidationError) return misshapen(problem);
      if (problem instanceof DomainError) return refused(problem);
      const requestId = app.visits.get(request)?.id ?? "";
      log.error(`${request.method} ${path} ${requestId}`, problem);
      return respond(SERVER_FAULT.status, "internal", { requestId });
    })
    .use(calls)
    .get("/api/openapi.json", config.apiDocs ? docs : noSuchCall, { detail: { hide: true } })
    .get("/api/*", noSuchCall)
    .all("/api/*", noSuchCall)
    .all("/api", noSuchCall)
    .use(recipePageRoutes({ ...app, ...web, addressOf: (request) => ownAddress(request, config) }))
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

/**
 * The body, with its names as the contract spells them. A body that cannot be read becomes null, which no call takes,
 * and is told of later: first it has to be seen whether the caller may call.
 */
async function bodyOf(
  request: Request,
  spellings: Spellings,
  tell: (problem: DomainError) => void,
): Promise<unknown> {
  try {
    // The few calls that take a file read it themselves, once it is known that the caller may send one.
    if (isUpload(request)) throw new NotJson();
    const text = await readText(request, BODY_MOST_BYTES);
    return respelled(decodeBody(text, request.headers.get("Content-Type") ?? ""), spellings);
  } catch (problem) {
    if (!(problem instanceof DomainError)) throw problem;
    tell(problem);
    return null;
  }
}

/** What is to be told of: of a body that could not be read, why; of a write without room for it, that. */
function meant(error: unknown, unreadable: DomainError | undefined): unknown {
  if (error instanceof ValidationError) return unreadable ?? error;
  return isDiskFull(error) ? new DiskFull() : error;
}

function refused(refusal: DomainError): Response {
  const headers: Record<string, string> = {};
  if (refusal.kind === "unauthorized") headers["WWW-Authenticate"] = "Bearer";
  if (refusal instanceof TooManyAttempts) headers["Retry-After"] = String(refusal.retryAfterSeconds);
  if (refusal instanceof WrongMethod) headers["Allow"] = refusal.allowed.join(", ");
  const faults = refusal instanceof Invalid ? refusal.broken.map(brokenRuleFault) : undefined;
  const { params, beside } = refusal;
  return respond(REFUSALS[refusal.kind].status, refusal.problem, { params, beside, faults, headers });
}

function misshapen(problem: ValidationError): Response {
  return respond(REFUSALS.invalid.status, "not-valid", { faults: shapeFaultsOf(problem) });
}

function respond(
  status: number,
  code: Sentence,
  more: {
    params?: SentenceParams;
    beside?: Record<string, unknown>;
    faults?: Fault[];
    headers?: Record<string, string>;
    requestId?: string;
  } = {},
): Response {
  const body: Refusal = {
    ...more.beside,
    snackbar: { text: sentence(code, more.params), type: "error" },
    code,
    ...(more.params && { params: more.params }),
    ...(more.faults && { detail: more.faults }),
    ...(more.requestId !== undefined && { requestId: more.requestId }),
  };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...more.headers } });
}

/** The methods that a path can be called with; none for a path that is no call. */
function methodsOf(calls: { routes: { path: string; method: string }[] }, path: string): string[] {
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
