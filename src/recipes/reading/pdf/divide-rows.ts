import { isExactPartName, type Row, type TextRun } from "./text-run.ts";

/** Rows that are one line each: facts beside their labels, and headings by themselves. */
export function divideRows(rows: Row[]): Row[] {
  return joinLabels(rows).flatMap(splitHeading);
}

/** Labels above their values: “PREP   COOK” and “10 min   1 hr”. */
function joinLabels(rows: Row[]): Row[] {
  const joined: Row[] = [];
  rows.forEach((row, at) => {
    const labels = rows[at - 1] ?? [];
    if (row.length < 2 || !areLabels(labels, row)) return void joined.push(row);
    joined.pop();
    joined.push(...row.map((value, index) => [addLabel(value, labels[index]?.text ?? "")]));
  });
  return joined;
}

function areLabels(labels: Row, values: Row): boolean {
  return (
    labels.length === values.length &&
    values.every(({ text, left, right }, at) => {
      const label = labels[at];
      return label && /^\d/.test(text) && !/\d/.test(label.text) && label.left < right && left < label.right;
    })
  );
}

function addLabel(value: TextRun, label: string): TextRun {
  return { ...value, text: `${label.replace(/\s?[:：]$/, "")}: ${value.text}` };
}

/** A heading in the margin. */
function splitHeading(row: Row): Row[] {
  const [first, ...others] = row;
  return first && others.length > 0 && isExactPartName(first.text) ? [[first], others] : [row];
}
