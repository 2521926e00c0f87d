import type { FuzzOutcome } from "./fuzz.ts";

/** One row per problem, with a command that reproduces it. */
export function fuzzFaults(outcome: FuzzOutcome, limits: { mostMegabytes: number }): string[] {
  const { findings, healthy, integrity, exitCode, errorLines, uncaught, memoryPeakMb } = outcome;
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const rows = [...kinds].map(
    ([kind, [first, ...others]]) =>
      `${kind}, ${others.length + 1} times\n${first?.curl}\n→ ${first?.answer}\n`,
  );
  if (!healthy) rows.push("it no longer answered at the end");
  if (integrity !== "ok") rows.push(`the database: ${String(integrity)}`);
  if (exitCode !== 0) rows.push(`it ended with ${exitCode}`);
  if (memoryPeakMb > limits.mostMegabytes) rows.push(`it held ${memoryPeakMb} MB`);
  return [...rows, ...errorLines, ...uncaught];
}
