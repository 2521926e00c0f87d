import { isRecipeUrl, linksInText } from "../../../src/contract/links.ts";

export interface SharedText {
  /** Begins with the title, which may be a recipe's name. */
  text: string;
  /** Without the title. */
  body: string;
}

export type LinkOrText = { url: string } | SharedText;

/** Many apps put the link into the text, or the title before the link. */
export function linkOrText(params: URLSearchParams): LinkOrText {
  const [title, text, url] = ["title", "text", "url"].map((name) => (params.get(name) ?? "").trim());
  const link = [url, text, title].flatMap((given) => linksInText(given ?? "")).find(isRecipeUrl);
  if (link) return { url: link };
  if (url && isRecipeUrl(`https://${url}`)) return { url: `https://${url}` };
  if (!text) return title ? { text: title, body: title } : { url: "" };
  return { text: title && !text.includes(title) ? `${title}\n\n${text}` : text, body: text };
}
