import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { REFUSAL_STATUSES } from "../refusal-statuses.ts";
import type { Fault, RefusalKind, Sentence } from "../sentences.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Method and path below `/api/`, as the table of roles and the API docs write them: `GET themes/{name}`. */
export type CallName = `${Method} ${string}`;

/**
 * Who may call, as the API docs list it:
 * - `anyone`: everyone, even on a closed site
 * - `visitor`: everyone, or on a closed site everyone who is signed in
 * - `user`: everyone who is signed in
 * - `self`: administrators, and the account or the group's members that the `id` in the path names
 * - `only-self`: only the account that the `id` in the path names
 * - `admin`: administrators
 */
export type Role = "anyone" | "visitor" | "user" | "self" | "only-self" | "admin";

/** The same with what only the guard distinguishes: `picture` is `visitor` that also takes a picture pass. */
export type CallRole = Exclude<Role, "self"> | "picture" | { self: "account" | "group" };

/** A body that is no JSON. */
export interface MediaType {
  mediaType: string;
}

/** Everything that route, client, API docs and tests have to know about a call. */
export interface Call {
  role: CallRole;
  /** Refuses API tokens. */
  personal?: true;
  offInDemo?: true;
  /** Leaves the message out of the 401, for a call that clients make on every page. */
  silent?: true;
  tag: string;
  summary: string;
  description?: string;
  /** One schema for each part of the path in braces. */
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** Whether the body is the fields of a form, and not JSON. */
  form?: true;
  /** The fields of a form with a file, of a call that reads its body itself. */
  upload?: TSchema;
  answer: { status?: number; description: string; body: TSchema | MediaType };
  /** Those that follow from its role and from its having a body come by themselves. */
  refusals?: readonly RefusalKind[];
  /** What a refusal says beside its sentence. */
  beside?: { readonly [Kind in RefusalKind]?: TSchema };
}

export type CallTable = Record<CallName, Call>;

type PartsInBraces<Path> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsInBraces<Rest>
  : never;

/** Params have the names that the path has in braces, and no others. */
type WithParams<Name, One> = [PartsInBraces<Name>] extends [never]
  ? { params?: never }
  : One extends { params: TObject<infer Params> }
    ? [keyof Params, PartsInBraces<Name>] extends [PartsInBraces<Name>, keyof Params]
      ? One
      : { params: TObject<Record<PartsInBraces<Name>, TSchema>> }
    : { params: TObject<Record<PartsInBraces<Name>, TSchema>> };

/** What several calls have in common. */
export function describeCall<const Part extends Partial<Call>>(part: Part): Part {
  return part;
}

/** A feature's calls, in the order in which the API docs list them. */
export function defineCalls<const Table extends CallTable>(
  calls: Table & { [Name in keyof Table]: WithParams<Name, Table[Name]> },
): Table {
  return calls;
}

/** Of an answer that is a file: nothing but its bytes. */
export type AnswerBody<One extends Call> = One["answer"]["body"] extends TSchema
  ? Static<One["answer"]["body"]>
  : Blob;

type Shape<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise;

/** What a client puts into a path: numbers become texts. */
type PathParts<Params> = {
  [Part in keyof Params]: string extends Params[Part]
    ? string | number
    : number extends Params[Part]
      ? string | number
      : Params[Part];
};

type Body<One> = One extends { upload: TSchema }
  ? { body: FormData }
  : One extends { form: true }
    ? { body: URLSearchParams }
    : One extends { body: infer Schema extends TSchema }
      ? { body: Static<Schema> }
      : { body?: never };

/** What a client sends with a call. `URLSearchParams` hand on what the page's own address says. */
export type CallInput<One extends Call> = (One extends { params: TObject }
  ? { params: PathParts<Static<One["params"]>> }
  : { params?: never }) & { query?: Shape<One["query"], never> | URLSearchParams } & Body<One>;

/** Refusals that any call may have, a proxy's in front of Tagine included; 0 is an answer that never came. */
type UsualStatus = 0 | 304 | 401 | 403 | 413 | 500 | 503 | 504 | 507;

interface Problem<Status extends number, Beside> {
  ok: false;
  status: Status;
  code: Sentence | null;
  /** In the person's language. */
  message: string;
  faults: Fault[];
  /** What stands beside the sentence. */
  beside?: Partial<Beside>;
}

type DeclaredRefusal<One, Kind> = Kind extends keyof typeof REFUSAL_STATUSES
  ? Problem<
      (typeof REFUSAL_STATUSES)[Kind],
      One extends { beside: { [K in Kind]: infer Schema extends TSchema } } ? Static<Schema> : object
    >
  : never;

/** Why a call may be refused, told apart by `status`. */
export type CallRefusal<One extends Call> =
  | Problem<UsualStatus, object>
  | (One extends { refusals: readonly (infer Kind)[] } ? DeclaredRefusal<One, Kind> : never);
