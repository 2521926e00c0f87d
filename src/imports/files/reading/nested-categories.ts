const ARROW = /\s*(?:-*>|[›»→])\s*/;
/** Both parts of “Mains/Pasta”, but not of “and/or”, “w/o”, or “24/7”. */
const TITLE = /^(?:\p{Lu}.{2,}|\p{Lo}.+)$/u;

/** “Mains > Pasta” and “Mains/Pasta” become “Mains / Pasta”. */
export function nestCategories(names: readonly string[]): string[] {
  return [...new Set(names.map(nestCategory))];
}

function nestCategory(name: string): string {
  const hasArrow = ARROW.test(name);
  const parts = name
    .split(hasArrow ? ARROW : "/")
    .map((part) => part.trim())
    .filter(Boolean);
  const isNested = parts.length > 1 && (hasArrow || parts.every((part) => TITLE.test(part)));
  return isNested ? parts.join(" / ") : name;
}
