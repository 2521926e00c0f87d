type Field = readonly [key: string, value: string | readonly string[] | null];

/** YAML that parsers of single lines read, too. Fields without a value are left out. */
export function writeFrontMatter(fields: readonly Field[]): string {
  const known = new Set<string>();
  const lines = fields.flatMap(([name, value]) => {
    const key = name.replace(/[^\p{L}\p{N} _.-]/gu, "-").trim();
    if (!value || value.length === 0 || !key || known.has(key)) return [];
    known.add(key);
    if (typeof value === "string") return [`${key}: ${writeValue(value)}`];
    return [`${key}:`, ...value.map((item) => `  - ${writeValue(item)}`)];
  });
  return ["---", ...lines, "---"].join("\n");
}

/** Quotes text that YAML would read as something else. */
function writeValue(text: string): string {
  const isPlain =
    /^(?:(?:\d{1,4} )?\p{L}[\p{L}\p{N} /+().,'&–-]*|https?:\/\/[^\s"'#]+|\d{1,9}|\d{4}-\d\d-\d\d)$/u.test(
      text,
    );
  const isWord = /^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text) && text !== "true";
  return isPlain && !isWord && text.trim() === text ? text : JSON.stringify(text);
}
