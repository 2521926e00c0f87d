import { Elysia, type AnyElysia } from "elysia";
import { Refusal } from "./contract/sentences.ts";
import type { RefusalStatus } from "./contract/call-docs.ts";

/** What a status means, for a reader of the docs. */
const MEANINGS: Record<RefusalStatus | 401 | 403 | 500, string> = {
  401: "Not signed in, or wrong credentials",
  403: "The role does not allow it",
  404: "There is no such thing",
  409: "In conflict with what is there",
  412: "Changed by someone else meanwhile",
  413: "Too large",
  415: "Not that kind of file",
  422: "Does not hold to its shape or to a rule",
  429: "Too many attempts; `Retry-After` says when to come back, in seconds",
  500: "A fault of the server",
  502: "The other web site failed",
};

type Operation = Record<string, unknown> & {
  responses?: Record<string, unknown>;
  requestBody?: { content: Record<string, unknown> };
};

/**
 * The OpenAPI document of all calls, made from their routes' schemas. Putting it together takes a while, so it is done
 * when someone asks for it.
 */
export async function openApiDocument(
  api: AnyElysia,
  { version, basePath }: { version: string; basePath: string },
) {
  const { swagger } = await import("@elysiajs/swagger");
  const described = new Elysia().use(api).use(
    swagger({
      path: "/unused",
      specPath: "/openapi.json",
      excludeStaticFile: false,
      documentation: {
        info: {
          title: "Tagine",
          version,
          description:
            "The calls of a Tagine. Sign in with `auth/token`; send its token as `Authorization: Bearer …`.",
        },
      },
    }),
  );
  const answer = await described.handle(new Request("http://localhost/openapi.json"));
  return finished((await answer.json()) as { paths: Record<string, Record<string, Operation>> }, basePath);
}

/** The plugin's document with what it does not know: who may call, how calls refuse, in which format bodies come. */
function finished(document: { paths: Record<string, Record<string, Operation>> }, basePath: string) {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [
      method,
      finishedCall(operation),
    ]);
    return [path.length > 1 ? path.replace(/\/$/, "") : path, Object.fromEntries(operations)];
  });
  return {
    ...document,
    // Its shapes say `null` as JSON Schema does, which OpenAPI does from this version on.
    openapi: "3.1.0",
    servers: [{ url: basePath || "/" }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal },
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function finishedCall(operation: Operation): Operation {
  const { "x-role": role, "x-refusals": refusals, "x-form": form, ...call } = operation;
  const closed = role === "user" || role === "admin";
  const statuses = new Set<RefusalStatus | 403 | 500>([...((refusals as RefusalStatus[]) ?? []), 500]);
  if (closed) statuses.add(401);
  if (role === "admin") statuses.add(403);
  if (call.requestBody) statuses.add(413);
  const refused = [...statuses].map((status) => [
    status,
    {
      description: MEANINGS[status],
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  ]);
  return {
    ...call,
    description: `${String(call["description"])}\n\nFor: ${ROLES[String(role)] ?? "everyone"}.`,
    "x-role": role,
    ...(closed && { security: [{ token: [] }] }),
    ...(call.requestBody && { requestBody: inOneFormat(call.requestBody, form ? FORM : JSON_FORMAT) }),
    responses: { ...call.responses, ...Object.fromEntries(refused) },
  };
}

const ROLES: Record<string, string> = {
  visitor: "everyone",
  user: "signed-in users",
  admin: "administrators",
};

const FORM = "application/x-www-form-urlencoded";
const JSON_FORMAT = "application/json";

/** The plugin lists several formats; each call takes one. */
function inOneFormat(body: { content: Record<string, unknown> }, format: string) {
  return { ...body, content: { [format]: Object.values(body.content)[0] } };
}
