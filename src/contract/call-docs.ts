import type { DocumentDecoration, TSchema } from "elysia";

/** What a call answers when all is well: the body's shape, or a media type for what is no JSON. */
export interface Answer {
  status?: number;
  description: string;
  body: TSchema | { mediaType: string };
}

/** The statuses with which a call may refuse, besides 500; 401 and 403 follow from its role. */
export type RefusalStatus = 401 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 502;

/**
 * What the API docs say of a call. Answers are described here rather than as Elysia's `response`, which would check
 * every row of every list on its way out, at a third of the speed.
 */
export function docs({
  tag,
  summary,
  description,
  answer,
  refusals = [],
  form = false,
}: {
  tag: string;
  summary: string;
  description?: string;
  answer: Answer;
  refusals?: RefusalStatus[];
  /** Whether the body is the fields of a form, and not JSON. */
  form?: boolean;
}): DocumentDecoration {
  const { status = 200, body } = answer;
  const content =
    "mediaType" in body
      ? { [String(body["mediaType"])]: { schema: { type: "string", format: "binary" } } }
      : { "application/json": { schema: body } };
  const decoration = {
    tags: [tag],
    summary,
    description: description ?? summary,
    responses: { [status]: { description: answer.description, content } },
    // No names of OpenAPI: api-docs.ts turns them into what they stand for.
    "x-refusals": refusals,
    "x-form": form,
  };
  return decoration as DocumentDecoration;
}
