import { callApiForPicture } from "../../api/call-api.ts";

/** Loaded through the server, because the page's policy forbids other sites. */
export async function readPicture(url: string): Promise<{ file: File } | { message: string }> {
  const answer = await callApiForPicture("POST recipes/read-picture", { body: { url } });
  if (!answer.ok) return answer;
  return { file: new File([answer.data], "picture", { type: answer.data.type }) };
}
