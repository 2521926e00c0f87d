import type { Fault, Sentence, SnackbarType, SentenceParams } from "../../src/contract/sentences.ts";
import { allTexts, sentenceFor, t } from "../text/translation.ts";
import { isServerAway } from "../state/connection.ts";
import { toast } from "../state/toasts.ts";
import { stored } from "../state/stored.ts";
import { isOutdated, askToSignInAgain, sessionEnded, sessionLost, signOut, token } from "../state/session.ts";
import { authorizationHeaders, takeEarlyAnswer } from "./first-answers.ts";
import { apiPath } from "./path.ts";
import type { Send } from "./sending-with-progress.ts";

export type Answer<Data, Beside = object> = Success<Data> | Refusal<Beside>;

export interface Success<Data> {
  ok: true;
  status: number;
  data: Data;
  etag?: string | null;
  total?: number;
  /** How many a recipe has. */
  furtherPictures?: number;
  /** Whether the answer came from this device, because the server is unreachable. */
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
  /** ETag of the version to change; another one is refused with `STALE`. */
  ifMatch?: string | null;
  /** Without a toast. */
  quiet?: boolean;
  /** Whether all other answers stay valid. */
  changesNothingElse?: boolean;
  /** For reading in the background: asks to sign in again, as writing does, instead of leaving the page. */
  keepsPage?: boolean;
  send?: Send;
}

export interface Said {
  snackbar?: { text: string; type: SnackbarType };
  code?: Sentence;
  params?: SentenceParams;
  detail?: Fault[];
}

export const UNAUTHORIZED = 401;
export const GONE = 404;
export const CONFLICT = 409;
export const STALE = 412;
const FORBIDDEN = 403;
export const UNANSWERED = 0;

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

function reads(method: Method): boolean {
  return method === "GET" || method === "HEAD";
}

/** Never throws. */
export async function call<Data, Beside = object>(
  method: Method,
  path: string,
  body?: object,
  more: More = {},
): Promise<Answer<Data, Beside>> {
  const answer = await sendRequest(method, path, body, more);
  const data = await readJson(answer);
  if (answer && !answer.ok) return toRefusal<Beside>(answer.status, toMessage(data));
  // A success without JSON comes from a proxy or a captive portal.
  if (!answer || data === undefined) return noAnswer();
  if (!more.quiet) announce(toMessage(data));
  if (!reads(method) && !more.changesNothingElse) stored.value++;
  const total = answer.headers.get("Total-Count");
  return {
    ok: true,
    status: answer.status,
    data: data as Data,
    etag: answer.headers.get("ETag"),
    isKept: isKept(answer),
    furtherPictures: Number(answer.headers.get("Further-Pictures")),
    ...(total !== null && { total: Number(total) }),
  };
}

/** For pictures: any other content is a failure. */
export async function callForPicture(method: Method, path: string, body?: object): Promise<Answer<Blob>> {
  const answer = await sendRequest(method, path, body);
  if (answer && !answer.ok) return toRefusal(answer.status, toMessage(await readJson(answer)));
  const picture = await answer?.blob().catch(() => null);
  if (!answer || !picture?.type.startsWith("image/")) return noAnswer();
  return { ok: true, status: answer.status, data: picture };
}

/**
 * If the session has ended, writing asks to sign in again and repeats the request; reading signs out, except while
 * someone is being asked.
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
  isServerAway.value = !answer || isKept(answer);
  // Someone else signed in before the answer arrived.
  if (asker !== token.peek()) return answer;
  if (answer?.status === FORBIDDEN || (answer?.status === UNAUTHORIZED && !asker)) isOutdated.value++;
  if (answer?.status !== UNAUTHORIZED || !asker) return answer;
  if (reads(method) && !more.keepsPage && !sessionEnded.peek()) {
    signOut();
    sessionLost.value = true;
  } else if ((await saysSessionIsOver(answer)) && (await askToSignInAgain()))
    return sendRequest(method, path, body, more);
  return answer;
}

function isKept(answer: Response): boolean {
  return answer.headers.has("Kept");
}

/** A wrong password has the same status. */
async function saysSessionIsOver(answer: Response): Promise<boolean> {
  const data: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return toMessage(data).code === "not-signed-in";
}

async function readJson(answer: Response | null): Promise<unknown> {
  const data: unknown = await answer?.json().catch(() => undefined);
  // The server's English is still a sentence.
  if (toMessage(data).snackbar) await allTexts().catch(() => undefined);
  return data;
}

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

/** The browser sets the type of a form. */
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
