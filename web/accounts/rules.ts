import { isEmail, isVisible, nameProblem, passwordProblem } from "../../src/contract/rules.ts";
import type { Rule } from "../ui/text-field.tsx";

export const required: Rule = (value) => (isVisible(value) ? null : "people.required");

export const validName: Rule = (value) =>
  required(value) ?? (nameProblem(value) === null ? null : "people.name-long");

export const validEmail: Rule = (value) => (isEmail(value) ? null : "people.email-invalid");

export const longEnough: Rule = (value) =>
  passwordProblem(value) === "too-short" ? "people.password-short" : null;

export function sameAs(password: () => string): Rule {
  return (value) => (value === password() ? null : "people.password-differs");
}
