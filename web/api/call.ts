import type { Fault, Sentence, SnackbarType, SentenceParams } from "../../src/contract/sentences.ts";
import { allTexts, sentenceFor, t } from "../text/translation.ts";
import { isAway } from "../state/connection.ts";
import { toast } from "../state/toasts.ts";
import { stored } from "../state/stored.ts";
import { isOutdated, askToSignInAgain, signOut, token } from "../state/session.ts";
import { authorizationHeaders, takeEarlyAnswer } from "./first-answers.ts";
import { apiPath } from "./path.ts";
import type { Send } from "./sending-with-progress.ts";

export type Answer<Data, Beside = object> = Success<Data> | Refusal<Beside>;

export interface Success<Data> {
  ok: true;
  status: number;
  data: Data;
  /** What tells this state of it from others, to be sent with a change as `ifMatch`; not every answer has it. */
  etag?: string | null;
  total?: number;
  /** Whether it is what this device keeps, since the server does not answer. */
  isKept?: boolean;
}

interface Refusal<Beside> {
  ok: false;
  status: number;
  code: Sentence | null;
  message: string;
  faults: Fault[];
  beside?: Partial<Beside>;
}

export interface More {
  /** The state that is changed; when somebody else changed it meanwhile, the answer is `STALE`. */
  ifMatch?: string | null;
  /** Whoever calls tells of its success: no toast does. */
  quiet?: boolean;
  /** In place of `fetch`. */
  send?: Send;
}

export interface Said {
  snackbar?: { text: string; type: SnackbarType };
  code?: Sentence;
  params?: SentenceParams;
  detail?: Fault[];
}

/** Status of an answer to a token that has ended, or to none. */
export const UNAUTHORIZED = 401;
/** Status of an answer about what is not there, not any more perhaps. */
export const GONE = 404;
/** Status of an answer to a change that another one stands against. */
export const CONFLICT = 409;
/** Status of an answer to a change of what somebody else changed meanwhile. */
export const STALE = 412;
/** Status of an answer to somebody whose role does not allow it, not any more perhaps. */
const FORBIDDEN = 403;
/** Status of an answer that never came. */
export const UNANSWERED = 0;

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

/** Whether a call changes nothing. An answer without a body, as to `HEAD`, tells only by its refusal. */
function reads(method: Method): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Makes a call. Answers are returned, refusals too, and never thrown. A message for the person that comes with a
 * success is shown as a toast; what to do with a refusal's is up to the caller.
 */
export async function call<Data, Beside = object>(
  method: Method,
  path: string,
  body?: object,
  more: More = {},
): Promise<Answer<Data, Beside>> {
  const answer = await sendRequest(method, path, body, more);
  const data = await readJson(answer);
  if (answer && !answer.ok) return toRefusal<Beside>(answer.status, toMessage(data));
  // A success that is no JSON is not Tagine's: a proxy or a hotel's network answered in its place.
  if (!answer || data === undefined) return noAnswer();
  if (!more.quiet) announce(toMessage(data));
  if (!reads(method)) stored.value++;
  const total = answer.headers.get("Total-Count");
  return {
    ok: true,
    status: answer.status,
    data: data as Data,
    etag: answer.headers.get("ETag"),
    isKept: isKept(answer),
    ...(total !== null && { total: Number(total) }),
  };
}

/** The same where a picture is what was asked for: a success that is none is no answer. */
export async function callForPicture(method: Method, path: string, body?: object): Promise<Answer<Blob>> {
  const answer = await sendRequest(method, path, body);
  if (answer && !answer.ok) return toRefusal(answer.status, toMessage(await readJson(answer)));
  const picture = await answer?.blob().catch(() => null);
  if (!answer || !picture?.type.startsWith("image/")) return noAnswer();
  return { ok: true, status: answer.status, data: picture };
}

/**
 * Null when there was no answer. Whoever wants to store something with a session that has ended signs in again over
 * what they are at, and it is sent once more; whoever only reads is signed out without a word.
 */
async function sendRequest(
  method: Method,
  path: string,
  body: object | undefined,
  more: More = {},
): Promise<Response | null> {
  const { ifMatch = null, send } = more;
  const asker = token.peek();
  const request = { method, headers: headersFor(body, ifMatch), body: encodeBody(body) };
  const early = method === "GET" && !send && takeEarlyAnswer(path, asker);
  const answer = await (early || (send ?? fetch)(apiPath(path), request).catch(() => null));
  isAway.value = !answer || isKept(answer);
  // Of somebody else who signed in meanwhile, a refusal tells nothing.
  if (asker !== token.peek()) return answer;
  if (answer?.status === FORBIDDEN || (answer?.status === UNAUTHORIZED && !asker)) isOutdated.value++;
  if (answer?.status !== UNAUTHORIZED || !asker) return answer;
  if (reads(method)) signOut();
  else if ((await saysSessionIsOver(answer)) && (await askToSignInAgain()))
    return sendRequest(method, path, body, more);
  return answer;
}

function isKept(answer: Response): boolean {
  return answer.headers.has("Kept");
}

/** Other refusals of that status are about a password that somebody gave. */
async function saysSessionIsOver(answer: Response): Promise<boolean> {
  const data: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return toMessage(data).code === "not-signed-in";
}

/** Undefined when there is none. Comes with the texts for the sentence that it may hold. */
async function readJson(answer: Response | null): Promise<unknown> {
  const data: unknown = await answer?.json().catch(() => undefined);
  // Without them the server's own English is still a sentence.
  if (toMessage(data).snackbar) await allTexts().catch(() => undefined);
  return data;
}

/** The sentence of a message in the person's language; the server's English where it has no translation. */
function translateMessage({ code, params, snackbar }: Said): string {
  const english = snackbar?.text ?? "";
  return (code ? sentenceFor(code, params, english) : english) || t("call.failed");
}

function noAnswer(): Refusal<never> {
  return { ok: false, status: UNANSWERED, code: null, message: t("call.no-answer"), faults: [] };
}

function toRefusal<Beside>(status: number, message: Said): Refusal<Beside> {
  return {
    ok: false,
    status,
    code: message.code ?? null,
    message: translateMessage(message),
    faults: message.detail ?? [],
    beside: message as Partial<Beside>,
  };
}

export function announce(message: Said): void {
  if (message.snackbar) toast(translateMessage(message), message.snackbar.type);
}

function toMessage(data: unknown): Said {
  return typeof data === "object" && data !== null ? data : {};
}

/** A form is sent as a form, whose type the browser names itself; everything else as JSON. */
function encodeBody(body: object | undefined): BodyInit | undefined {
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
    ...authorizationHeaders(token.peek()),
  };
}
