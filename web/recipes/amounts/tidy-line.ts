/** For display: imports leave spaces and parentheses where words were cut out. */
export function tidyLine(line: string): string {
  const text = line
    .replace(/\s+/gu, " ")
    .replace(/^[•▢☐□▪·]\s*/u, "")
    .replace(/([([])\s+/g, "$1")
    .replace(/\s+([)\]])/g, "$1")
    .replace(/\(\s*[,;]\s*/g, "(")
    .replace(/[,;]\s*\)/g, ")")
    .replace(/\(\)/g, "")
    .replace(/\s+,/g, ",")
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/(?<=[\p{L})])\((?=\p{L}{3})/gu, " (")
    .replace(/\s{2,}/g, " ")
    .replace(/[,;]\s*$/, "")
    .trim();
  return closeParentheses(text.replace(/\(\(([^()]*)\)\)/g, "($1)"));
}

/** "((optional)" and "(optional))" have one too many. */
function closeParentheses(text: string): string {
  const extra = text.split("(").length - text.split(")").length;
  if (extra > 0) return text.replace("((", "(");
  return extra < 0 ? text.replace("))", ")") : text;
}
