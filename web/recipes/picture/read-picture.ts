import { call } from "../../api/call.ts";

/** A picture of the web as a file, or why it cannot be had. The server gets it: pages may show nothing from elsewhere. */
export async function readPicture(url: string): Promise<{ file: File } | { message: string }> {
  let blob = new Blob();
  const answer = await call<true>(
    "POST",
    "recipes/read-picture",
    { url },
    {
      async send(address, request) {
        const got = await fetch(address, request);
        if (!got.ok) return got;
        blob = await got.blob();
        // Nothing cannot be sent as JSON: what is no picture counts as no answer.
        return Response.json(blob.type.startsWith("image/") || undefined);
      },
    },
  );
  return answer.ok ? { file: new File([blob], "picture", { type: blob.type }) } : answer;
}
