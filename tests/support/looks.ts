/** Whether the proofs are running (`npm run prove`), which may take longer. */
export const isProving = process.env["PROVE"] === "1";

/**
 * The sizes, modes and languages for visual checks and long journeys: a few with every change, all in the
 * proofs.
 */
export function looks<Look>(always: Look[], more: Look[]): Look[] {
  return isProving ? [...always, ...more] : always;
}
