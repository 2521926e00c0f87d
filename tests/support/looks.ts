/** The proofs (`npm run prove`) may take longer. */
export const isProving = process.env["PROVE"] === "1";

/** Journeys use a few looks; the proofs use all. */
export function looks<Look>(always: Look[], more: Look[]): Look[] {
  return isProving ? [...always, ...more] : always;
}
