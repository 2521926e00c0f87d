/** JSON, or one JSON value per line. @throws SyntaxError if it's neither */
export function parseJsonOrLines(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    if (lines.length < 2 || !/^\s*\{.*\}\s*,?\s*$/.test(lines[0] ?? "")) throw problem;
    return lines.map((line) => JSON.parse(line) as unknown);
  }
}
