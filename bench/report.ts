export function row(name: string, ...cells: (string | null | false)[]): void {
  console.log(`  ${name.padEnd(24)}${cells.map((cell) => (cell || "").padEnd(22)).join("")}`.trimEnd());
}

export function median(numbers: number[]): number {
  return quantile(numbers, 0.5);
}

/** @param part from 0 to 1 */
export function quantile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** `12.3k` */
export function thousands(number: number): string {
  return number >= 1000 ? `${(number / 1000).toFixed(1)}k` : number.toFixed(0);
}
