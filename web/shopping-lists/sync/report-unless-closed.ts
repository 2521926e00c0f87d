/** Signing out closes the lists of a person, also in other tabs, even while something is being read or sent. */
export function reportUnlessClosed(problem: unknown): void {
  const isClosed = problem instanceof DOMException && problem.name === "InvalidStateError";
  if (!isClosed) reportError(problem);
}
