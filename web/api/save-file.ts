import type { FileToken } from "../../src/contract/about.ts";
import type { Answer } from "./call.ts";
import { apiPath } from "./path.ts";

/** The browser requests the file without a session, so `asked` answers with a token for it. */
export async function saveFile(asked: Promise<Answer<FileToken>>): Promise<Answer<FileToken>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  const link = document.createElement("a");
  link.href = apiPath(`utils/download?token=${encodeURIComponent(answer.data.fileToken)}`);
  // An installed app has no other place to show it.
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
  return answer;
}
