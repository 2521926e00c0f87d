import { isRecipeUrl, linksInText } from "../../../src/contract/links.ts";

export type LinkOrText = { url: string } | { text: string };

/**
 * What stands in the address that apps share to. Many of them put the address of a page into the text, or its title
 * before it; only where there is no address at all, the text itself is the recipe.
 */
export function linkOrText(params: URLSearchParams): LinkOrText {
  const [title, text, url] = ["title", "text", "url"].map((name) => (params.get(name) ?? "").trim());
  const link = [url, text, title].flatMap((given) => linksInText(given ?? "")).find(isRecipeUrl);
  if (link) return { url: link };
  // Said without how to get there, as one says it aloud.
  if (url && isRecipeUrl(`https://${url}`)) return { url: `https://${url}` };
  if (!text) return title ? { text: title } : { url: "" };
  return { text: title && !text.includes(title) ? `${title}\n\n${text}` : text };
}
