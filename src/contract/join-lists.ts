export type ListParams = Record<string, string | number | string[]>;

export function joinLists(params: ListParams, language = "en-US"): Record<string, string | number> {
  const list = new Intl.ListFormat(language);
  const entries = Object.entries(params);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? list.format(value) : value]),
  );
}
