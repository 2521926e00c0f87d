import type { Role } from "../../../src/contract/calls/call.ts";
import type { JsonSchema } from "./schema-value.ts";

export interface Operation {
  method: string;
  /** As in the document: `/api/recipes/{slug}`. */
  path: string;
  role: Role;
  queries: { name: string; schema: JsonSchema }[];
  body: { type: string; schema: JsonSchema } | null;
  statuses: number[];
}

interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
}
interface ApiOperation {
  "x-role": Role;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
}

export const PAGES: Operation[] = [
  "/",
  "/recipe/{slug}",
  "/sign-up/{token}",
  "/shared/{token}",
  "/assets/{file}",
  "/docs",
  "/{page}",
].map((path) => ({ method: "GET", path, role: "anyone", queries: [], body: null, statuses: [] }));

export function readOperations(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      role: operation["x-role"],
      queries: (operation.parameters ?? []).filter((parameter) => parameter.in === "query"),
      body: bodyOf(operation),
      statuses: Object.keys(operation.responses).map(Number),
    })),
  );
}

function bodyOf({ requestBody }: ApiOperation): Operation["body"] {
  const [content] = Object.entries(requestBody?.content ?? {});
  return content ? { type: content[0], schema: content[1].schema } : null;
}
