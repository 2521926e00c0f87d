/** `@flour{200%g}(sifted)`, `#pot`, `~rest{10%minutes}` in a step. Source: https://cooklang.org/docs/spec */
export interface CooklangMark {
  sign: "@" | "#" | "~";
  name: string;
  /** The text shown in the step. */
  shown: string;
  amount: string;
  unit: string;
  remark: string;
  /** Path of another recipe, for `@./Bread{}`. */
  path: string | null;
  isOptional: boolean;
  /** Used in the step, but not listed. */
  isHidden: boolean;
}

const WORD = String.raw`[\p{L}\p{N}\p{M}\p{Extended_Pictographic}\ufe0f_]`;
const BRACED = String.raw`(?:(?<braced>[^\s@#~{}][^@#~{}\n]{0,200}?)[^\S\n]*)?\{(?<inside>[^{}\n]{0,200})\}(?:\((?<remark>[^()\n]{0,300})\))?`;
const SINGLE = String.raw`(?<single>\.{1,2}[/\\][^\s{}]+|(?=\p{N}*[\p{L}\p{Extended_Pictographic}])${WORD}+(?:[-'’]${WORD}+)*)`;
const MARK = new RegExp(
  String.raw`(?<!${WORD}|\\)(?<sign>[@#~])(?<flags>[&?+-]*)(?<result>(?<=&)\([=~]{0,2}\d{1,3}\)[^\S\n]*)?(?:${BRACED}|${SINGLE})`,
  "gu",
);

/** The ingredient if it's the whole line, as in an ingredient list. */
export function readListed(line: string): CooklangMark | null {
  const marks: CooklangMark[] = [];
  const rest = replaceMarks(line, (mark) => {
    marks.push(mark);
    return "";
  });
  const [only, ...others] = marks;
  return only?.sign === "@" && others.length === 0 && rest.trim() === "" ? only : null;
}

export function unescapeSigns(text: string): string {
  return text.replace(/\\([\\@#~{}>=[-])/g, "$1");
}

/** Replaces each mark with the result of `show`. */
export function replaceMarks(text: string, show: (mark: CooklangMark) => string): string {
  return text.replace(MARK, (...given) => {
    const [whole, groups] = [given[0] as string, given.at(-1) as Record<string, string | undefined>];
    const mark = toMark(groups);
    return mark ? show(mark) : whole;
  });
}

function toMark(groups: Record<string, string | undefined>): CooklangMark | null {
  const { sign, flags = "", braced, inside = "", remark = "", single, result } = groups;
  const written = (braced ?? single ?? "").trim();
  if ((sign !== "@" && sign !== "#" && sign !== "~") || (written === "" && sign !== "~")) return null;
  const path = sign === "@" && /^\.{1,2}[/\\]/.test(written) ? written.replaceAll("\\", "/") : null;
  const [full = "", alias = ""] = written.split("|").map((part) => part.trim());
  const name = path === null ? full : getBaseName(path);
  return {
    sign,
    name,
    shown: path === null ? alias || name : name,
    ...splitAmount(inside),
    remark: remark.trim(),
    path,
    isOptional: flags.includes("?"),
    // `@&(~1)dough{}` is the result of an earlier step.
    isHidden: result !== undefined || flags.includes("-"),
  };
}

/** `=1%tsp` isn't scaled; `2|4` has an amount for each number of servings. */
function splitAmount(inside: string): { amount: string; unit: string } {
  const [amount = "", unit = ""] = inside.split("%").map((part) => part.trim());
  const first = /^[\d./ ]+(?:\|[\d./ ]+)+$/.test(amount) ? (amount.split("|")[0] ?? "") : amount;
  return { amount: first.replace(/^=\s*|\s*\*$/g, "").trim(), unit: unit.replace(/\s*\*$/, "") };
}

function getBaseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.cook$/i, "");
}

const REMARK_AMOUNT =
  /^(?:to|as|for|if|nach|zum|zur|bei|au|pour|selon|q\.?\s?b|quanto|al|a gosto|para|til|efter|till|do|według)\b/i;

/** `200 g lentils, rinsed`; `salt, to taste`. */
export function writeLine({ name, amount, unit, remark, isOptional }: CooklangMark): string {
  const isRemark = unit === "" && REMARK_AMOUNT.test(amount);
  const start = [isRemark ? "" : amount, unit, name].filter(Boolean).join(" ");
  return [start, remark, isRemark ? amount : "", isOptional ? "optional" : ""].filter(Boolean).join(", ");
}
