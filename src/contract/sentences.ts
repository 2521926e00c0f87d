import english from "../../locales/server/en-US.json";
import { typedString } from "./typed-string.ts";
import { t } from "elysia";

export type Sentence = keyof typeof english;

/**
 * Only stored reports of earlier versions contain these.
 * @public
 */
export const RETIRED_SENTENCES: Sentence[] = ["sign-up-link-exists"];

export type SentenceParams = Record<string, string | number>;

/** In English, for all clients; Tagine's own app translates it by its code. */
export function sentence(code: Sentence, params: SentenceParams = {}): string {
  return english[code].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(params[name] ?? gap));
}

const SnackbarType = t.UnionEnum(["info", "success", "warning", "error"]);
export type SnackbarType = typeof SnackbarType.static;

export const Snackbar = t.Object(
  {
    snackbar: t.Object({
      text: t.String({ description: "One sentence in English for the user" }),
      type: SnackbarType,
    }),
    code: typedString<Sentence>({ description: "The sentence's code, for translation" }),
    params: t.Optional(
      t.Record(t.String(), t.Union([t.String(), t.Number()]), {
        description: "Fills the gaps of the sentence",
      }),
    ),
  },
  { description: "A message for the user" },
);

export type Snackbar = typeof Snackbar.static;

export function snackbar(code: Sentence, type: SnackbarType, params?: SentenceParams): Snackbar {
  return { snackbar: { text: sentence(code, params), type }, code, ...(params && { params }) };
}

export const RefusalDescription = t.Object(
  {
    code: t.String(),
    params: t.Record(t.String(), t.Union([t.String(), t.Number()])),
    text: t.String({ description: "The sentence in English" }),
  },
  { description: "Why it failed" },
);

export function describeRefusal(
  code: Sentence,
  params: SentenceParams = {},
): typeof RefusalDescription.static {
  return { code, params, text: sentence(code, params) };
}

export type RefusalKind =
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "method"
  | "conflict"
  | "stale"
  | "too-large"
  | "unsupported"
  | "invalid"
  | "too-many"
  | "upstream"
  | "storage";

/** `loc` is the path to the field. */
export const Fault = t.Object({
  loc: t.Array(t.Union([t.String(), t.Number()])),
  msg: t.String(),
  type: t.String(),
  ctx: t.Optional(t.Object({ limit: t.Number() }, { description: "The limit that was exceeded" })),
});
export type Fault = typeof Fault.static;

export const Refusal = t.Intersect(
  [
    Snackbar,
    t.Object({
      detail: t.Optional(t.Array(Fault, { description: "One row per problem" })),
      requestId: t.Optional(
        t.String({ description: "Identifies the request in the log (only with `internal`)" }),
      ),
    }),
  ],
  { description: "What was wrong, and what to do about it" },
);
export type Refusal = Snackbar & { detail?: Fault[]; requestId?: string };

/** For a call that clients make on every page: they would show a message to every visitor. */
export const SilentRefusal = t.Object(
  { code: t.String(), detail: t.Array(Fault) },
  { description: "Not signed in; there's no message to show" },
);
export type SilentRefusal = typeof SilentRefusal.static;
