import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { REFUSAL_STATUSES } from "../refusal-statuses.ts";
import type { Fault, RefusalKind, Sentence } from "../sentences.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Method and path below `/api/`: `GET themes/{name}`. */
export type CallName = `${Method} ${string}`;

/** A closed site is for signed-in visitors. `self` includes administrators, `only-self` doesn't. */
export type Role = "anyone" | "visitor" | "user" | "self" | "only-self" | "admin";

/** Adds what only the guard distinguishes: `picture` is `visitor` that also accepts a picture pass. */
export type CallRole = Exclude<Role, "self"> | "picture" | { self: "account" | "group" };

export interface MediaType {
  mediaType: string;
}

export interface Call {
  role: CallRole;
  /** Refuses API tokens. */
  personal?: true;
  offInDemo?: true;
  /** Omits the message from the 401, for a call that clients make on every page. */
  silent?: true;
  /** Reads 64 kB from people without an account, as `visitor` does, instead of 16. */
  longBody?: true;
  /** Accepts lists of up to 100,000 entries, such as all positions of a large import. */
  manyEntries?: true;
  tag: string;
  summary: string;
  description?: string;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  form?: true;
  /** The form with a file, for calls that read the body themselves. */
  upload?: TSchema;
  answer: { status?: number; description: string; body: TSchema | MediaType };
  /** Those that follow from the role or the body are added automatically. */
  refusals?: readonly RefusalKind[];
  beside?: { readonly [Kind in RefusalKind]?: TSchema };
}

export type CallTable = Record<CallName, Call>;

type PartsInBraces<Path> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsInBraces<Rest>
  : never;

type WithParams<Name, One> = [PartsInBraces<Name>] extends [never]
  ? { params?: never }
  : One extends { params: TObject<infer Params> }
    ? [keyof Params, PartsInBraces<Name>] extends [PartsInBraces<Name>, keyof Params]
      ? One
      : { params: TObject<Record<PartsInBraces<Name>, TSchema>> }
    : { params: TObject<Record<PartsInBraces<Name>, TSchema>> };

export function describeCall<const Part extends Partial<Call>>(part: Part): Part {
  return part;
}

export function defineCalls<const Table extends CallTable>(
  calls: Table & { [Name in keyof Table]: WithParams<Name, Table[Name]> },
): Table {
  return calls;
}

/** A call that returns a file has no body type. */
export type AnswerBody<One extends Call> = One["answer"]["body"] extends TSchema
  ? Static<One["answer"]["body"]>
  : Blob;

type Shape<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise;

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

export type CallInput<One extends Call> = (One extends { params: TObject }
  ? { params: PathParts<Static<One["params"]>> }
  : { params?: never }) & { query?: Shape<One["query"], never> | URLSearchParams } & Body<One>;

/** Any call may get these, some of them from a proxy. 0 means no answer arrived. */
type UsualStatus = 0 | 304 | 401 | 403 | 413 | 500 | 503 | 504 | 507;

interface Problem<Status extends number, Beside> {
  ok: false;
  status: Status;
  code: Sentence | null;
  /** In the user's language. */
  message: string;
  faults: Fault[];
  beside?: Partial<Beside>;
}

type DeclaredRefusal<One, Kind> = Kind extends keyof typeof REFUSAL_STATUSES
  ? Problem<
      (typeof REFUSAL_STATUSES)[Kind],
      One extends { beside: { [K in Kind]: infer Schema extends TSchema } } ? Static<Schema> : object
    >
  : never;

export type CallRefusal<One extends Call> =
  | Problem<UsualStatus, object>
  | (One extends { refusals: readonly (infer Kind)[] } ? DeclaredRefusal<One, Kind> : never);
