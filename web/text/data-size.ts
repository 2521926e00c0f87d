const UNITS: [unit: string, bytes: number][] = [
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
];

/** `300 kB`, `4.8 MB`, `2 GB` */
export function formatSize(bytes: number, language: string): string {
  const [unit, size] = UNITS.find((one) => bytes >= one[1]) ?? ["kilobyte", 1e3];
  // Non-empty files show at least 1 kB.
  const amount = bytes > 0 && unit === "kilobyte" ? Math.max(1, bytes / size) : bytes / size;
  const maximumFractionDigits = amount < 10 && unit !== "kilobyte" ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits }).format(amount);
}
