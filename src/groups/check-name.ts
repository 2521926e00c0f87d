import { NAME_MOST, nameProblem } from "../contract/rules.ts";
import { Invalid, type BrokenRule } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

export function tidyName(input: string): string {
  return inOneLine(withoutControls(input)).normalize("NFC");
}

export function findNameFault(field: string, name: string): BrokenRule | null {
  const problem = nameProblem(name);
  if (problem === null) return null;
  if (problem === "too-long") return tooLong(field, NAME_MOST);
  return { field, problem: "Field Required", kind: "missing" };
}

/** @throws Invalid */
export function checkName(input: string): string {
  const fault = findNameFault("name", input);
  if (fault) throw new Invalid([fault]);
  return tidyName(input);
}

export function tooLong(field: string, most: number): BrokenRule {
  return { field, problem: `At most ${most} characters are possible here`, kind: "length" };
}
