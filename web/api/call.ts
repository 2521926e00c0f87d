import type { Fault, Sentence, SnackbarType, SentenceParams } from "../../src/contract/sentences.ts";
import { allTexts, sentenceFor, t } from "../text/translation.ts";
import { toast } from "../state/toasts.ts";
import { token } from "../state/session.ts";
import type { Send } from "./sending-with-progress.ts";

/** An answer of the server: either what was asked for, or why not, in the person's language. */
export type Answer<Data, Beside = object> = Success<Data> | Refusal<Beside>;

interface Success<Data> {
  ok: true;
  status: number;
  data: Data;
  /** What tells this state of it from others, to be sent with a change as `ifMatch`; not every answer has it. */
  etag?: string | null;
  /** How many there are of what is a part of a list. */
  total?: number;
}

interface Refusal<Beside> {
  ok: false;
  status: number;
  code: Sentence | null;
  message: string;
  faults: Fault[];
  /** What stands beside the sentence. */
  beside?: Partial<Beside>;
}

interface More {
  /** The state that is changed; when somebody else changed it meanwhile, the answer is 412. */
  ifMatch?: string | null;
  /** Whoever calls tells of its success: no toast does. */
  quiet?: boolean;
  /** In place of `fetch`. */
  send?: Send;
}

/** The path below which this Tagine is reached, with a slash at the end. */
export const BASE = new URL(document.baseURI).pathname;

/** The address of a call: `api/recipes/banana-bread/image`. */
export function apiPath(path: string): string {
  return `${BASE}api/${path}`;
}

interface Said {
  snackbar?: { text: string; type: SnackbarType };
  code?: Sentence;
  params?: SentenceParams;
  detail?: Fault[];
}

/** Status of an answer that never came. */
const UNANSWERED = 0;

/**
 * Makes a call. Answers are returned, refusals too, and never thrown. A message for the person that comes with a
 * success is shown as a toast; what to do with a refusal's is up to the caller.
 */
export async function call<Data, Beside = object>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
  { ifMatch = null, quiet = false, send = fetch }: More = {},
): Promise<Answer<Data, Beside>> {
  const request = { method, headers: headersFor(body, ifMatch), body: encoded(body) };
  const answer = await send(apiPath(path), request).catch(() => null);
  const data = await jsonOf(answer);
  if (answer && !answer.ok) return refused<Beside>(answer.status, said(data));
  // A success that is no JSON is not Tagine's: a proxy or a hotel's network answered in its place.
  if (!answer || data === undefined) return unanswered();
  if (!quiet) announce(said(data));
  const total = answer.headers.get("Total-Count");
  return {
    ok: true,
    status: answer.status,
    data: data as Data,
    etag: answer.headers.get("ETag"),
    ...(total !== null && { total: Number(total) }),
  };
}

/** The same where a picture is what was asked for: a success that is none is no answer. */
export async function callForPicture(method: "POST", path: string, body: object): Promise<Answer<Blob>> {
  const request = { method, headers: headersFor(body, null), body: encoded(body) };
  const answer = await fetch(apiPath(path), request).catch(() => null);
  if (answer && !answer.ok) return refused(answer.status, said(await jsonOf(answer)));
  const picture = await answer?.blob().catch(() => null);
  if (!answer || !picture?.type.startsWith("image/")) return unanswered();
  return { ok: true, status: answer.status, data: picture };
}

/** Undefined when there is none. Comes with the texts for the sentence that it may hold. */
async function jsonOf(answer: Response | null): Promise<unknown> {
  const data: unknown = await answer?.json().catch(() => undefined);
  // Without them the server's own English is still a sentence.
  if (said(data).snackbar) await allTexts().catch(() => undefined);
  return data;
}

/** The sentence of a message in the person's language; the server's English where it has no translation. */
function sentenceOf({ code, params, snackbar }: Said): string {
  const english = snackbar?.text ?? "";
  return (code ? sentenceFor(code, params, english) : english) || t("call.failed");
}

function unanswered(): Refusal<never> {
  return { ok: false, status: UNANSWERED, code: null, message: t("call.no-answer"), faults: [] };
}

function refused<Beside>(status: number, message: Said): Refusal<Beside> {
  return {
    ok: false,
    status,
    code: message.code ?? null,
    message: sentenceOf(message),
    faults: message.detail ?? [],
    beside: message as Partial<Beside>,
  };
}

function announce(message: Said): void {
  if (message.snackbar) toast(sentenceOf(message), message.snackbar.type);
}

function said(data: unknown): Said {
  return typeof data === "object" && data !== null ? data : {};
}

/** A form is sent as a form, whose type the browser names itself; everything else as JSON. */
function encoded(body: object | undefined): BodyInit | undefined {
  return !body || isForm(body) ? body : JSON.stringify(body);
}

function isForm(body: object): body is URLSearchParams | FormData {
  return body instanceof URLSearchParams || body instanceof FormData;
}

function headersFor(body: object | undefined, ifMatch: string | null): Record<string, string> {
  const json = body && !isForm(body);
  return {
    ...(json && { "Content-Type": "application/json" }),
    ...(ifMatch && { "If-Match": ifMatch }),
    ...(token.peek() && { Authorization: `Bearer ${token.peek()}` }),
  };
}
