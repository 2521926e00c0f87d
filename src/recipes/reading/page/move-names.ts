const MAX_LINE_CHARACTERS = 220;

/** Turns `2 pieces, large Onions` into `2 pieces Onions, large` if the page has `Onions` first. */
export function moveNames(declared: string[], shown: string[]): string[] {
  if (declared.length !== shown.length) return declared;
  return declared.map((line, at) => moveName(line, shown[at] ?? ""));
}

function moveName(line: string, shown: string): string {
  if (line.length > MAX_LINE_CHARACTERS || line.length !== shown.length || !/^\d/.test(line)) return line;
  const comma = line.indexOf(", ");
  if (comma < 0) return line;
  for (let end = line.indexOf(" ", comma + 2); end >= 0; end = line.indexOf(" ", end + 1)) {
    const name = line.slice(end + 1);
    if (shown === `${name} ${line.slice(0, end)}`)
      return `${line.slice(0, comma)} ${name}${line.slice(comma, end)}`;
  }
  return line;
}
