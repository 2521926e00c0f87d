/** `https://a.example/r/banana-bread.html` is “Banana bread”. Falls back to the host. */
export function nameFromLink(url: string): string {
  const { pathname, hostname } = new URL(url);
  const parts = pathname.split("/").map(cleanPart).filter(saysSomething);
  const name = parts.at(-1) ?? hostname.replace(/^www\./, "");
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 150).trim();
}

function cleanPart(part: string): string {
  return decode(part)
    .replace(/\.[a-z]{2,5}$/i, "")
    .replace(/[-_+\s]+/g, " ")
    .trim();
}

/** Numbers and file names like `index` are no name. */
function saysSomething(part: string): boolean {
  return /\p{L}{3}|\p{Script=Han}/u.test(part) && !/^(index|print|amp|recipes?)$/i.test(part);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
