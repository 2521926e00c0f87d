import { DomainError } from "../../../platform/errors.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import type { FileSample } from "../file-format.ts";
import { SAMPLE_BYTES } from "./sample-file.ts";

const MAX_WHOLE_BYTES = 12_000_000;
const FIRST_ITEMS = 3;
const TEXT_CHARACTERS = 300;

/**
 * A sample of the whole file, for JSON that begins with a picture or a long table of something else.
 * Null if the beginning is the whole file, or if it's too large.
 */
export async function sampleWholeJson(sample: FileSample, files: ArchiveFiles): Promise<FileSample | null> {
  if (sample.kind !== "json" || sample.bytes.length < SAMPLE_BYTES) return null;
  try {
    const bytes = await files.bytes(sample.path, MAX_WHOLE_BYTES);
    const value: unknown = JSON.parse(decodeFile(bytes, sample.path, files));
    return { ...sample, head: JSON.stringify(value, shorten).slice(0, SAMPLE_BYTES) };
  } catch (problem) {
    // Not JSON, or nested so deeply that it can't be written.
    const isExpected = [DomainError, SyntaxError, RangeError].some((Kind) => problem instanceof Kind);
    if (isExpected) return null;
    throw problem;
  }
}

function shorten(_: string, value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, TEXT_CHARACTERS);
  return Array.isArray(value) ? value.slice(0, FIRST_ITEMS) : value;
}
