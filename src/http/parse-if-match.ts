/**
 * The states that a caller wants to write over; null for whatever there is. Scripts that lost the quotation marks mean
 * the same. Source: RFC 9110, 13.1.1
 */
export function parseIfMatch(ifMatch: string | null): string[] | null {
  const tags = ifMatch?.match(/"[^"]*"|[^\s,"]+/g)?.filter((tag) => tag !== "W/");
  if (!tags || tags.includes("*")) return null;
  return tags.map((tag) => (tag.startsWith('"') ? tag : `"${tag}"`));
}
