export type ListParams = Record<string, string | number | string[]>;

export function joinLists(params: ListParams, language = "en-US"): Record<string, string | number> {
  const entries = Object.entries(params);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? formatList(value, language) : value]),
  );
}

/** Chinese has a space between its characters and letters or digits: `6 餐和 2 份`. */
export function formatList(items: readonly string[], language: string): string {
  const parts = new Intl.ListFormat(language).formatToParts(items);
  return parts
    .map(({ type, value }, at) => {
      if (type === "element") return value;
      const before =
        /^\p{Script=Han}/u.test(value) && /[\p{Script=Latin}\d]$/u.test(parts[at - 1]?.value ?? "");
      const after =
        /\p{Script=Han}$/u.test(value) && /^[\p{Script=Latin}\d]/u.test(parts[at + 1]?.value ?? "");
      return `${before ? " " : ""}${value}${after ? " " : ""}`;
    })
    .join("");
}

/** Without "and": Chinese has its own comma. */
export function joinWithCommas(items: readonly string[], language: string): string {
  const [, separator] = new Intl.ListFormat(language).formatToParts(["1", "2", "3"]);
  return items.join(separator?.value);
}
