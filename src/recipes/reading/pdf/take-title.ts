import { isOfSize, isExactPartName, joinRuns, type Row, type TextRun } from "./text-run.ts";

/** Relative to the size of most characters. */
const MIN_TITLE_SIZE = 1.3;
const MAX_TITLE_ROWS = 4;
const MAX_TITLE_CHARACTERS = 100;
const MAX_TITLE_PITCH = 2;

/** The largest text of the first page, wherever it is. */
export function takeTitle(rows: Row[]): { title: string; rows: Row[] } {
  const largest = findLargest(rows);
  if (!largest || largest.size < findUsualSize(rows) * MIN_TITLE_SIZE) return { title: "", rows };
  const isOfTitle = (run: TextRun) => isOfSize(run, largest);
  const titleRows = rows.filter((row) => row.some(isOfTitle));
  const title = titleRows.map((row) => joinRuns(row.filter(isOfTitle))).join(" ");
  // Headings may be the largest text.
  if (titleRows.flat().some((run) => isOfTitle(run) && isExactPartName(run.text))) return { title: "", rows };
  if (titleRows.length > MAX_TITLE_ROWS || title.length > MAX_TITLE_CHARACTERS || !areTogether(titleRows))
    return { title: "", rows };
  const others = rows.map((row) => row.filter((run) => !isOfTitle(run))).filter((row) => row.length > 0);
  return { title, rows: others };
}

/** Drop caps and large numbers aren't titles. */
function findLargest(rows: Row[]): TextRun | null {
  return rows
    .flat()
    .filter(({ text }) => /\p{L}.*\p{L}/u.test(text))
    .reduce<TextRun | null>((most, run) => (run.size > (most?.size ?? 0) ? run : most), null);
}

function findUsualSize(rows: Row[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of rows.flat()) characters.set(size, (characters.get(size) ?? 0) + text.length);
  const [usual] = [...characters].toSorted(([, one], [, other]) => other - one);
  return usual?.[0] ?? 0;
}

function areTogether(rows: Row[]): boolean {
  return rows.every((row, at) => {
    const [run, above] = [row[0], rows[at - 1]?.[0]];
    return !run || !above || run.baseline - above.baseline <= run.size * MAX_TITLE_PITCH;
  });
}
