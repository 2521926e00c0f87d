declare const BODY: unique symbol;

/** A response whose body is the JSON of a value of this type. */
export type JsonResponse<Body> = Response & { readonly [BODY]: Body };

/** A text, null, or what has a status of its own: Elysia would send a text as it is, and not as JSON. */
export function jsonResponse<Body>(body: Body, more?: ResponseInit): JsonResponse<Body> {
  return Response.json(body, more) as JsonResponse<Body>;
}
