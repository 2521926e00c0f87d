/** A text, or none, that is the whole answer. Elysia would send it as it is, and not as JSON. */
export function bare(text: string | null, more: ResponseInit = {}): Response {
  return Response.json(text, more);
}
