declare const BODY: unique symbol;

export type Json<Value> = string & { readonly [BODY]: Value };

export type JsonResponse<Value> = Response & { readonly [BODY]: Value };

export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>;
}

/** For strings, null, or a status: Elysia would send a string as plain text. */
export function jsonResponse<Value>(value: Value, more?: ResponseInit): JsonResponse<Value> {
  return Response.json(value, more) as JsonResponse<Value>;
}

export function jsonFileResponse<Value>(bytes: Uint8Array<ArrayBuffer>): JsonResponse<Value> {
  return new Response(bytes, { headers: { "Content-Type": "application/json" } }) as JsonResponse<Value>;
}
