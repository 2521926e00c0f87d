import { getSchemaValidator, type TSchema } from "elysia";

/** What is wrong with a value of some shape: where and what, for each fault. Empty when it fits. */
export function shapeFaults(shape: TSchema, value: unknown): string[] {
  const check = getSchemaValidator(shape, {});
  return check.Check(value) ? [] : [...check.Errors(value)].map((fault) => `${fault.path}: ${fault.message}`);
}
