import { parseArgs } from "node:util";
import { UsageError } from "./errors.ts";

/** Flags by their names, each with the placeholder of its value; null for a switch. */
export type Flags = Record<string, string | null>;

export interface CommandLine {
  /** `"true"` for a switch without a value. */
  values: Map<string, string>;
  words: string[];
}

/** @throws UsageError */
export function parseCommandLine(args: string[], flags: Flags): CommandLine {
  const options = Object.entries(flags).map(([name, placeholder]) => {
    return [name, { type: placeholder === null ? ("boolean" as const) : ("string" as const) }] as const;
  });
  // Strict parsing refuses values that start with a dash, as passwords may.
  const { tokens } = parseArgs({ args, options: Object.fromEntries(options), strict: false, tokens: true });
  const values = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    else if (token.kind === "option-terminator") refuseFlag("--");
    else values.set(token.name, readValue(token, flags));
  }
  return { values, words };
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function readValue({ name, rawName, value, inlineValue }: OptionToken, flags: Flags): string {
  if (!Object.hasOwn(flags, name)) refuseFlag(rawName);
  if (value !== undefined && (inlineValue || !isFlag(value, flags))) return value;
  const placeholder = flags[name];
  if (placeholder) throw new UsageError(`${rawName} needs a value: ${rawName} <${placeholder}>.`);
  return "true";
}

function isFlag(word: string, flags: Flags): boolean {
  return word.startsWith("--") && Object.hasOwn(flags, word.slice(2).split("=", 1)[0] ?? "");
}

/** @throws UsageError */
export function refuseFlag(flag: string): never {
  throw new UsageError(`There is no option “${flag}”.`);
}
