import { Elysia, type AnyElysia } from "elysia";
import { Refusal, type RefusalKind } from "./contract/sentences.ts";
import { REFUSALS, SERVER_FAULT } from "./refusals.ts";

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
      // Where the plugin would show a page of its own, which needs the network; nobody asks this server for it.
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
  const { "x-role": role, "x-refusals": refusals, "x-format": format, ...call } = operation;
  const closed = role === "user" || role === "admin";
  const kinds = new Set((refusals ?? []) as RefusalKind[]);
  if (closed) kinds.add("unauthorized");
  if (role === "admin") kinds.add("forbidden");
  if (call.requestBody) kinds.add("too-large").add("storage");
  const refused = [...[...kinds].map((kind) => REFUSALS[kind]), SERVER_FAULT].map(({ status, meaning }) => [
    status,
    {
      description: meaning,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  ]);
  return {
    ...call,
    description: `${String(call["description"])}\n\nFor: ${ROLES[String(role)] ?? "everyone"}.`,
    "x-role": role,
    ...(closed && { security: [{ token: [] }] }),
    ...(call.requestBody && { requestBody: inOneFormat(call.requestBody, String(format)) }),
    responses: { ...call.responses, ...Object.fromEntries(refused) },
  };
}

const ROLES: Record<string, string> = {
  visitor: "everyone",
  user: "signed-in users",
  admin: "administrators",
};

/** The plugin lists several formats; each call takes one. */
function inOneFormat(body: { content: Record<string, unknown> }, format: string) {
  return { ...body, content: { [format]: Object.values(body.content)[0] } };
}
