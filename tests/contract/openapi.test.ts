import { afterAll, beforeAll, expect, test } from "bun:test";
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

test("every call documents its role, purpose and refusals", () => {
  for (const [name, operation] of operations) {
    expect([name, (operation.summary?.length ?? 0) > 5]).toEqual([name, true]);
    expect(operation.tags).toHaveLength(1);
    expect(operation.description).toContain("For: ");
    const closed = !["anyone", "visitor"].includes(operation["x-role"] ?? "");
    expect([name, operation.security !== undefined]).toEqual([name, closed]);
    if (closed)
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(["401"])]);
    if (closed && operation["x-role"] !== "user")
      expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(["403"])]);
    expect(Object.keys(operation.responses)).toContain("500");
  }
});

test("every success has a shape, and every parameter is declared", () => {
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

test("bodies are documented in the accepted formats", () => {
  for (const [name, operation] of operations.filter(([, { requestBody }]) => requestBody)) {
    expect([name, Object.keys(operation.requestBody?.content ?? {})]).toEqual([name, formatsOf(name)]);
    expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining(["413"])]);
  }
});

function formatsOf(call: string): string[] {
  if (call.includes("/auth/token")) return ["application/x-www-form-urlencoded", "multipart/form-data"];
  const isUpload =
    [
      "PUT /api/recipes/{slug}/image",
      "POST /api/recipes/{slug}/pictures",
      "POST /api/imports/files",
    ].includes(call) ||
    /^P.* \/api\/users\/\{id\}\/image$|^POST .*\/(?:upload|parts|whole-files)$/.test(call);
  return [isUpload ? "multipart/form-data" : "application/json"];
}

test("an unreadable body gets 422 from every call that takes one", async () => {
  const taking = operations.filter(([, { requestBody }]) => requestBody?.content["application/json"]);
  for (const [name] of taking) {
    const [method = "", path = ""] = name.split(" ");
    const call = path
      .replace("/api/", "")
      // Some calls are only for the person they're about.
      .replace("users/{id}", "users/1")
      .replace(/\{\w+\}/g, "x");
    for (const body of ["{broken", ""]) {
      expect([name, body, (await at.admin.send(method, call, body)).status]).toEqual([name, body, 422]);
    }
  }
});

test("there is no document if the docs are off", async () => {
  using closed = await tagine({ apiDocs: false });
  expect((await closed.visitor.get("openapi.json")).status).toBe(404);
});
