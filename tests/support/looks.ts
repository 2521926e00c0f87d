/** Whether the proofs run that take longer than tests may: `npm run prove`. */
export const isProving = process.env["PROVE"] === "1";

/**
 * In which sizes, modes and languages pages are looked at, and long journeys are made: in some with every change, in all
 * by the proofs.
 */
export function looks<Look>(always: Look[], more: Look[]): Look[] {
  return isProving ? [...always, ...more] : always;
}
