import { callApiForPicture } from "../../api/call-api.ts";

/** A picture of the web as a file, or why it cannot be had. The server gets it: pages may show nothing from elsewhere. */
export async function readPicture(url: string): Promise<{ file: File } | { message: string }> {
  const answer = await callApiForPicture("POST recipes/read-picture", { body: { url } });
  if (!answer.ok) return answer;
  return { file: new File([answer.data], "picture", { type: answer.data.type }) };
}
