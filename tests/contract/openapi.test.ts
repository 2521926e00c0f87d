import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { tagine, type Tagine } from "../support/tagine.ts";

interface Operation {
  summary?: string;
  description?: string;
  "x-role"?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: object }> }>;
}

let at: Tagine;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
let operations: [name: string, operation: Operation][];

beforeAll(async () => {
  at = await tagine();
  document = (await at.visitor.get("openapi.json")).body;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => at.close());

test("the document is valid OpenAPI", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("every call of the program is in it", () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual([
    "DELETE /api/categories/{slug}",
    "DELETE /api/empty-categories",
    "DELETE /api/empty-tags",
    "DELETE /api/imports/{id}",
    "DELETE /api/recipe-bin/{id}",
    "DELETE /api/recipes/{slug}",
    "DELETE /api/recipes/{slug}/image",
    "DELETE /api/tags/{slug}",
    "GET /api/auth/refresh",
    "GET /api/categories",
    "GET /api/categories/{slug}",
    "GET /api/debug/is-demo",
    "GET /api/debug/last-recipe-json/text",
    "GET /api/debug/log/{n}",
    "GET /api/debug/version",
    "GET /api/health",
    "GET /api/imports",
    "GET /api/imports/{id}",
    "GET /api/imports/{id}/items",
    "GET /api/recipe-bin",
    "GET /api/recipes",
    "GET /api/recipes/search",
    "GET /api/recipes/summary",
    "GET /api/recipes/{slug}",
    "GET /api/recipes/{slug}/image",
    "GET /api/recipes/{slug}/versions",
    "GET /api/recipes/{slug}/versions/{id}",
    "GET /api/site-settings",
    "GET /api/tags",
    "GET /api/tags/{slug}",
    "GET /api/themes",
    "GET /api/themes/{name}",
    "GET /api/users/self",
    "POST /api/auth/token",
    "POST /api/auth/token/long",
    "POST /api/categories",
    "POST /api/categories/{slug}/merge",
    "POST /api/imports",
    "POST /api/imports/{id}/resume",
    "POST /api/imports/{id}/retry",
    "POST /api/imports/{id}/stop",
    "POST /api/recipe-bin",
    "POST /api/recipe-bin/restore",
    "POST /api/recipe-bin/{id}/restore",
    "POST /api/recipe-changes",
    "POST /api/recipe-changes/undo",
    "POST /api/recipe-check",
    "POST /api/recipes",
    "POST /api/recipes/category",
    "POST /api/recipes/create",
    "POST /api/recipes/create-url",
    "POST /api/recipes/import",
    "POST /api/recipes/read-picture",
    "POST /api/recipes/read-url",
    "POST /api/recipes/tag",
    "POST /api/recipes/{slug}/image",
    "POST /api/recipes/{slug}/image/restore",
    "POST /api/recipes/{slug}/versions/{id}/restore",
    "POST /api/tags",
    "POST /api/tags/{slug}/merge",
    "PUT /api/categories/{slug}",
    "PUT /api/recipes/{slug}",
    "PUT /api/recipes/{slug}/image",
    "PUT /api/site-settings",
    "PUT /api/tags/{slug}",
  ]);
});

test("every call says who may make it, what it is for, and how it refuses", () => {
  for (const [name, operation] of operations) {
    expect([name, operation["x-role"]]).toEqual([name, expect.stringMatching(/^(?:visitor|user|admin)$/)]);
    expect([name, (operation.summary?.length ?? 0) > 5]).toEqual([name, true]);
    expect(operation.tags).toHaveLength(1);
    expect(operation.description).toContain("For: ");
    const closed = operation["x-role"] !== "visitor";
    expect([name, operation.security !== undefined]).toEqual([name, closed]);
    if (closed)
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(["401"])]);
    if (operation["x-role"] === "admin") expect(Object.keys(operation.responses)).toContain("403");
    expect(Object.keys(operation.responses)).toContain("500");
  }
});

test("every success has a shape, every parameter is declared", () => {
  for (const [name, operation] of operations) {
    const success = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
    expect([name, success.length]).toEqual([name, 1]);
    for (const [, { content, description }] of success) {
      expect(description).toBeTruthy();
      const shapes = Object.values(content ?? {}).map(({ schema }) => Object.keys(schema ?? {}).length > 0);
      expect([name, shapes]).toEqual([name, [true]]);
    }
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    const declared = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === "path")
      .map(({ name: of }) => of);
    expect([name, declared]).toEqual([name, inPath]);
  }
});

test("bodies come in the one format that is taken", () => {
  for (const [name, operation] of operations.filter(([, { requestBody }]) => requestBody)) {
    expect([name, Object.keys(operation.requestBody?.content ?? {})]).toEqual([name, [formatOf(name)]]);
    expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(["413"])]);
  }
});

function formatOf(call: string): string {
  if (call.includes("/auth/")) return "application/x-www-form-urlencoded";
  return call === "PUT /api/recipes/{slug}/image" ? "multipart/form-data" : "application/json";
}

test("a body that cannot be read is 422 for every call that takes one", async () => {
  const taking = operations.filter(([, { requestBody }]) => requestBody?.content["application/json"]);
  for (const [name] of taking) {
    const [method = "", path = ""] = name.split(" ");
    const call = path.replace("/api/", "").replace(/\{\w+\}/g, "x");
    for (const body of ["{broken", ""]) {
      expect([name, body, (await at.admin.send(method, call, body)).status]).toEqual([name, body, 422]);
    }
  }
});

describe("roles hold, call by call", () => {
  test("what needs more than a visitor refuses one, whatever is sent", async () => {
    for (const [name, operation] of operations.filter(([, { "x-role": role }]) => role !== "visitor")) {
      const [method = "", path = ""] = name.split(" ");
      const call = path
        .replace("/api/", "")
        .replace(/\{n\}/, "5")
        .replace(/\{\w+\}/, "x");
      const reply = await at.visitor.send(method, call, method === "GET" ? undefined : {});
      expect([name, reply.status]).toEqual([name, 401]);
      const forUser = await at.user.send(method, call, method === "GET" ? undefined : {});
      expect([name, forUser.status === 403]).toEqual([name, operation["x-role"] === "admin"]);
    }
  });

  test("what a visitor may call does not ask who calls", async () => {
    for (const [name] of operations.filter(([, { "x-role": role }]) => role === "visitor")) {
      const [method = "", path = ""] = name.split(" ");
      const reply = await at.visitor.send(
        method,
        path.replace("/api/", "").replace(/\{\w+\}/, "x"),
        method === "GET" ? undefined : {},
      );
      expect([name, [401, 403].includes(reply.status)]).toEqual([name, false]);
    }
  });
});

test("when the docs are switched off, there is no document", async () => {
  using closed = await tagine({ apiDocs: false });
  expect((await closed.visitor.get("openapi.json")).status).toBe(404);
});
