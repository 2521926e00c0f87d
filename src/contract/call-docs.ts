import type { DocumentDecoration, TSchema } from "elysia";
import type { RefusalKind } from "./sentences.ts";

/** `body` is a shape, or a media type if it isn't JSON. */
export interface Success {
  status?: number;
  description: string;
  body: TSchema | { mediaType: string };
}

const JSON_FORMAT = "application/json";
/** Calls with form fields also accept multipart forms. */
export const FORM = "application/x-www-form-urlencoded";
export const UPLOAD = "multipart/form-data";

/** Elysia's `response` would validate every row of every list, at a third of the speed. */
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
  /** Those that follow from the role or the body are added automatically. */
  refusals?: RefusalKind[];
  form?: boolean;
  /** For calls that read a multipart body themselves. */
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
    // Not OpenAPI's: api-docs.ts translates them.
    "x-refusals": refusals,
    "x-format": upload ? UPLOAD : form ? FORM : JSON_FORMAT,
  };
  return decoration as DocumentDecoration;
}
