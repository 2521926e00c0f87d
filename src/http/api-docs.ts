import { Elysia, type AnyElysia } from "elysia";
import type { Role } from "../contract/calls/call.ts";
import { FORM, UPLOAD } from "../contract/call-docs.ts";
import { Refusal, SilentRefusal, type RefusalKind } from "../contract/sentences.ts";
import { REFUSALS, SERVER_FAULT } from "./refusals.ts";

type Operation = Record<string, unknown> & {
  responses?: Record<string, unknown>;
  requestBody?: { content: Record<string, unknown> };
};

type Paths = Record<string, Record<string, Operation>>;

interface Document {
  info: { description: string };
  paths: Paths;
}

/** Generated on request, because it takes a while. */
export async function openApiDocument(
  api: AnyElysia,
  { version, basePath }: { version: string; basePath: string },
) {
  const { swagger } = await import("@elysiajs/swagger");
  const described = new Elysia().use(api).use(
    swagger({
      // The plugin's own page needs a CDN; this path is never served.
      path: "/unused",
      specPath: "/openapi.json",
      excludeStaticFile: false,
      documentation: {
        info: {
          title: "Tagine",
          version,
          description:
            "The API of a Tagine server. Sign in with `auth/token` and send the token as `Authorization: Bearer …`.",
        },
      },
    }),
  );
  const answer = await described.handle(new Request("http://localhost/openapi.json"));
  return completeDocument((await answer.json()) as Document, basePath);
}

function completeDocument(document: Document, basePath: string) {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [
      method,
      completeOperation(operation),
    ]);
    return [path.length > 1 ? path.replace(/\/$/, "") : path, Object.fromEntries(operations)];
  });
  const info = {
    ...document.info,
    description: `${document.info.description}\n\n${roleTable(document.paths)}`,
  };
  return {
    ...document,
    info,
    // The first version with JSON Schema's `null`.
    openapi: "3.1.0",
    servers: [{ url: basePath || "/" }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal, SilentRefusal },
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function completeOperation(operation: Operation): Operation {
  const { "x-refusals": refusals, "x-format": format, ...call } = operation;
  const { means, may } = ROLES[readRole(operation)];
  const [visitor, ...signedIn] = may;
  const limits = LIMITS.filter(({ key }) => operation[key]);
  const needsToken = visitor === NO;
  const kinds = new Set((refusals ?? []) as RefusalKind[]);
  if (needsToken) kinds.add("unauthorized");
  if (signedIn.includes(NO) || limits.length > 0) kinds.add("forbidden");
  if (call.requestBody) kinds.add("too-large").add("storage");
  const refused = [...[...kinds].map((kind) => REFUSALS[kind]), SERVER_FAULT].map((refusal) => {
    const isSilent = operation["x-silent"] && refusal === REFUSALS.unauthorized;
    const schema = { $ref: `#/components/schemas/${isSilent ? "SilentRefusal" : "Refusal"}` };
    return [refusal.status, { description: refusal.meaning, content: { "application/json": { schema } } }];
  });
  return {
    ...call,
    description: `${String(call["description"])}\n\n${[`For: ${means}.`, ...limits.map((limit) => limit.means)].join(" ")}`,
    ...(needsToken && { security: [{ token: [] }] }),
    ...(call.requestBody && { requestBody: fixFormats(call.requestBody, String(format)) }),
    responses: { ...call.responses, ...Object.fromEntries(refused) },
  };
}

interface RoleDocs {
  means: string;
  may: [visitor: string, user: string, self: string, admin: string];
}

const YES = "✓";
const NO = "–";
const UNLESS_CLOSED = "✓*";

const ROLES: Record<Role, RoleDocs> = {
  anyone: { means: "everyone, always", may: [YES, YES, YES, YES] },
  visitor: { means: "everyone, unless visitors must sign in", may: [UNLESS_CLOSED, YES, YES, YES] },
  user: { means: "signed-in users", may: [NO, YES, YES, YES] },
  self: { means: "the user it is about, and administrators", may: [NO, NO, YES, YES] },
  "only-self": { means: "the user it is about", may: [NO, NO, YES, NO] },
  admin: { means: "administrators", may: [NO, NO, NO, YES] },
};

const LIMITS = [
  { key: "x-personal", means: "Not with an API token." },
  { key: "x-off-in-demo", means: "Not in a demo." },
];

/** @throws Error if a route declares no role */
function readRole(operation: Operation): Role {
  const role = operation["x-role"];
  if (typeof role === "string" && role in ROLES) return role as Role;
  throw new Error(`A call declares no role: ${String(operation["summary"])}`);
}

function roleTable(paths: Paths): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path.replace(/^\/api\//, "").replace(/\/$/, "")}`;
      const limits = LIMITS.map(({ key }) => (operation[key] ? NO : YES));
      return `| \`${call}\` | ${[...ROLES[readRole(operation)].may, ...limits].join(" | ")} |`;
    }),
  );
  return [
    "## Who may make which call",
    "Self is the user that the `id` in the path names, or a member of that group. ✓* unless visitors must sign in. " +
      "The last two columns say whether a role may also call with an API token, and in a demo.",
    [
      "| Call | Visitor | User | Self | Administrator | API token | Demo |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
  ].join("\n\n");
}

/** The plugin lists formats that calls don't accept. */
function fixFormats(body: { content: Record<string, unknown> }, format: string) {
  const shape = Object.values(body.content)[0];
  return { ...body, content: { [format]: shape, ...(format === FORM && { [UPLOAD]: shape }) } };
}
