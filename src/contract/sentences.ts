import english from "../../locales/server/en-US.json";
import { typedString } from "./typed-string.ts";
import { t } from "elysia";

/** The code of a sentence that the server says: a key of `locales/server/`. */
export type Sentence = keyof typeof english;

/**
 * Sentences that nothing says any more, but that reports of earlier versions hold.
 * @public
 */
export const RETIRED_SENTENCES: Sentence[] = ["sign-up-link-exists"];

/** What fills the `{{gaps}}` of a sentence. */
export type SentenceParams = Record<string, string | number>;

/** The English of a sentence, as every client gets it; Tagine's own app shows its translation by the code. */
export function sentence(code: Sentence, params: SentenceParams = {}): string {
  return english[code].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(params[name] ?? gap));
}

const SnackbarType = t.UnionEnum(["info", "success", "warning", "error"]);
export type SnackbarType = typeof SnackbarType.static;

/** What a client shows for three seconds. */
export const Snackbar = t.Object(
  {
    snackbar: t.Object({
      text: t.String({ description: "One sentence in English, for a person" }),
      type: SnackbarType,
    }),
    code: typedString<Sentence>({ description: "The sentence's name, by which it can be translated" }),
    params: t.Optional(
      t.Record(t.String(), t.Union([t.String(), t.Number()]), {
        description: "What stands in the gaps of the sentence",
      }),
    ),
  },
  { description: "A message for the person" },
);

export type Snackbar = typeof Snackbar.static;

/** A message for the person who called. */
export function snackbar(code: Sentence, type: SnackbarType, params?: SentenceParams): Snackbar {
  return { snackbar: { text: sentence(code, params), type }, code, ...(params && { params }) };
}

/** Why something came to nothing, in a list of what came of many things. */
export const RefusalDescription = t.Object(
  {
    code: t.String(),
    params: t.Record(t.String(), t.Union([t.String(), t.Number()])),
    text: t.String({ description: "The English of its sentence" }),
  },
  { description: "Why it came to nothing" },
);

/** The same of a sentence, as it is told. */
export function describeRefusal(
  code: Sentence,
  params: SentenceParams = {},
): typeof RefusalDescription.static {
  return { code, params, text: sentence(code, params) };
}

/** Why something is refused, in words of the domain. `REFUSAL_STATUSES` gives each its HTTP status. */
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

/** One fault of what was sent: where it stands, a sentence, and a short name of the kind of fault. */
export const Fault = t.Object({
  loc: t.Array(t.Union([t.String(), t.Number()])),
  msg: t.String(),
  type: t.String(),
  ctx: t.Optional(t.Object({ limit: t.Number() }, { description: "What may not be passed" })),
});
export type Fault = typeof Fault.static;

/** The body of every answer that refuses: never 200, never a stack. */
export const Refusal = t.Intersect(
  [
    Snackbar,
    t.Object({
      detail: t.Optional(t.Array(Fault, { description: "One row for each fault of what was sent" })),
      requestId: t.Optional(
        t.String({ description: "To find the request in the log (only with `internal`)" }),
      ),
    }),
  ],
  { description: "What was wrong, and what to do about it" },
);
export type Refusal = Snackbar & { detail?: Fault[]; requestId?: string };

/** The 401 of a call that clients make on every page, signed in or not: they would show a sentence to every visitor. */
export const SilentRefusal = t.Object(
  { code: t.String(), detail: t.Array(Fault) },
  { description: "Not signed in; there's no message to show" },
);
export type SilentRefusal = typeof SilentRefusal.static;
