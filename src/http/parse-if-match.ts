/** Null accepts any state. Also accepts unquoted ETags, as scripts send them. Source: RFC 9110, 13.1.1 */
export function parseIfMatch(ifMatch: string | null): string[] | null {
  const tags = ifMatch?.match(/"[^"]*"|[^\s,"]+/g)?.filter((tag) => tag !== "W/");
  if (!tags || tags.includes("*")) return null;
  return tags.map((tag) => (tag.startsWith('"') ? tag : `"${tag}"`));
}
