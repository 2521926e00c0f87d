import type { TSchema } from "elysia";
import { TypeCompiler } from "@sinclair/typebox/compiler";

/** Whether a value has a shape. */
export function Value(schema: TSchema, value: unknown): boolean {
  return TypeCompiler.Compile(schema).Check(value);
}

/** What is wrong with a value: path and message of each fault. */
export function Errors(schema: TSchema, value: unknown): string[] {
  return [...TypeCompiler.Compile(schema).Errors(value)].map((fault) => `${fault.path}: ${fault.message}`);
}
