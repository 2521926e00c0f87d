import type { AllCalls } from "../../src/contract/calls/all-calls.ts";
import type { AnswerBody, Call, CallInput, CallRefusal, MediaType } from "../../src/contract/calls/call.ts";
import { call, callForPicture, type Method, type More, type Success } from "./call.ts";
import { fillPath } from "./call-path.ts";

type Name = keyof AllCalls;
type FileName = { [One in Name]: AllCalls[One]["answer"]["body"] extends MediaType ? One : never }[Name];
type JsonName = Exclude<Name, FileName>;

type Given<One extends Call> =
  object extends CallInput<One> ? [input?: CallInput<One> & More] : [input: CallInput<One> & More];

export type AnswerTo<One extends Name> = Success<AnswerBody<AllCalls[One]>> | CallRefusal<AllCalls[One]>;

/** Never throws. Shows the snackbar of a success as a toast; refusals are up to the caller. */
export async function callApi<One extends JsonName>(
  name: One,
  ...given: Given<AllCalls[One]>
): Promise<AnswerTo<One>> {
  const { method, path, body, input } = splitCall(name, given);
  // `unknown` keeps the type check from comparing the answers of all calls, which takes half a minute.
  const answer: unknown = await call(method, path, body, input);
  return answer as AnswerTo<One>;
}

export async function callApiForPicture<One extends FileName>(
  name: One,
  ...given: Given<AllCalls[One]>
): Promise<AnswerTo<One>> {
  const { method, path, body } = splitCall(name, given);
  const answer: unknown = await callForPicture(method, path, body);
  return answer as AnswerTo<One>;
}

interface Input extends More {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function splitCall(name: string, given: readonly unknown[]) {
  const input = (given[0] ?? {}) as Input;
  const [method, pattern = ""] = name.split(" ");
  return {
    method: method as Method,
    path: fillPath(pattern, input.params, input.query),
    body: input.body as object | undefined,
    input,
  };
}
