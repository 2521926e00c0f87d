import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { TSchema } from "elysia";

/** Also reports unknown fields. */
export function shapeFaults(shape: TSchema, value: object): string[] {
  const faults = [...TypeCompiler.Compile(shape).Errors(value)];
  const known: object | undefined = shape["properties"];
  const unknown = known ? Object.keys(value).filter((key) => !(key in known)) : [];
  return [
    ...faults.map((fault) => `${fault.path}: ${fault.message}`),
    ...unknown.map((key) => `/${key}: Nothing says that it is there`),
  ];
}
