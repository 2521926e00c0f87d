/** From the largest on. */
const UNITS: [unit: string, bytes: number][] = [
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
];

/** How much room something takes, as the locale writes it: `300 kB`, `4.8 MB`, `2 GB`. */
export function formatSize(bytes: number, language: string): string {
  const [unit, size] = UNITS.find((one) => bytes >= one[1]) ?? ["kilobyte", 1e3];
  // Where there is something, there is not nothing.
  const amount = bytes > 0 && unit === "kilobyte" ? Math.max(1, bytes / size) : bytes / size;
  // Less than ten of something need a digit more.
  const maximumFractionDigits = amount < 10 && unit !== "kilobyte" ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits }).format(amount);
}
