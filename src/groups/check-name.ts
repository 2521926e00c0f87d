import { NAME_MOST, nameProblem } from "../contract/rules.ts";
import { Invalid, type BrokenRule } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

/** The name of a group, a person, a link or a token as it is kept: in one line, without white space around it. */
export function tidyName(given: string): string {
  return inOneLine(withoutControls(given)).normalize("NFC");
}

/**
 * What is wrong with the name of something that only needs to be called something; null when nothing is.
 * @param field what the contract calls it
 */
export function findNameFault(field: string, name: string): BrokenRule | null {
  const problem = nameProblem(name);
  if (problem === null) return null;
  if (problem === "too-long") return tooLong(field, NAME_MOST);
  return { field, problem: "Field Required", kind: "missing" };
}

/**
 * A name as it is kept.
 * @throws Invalid when there is nothing to see of it, or too much
 */
export function checkName(given: string): string {
  const fault = findNameFault("name", given);
  if (fault) throw new Invalid([fault]);
  return tidyName(given);
}

/** Of a text that has more characters than it may have. */
export function tooLong(field: string, most: number): BrokenRule {
  return { field, problem: `At most ${most} characters are possible here`, kind: "length" };
}
