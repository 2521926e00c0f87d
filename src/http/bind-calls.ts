import type { Static, StaticDecode } from "@sinclair/typebox";
import { Elysia, type TSchema } from "elysia";
import { docs } from "../contract/call-docs.ts";
import type { Call, CallName, CallRole, CallTable } from "../contract/calls/call.ts";
import type { JsonResponse } from "../platform/json-response.ts";
import type { Guard } from "./guard.ts";
import type { Account, OpenSession } from "./caller.ts";

type Shape<Schema, Otherwise> = Schema extends TSchema ? StaticDecode<Schema> : Otherwise;

type Known<One extends Call> = One["role"] extends "anyone" | "visitor" | "picture"
  ? object
  : { caller: Account; session: OpenSession };

type CallContext<One extends Call> = Known<One> & {
  request: Request;
  params: Shape<One["params"], Record<never, string>>;
  query: Shape<One["query"], Record<never, string>>;
  body: Shape<One["body"], undefined>;
};

type Plain<Body> = Body extends object ? Body : never;

type Result<One extends Call> = One["answer"]["body"] extends TSchema
  ? Plain<Static<One["answer"]["body"]>> | JsonResponse<Static<One["answer"]["body"]>>
  : Response;

type Handler<One extends Call> = (context: CallContext<One>) => Result<One> | Promise<Result<One>>;

export type Handlers<Table extends CallTable> = {
  [Name in keyof Table & CallName]: Handler<Table[Name]>;
};

interface BindOptions<Name extends CallName> {
  transforms?: { [One in Name]?: (context: { query: Record<string, unknown> }) => void };
  rename?: (path: string) => string;
}

export function bindCalls<Table extends CallTable>(
  guard: Guard,
  calls: Table,
  handlers: Handlers<Table>,
  { transforms = {}, rename = (path) => path }: BindOptions<keyof Table & CallName> = {},
): Elysia {
  // Built in two steps: Elysia's inferred route types would slow the type check down more than anything else.
  const routes = new Elysia();
  routes.use(guard);
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    // Passed on unwrapped: Elysia reads a handler's source to see what it uses.
    const handler = handlers[name as keyof Table & CallName] as () => unknown;
    const transform = transforms[name as keyof Table & CallName];
    routes.route(method, `/${rename(path).replace(/\{(\w+)\}/g, ":$1")}`, handler, {
      ...hooksFor(call),
      ...(transform && { transform }),
    });
  }
  return routes;
}

function hooksFor({
  role,
  personal,
  offInDemo,
  silent,
  longBody,
  manyEntries,
  params,
  query,
  body,
  ...described
}: Call) {
  return {
    ...macroFor(role),
    ...(personal && { personal }),
    ...(offInDemo && { offInDemo }),
    ...(silent && { silent }),
    ...(longBody && { longBody }),
    ...(manyEntries && { manyEntries }),
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
    detail: docs({ ...described, refusals: [...(described.refusals ?? [])] }),
  };
}

function macroFor(role: CallRole): object {
  if (typeof role === "object") return role;
  return role === "only-self" ? { onlySelf: true } : { [role]: true };
}
