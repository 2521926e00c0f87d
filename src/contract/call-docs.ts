import type { DocumentDecoration, TSchema } from "elysia";
import type { RefusalKind } from "./sentences.ts";

/** What a call answers when all is well: the body's shape, or a media type for what is no JSON. */
export interface Success {
  status?: number;
  description: string;
  body: TSchema | { mediaType: string };
}

const JSON_FORMAT = "application/json";
/** The format of a call whose body is the fields of a form; it also takes a multipart one. */
export const FORM = "application/x-www-form-urlencoded";
export const UPLOAD = "multipart/form-data";

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
  upload,
}: {
  tag: string;
  summary: string;
  description?: string;
  answer: Success;
  /** Those that follow from its role and from its having a body come by themselves. */
  refusals?: RefusalKind[];
  /** Whether the body is the fields of a form, and not JSON. */
  form?: boolean;
  /** The fields of a form with a file, of a call that reads its body itself. */
  upload?: TSchema;
}): DocumentDecoration {
  const { status = 200, body } = answer;
  const content =
    "mediaType" in body
      ? { [String(body["mediaType"])]: { schema: { type: "string", format: "binary" } } }
      : { [JSON_FORMAT]: { schema: body } };
  const decoration = {
    tags: [tag],
    summary,
    description: description ?? summary,
    responses: { [status]: { description: answer.description, content } },
    ...(upload && { requestBody: { required: true, content: { [UPLOAD]: { schema: upload } } } }),
    // No names of OpenAPI: api-docs.ts turns them into what they stand for.
    "x-refusals": refusals,
    "x-format": upload ? UPLOAD : form ? FORM : JSON_FORMAT,
  };
  return decoration as DocumentDecoration;
}
