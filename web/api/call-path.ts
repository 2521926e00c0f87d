import type { AllCalls } from "../../src/contract/calls/all-calls.ts";
import type { CallInput } from "../../src/contract/calls/call.ts";

type Values = Record<string, unknown>;

/** `recipes/banana-bread?limit=9`; undefined values are omitted, lists repeated. */
export function fillPath(pattern: string, params: Values = {}, query: Values | URLSearchParams = {}): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(params[part])));
  const entries =
    query instanceof URLSearchParams
      ? [...query]
      : Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const pairs = entries.filter(([, value]) => value !== undefined).map((pair) => pair.map(String));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

export function pathOfCall<One extends keyof AllCalls>(
  name: One,
  {
    params,
    query,
  }: { params?: Values; query?: Exclude<CallInput<AllCalls[One]>["query"], URLSearchParams> & Values },
): string {
  return fillPath(name.slice(name.indexOf(" ") + 1), params, query);
}
