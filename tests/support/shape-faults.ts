import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { TSchema } from "elysia";

/** What is wrong with a value of some shape: where and what, for each fault. Empty when it fits, and holds no more. */
export function shapeFaults(shape: TSchema, value: object): string[] {
  const faults = [...TypeCompiler.Compile(shape).Errors(value)];
  const known: object | undefined = shape["properties"];
  const unknown = known ? Object.keys(value).filter((key) => !(key in known)) : [];
  return [
    ...faults.map((fault) => `${fault.path}: ${fault.message}`),
    ...unknown.map((key) => `/${key}: Nothing says that it is there`),
  ];
}
