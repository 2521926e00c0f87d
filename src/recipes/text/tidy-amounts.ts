const NUMBER = String.raw`\d+[.,]\d+|\d+`;
const LEADING = new RegExp(
  String.raw`^(?<first>${NUMBER})(?:(?<between>\s*(?:[-–—x×]|to)\s*)(?<second>${NUMBER}))?(?![\d/%]|[.,]\d|\s*%|\s\d)`,
);

const FRACTIONS: [number, string][] = [
  [1 / 16, "1/16"],
  [1 / 8, "1/8"],
  [1 / 6, "1/6"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [3 / 8, "3/8"],
  [1 / 2, "1/2"],
  [5 / 8, "5/8"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
  [5 / 6, "5/6"],
  [7 / 8, "7/8"],
];
/** `0.33` and `0.667` are thirds. */
const MAX_ROUNDING_ERROR = 0.007;
const MAX_FRACTION_VALUE = 10;

/** If a line has `.0` or at least three decimals: `500.0 g` → `500 g`, `0.333 cup` → `1/3 cup`. */
export function tidyAmounts(lines: string[]): string[] {
  if (!lines.some((line) => listNumbers(line).some(isByMachine))) return lines;
  return lines.map((line) =>
    line.replace(LEADING, (_amount, first: string, between = "", second = "") =>
      [tidy(first), between, second && tidy(second)].join(""),
    ),
  );
}

function listNumbers(line: string): string[] {
  const { first, second } = LEADING.exec(line)?.groups ?? {};
  return [first, second].filter((number) => number !== undefined);
}

/** `1.500` and `1,000` may be thousands. */
function isByMachine(number: string): boolean {
  const [whole = "", decimals = ""] = number.split(/[.,]/);
  if (/^0{1,2}$/.test(decimals)) return true;
  if (decimals.length === 3 && whole !== "0") return /^(?:333|666|667)$/.test(decimals);
  return decimals.length >= 3;
}

function tidy(number: string): string {
  const [whole = "", decimals = ""] = number.split(/[.,]/);
  if (decimals.length === 3 && !isByMachine(number)) return number;
  if (!decimals) return number;
  const value = Number(`${whole}.${decimals}`);
  return asFraction(value) ?? formatRounded(value, number.includes(",") ? "," : ".");
}

function asFraction(value: number): string | null {
  const whole = Math.floor(value + MAX_ROUNDING_ERROR);
  const rest = value - whole;
  if (whole > 0 && Math.abs(rest) < MAX_ROUNDING_ERROR) return String(whole);
  const [, fraction] = FRACTIONS.find(([part]) => Math.abs(part - rest) < MAX_ROUNDING_ERROR) ?? [];
  if (!fraction || value >= MAX_FRACTION_VALUE) return null;
  return whole > 0 ? `${whole} ${fraction}` : fraction;
}

function formatRounded(value: number, point: string): string {
  const exact = value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
  return exact.replace(".", point);
}
