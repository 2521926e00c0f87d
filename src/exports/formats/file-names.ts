import { makeSlug } from "../../platform/slug.ts";

const MAX_CHARACTERS = 100;
/** Names can have at most 255 bytes, including a slug and an extension. */
const MAX_BYTES = 140;
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|@#~{}]+/g;
/** Reserved device names on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** `Soup.3.jpg` is the picture of a step of “Soup”. */
const LIKE_STEP = /\.\d{1,3}$/;

/**
 * By slug. Each name is valid on every system, and doesn't change when other recipes are added or removed.
 * @param isTaken whether another file has the name
 */
export function nameFiles(
  recipes: Iterable<{ slug: string; name: string }>,
  isTaken: (name: string) => boolean = () => false,
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const numbered: [slug: string, safe: string, number: string][] = [];
  const take = (slug: string, name: string): boolean => {
    const key = name.toLowerCase();
    if (taken.has(key) || isTaken(name)) return false;
    taken.add(key);
    names.set(slug, name);
    return true;
  };
  for (const { slug, name } of recipes) {
    const safe = makeFileName(name);
    const plain = makeSlug(name);
    if (slug === plain && take(slug, safe)) continue;
    numbered.push([slug, safe, /-(\d+)$/.exec(slug)?.[1] ?? slug]);
  }
  for (const [slug, safe, number] of numbered)
    [`${safe} (${number})`, `${safe} (${slug})`, slug].some((name) => take(slug, name));
  return names;
}

function makeFileName(name: string): string {
  const plain = name.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const safe = cutName(plain).replace(/^[. ]+|[. ]+$/g, "");
  return RESERVED.test(safe) || LIKE_STEP.test(safe) ? `${safe}_` : safe || "Recipe";
}

function cutName(name: string): string {
  const characters = [...name].slice(0, MAX_CHARACTERS);
  while (Buffer.byteLength(characters.join("")) > MAX_BYTES) characters.pop();
  return characters.join("");
}
