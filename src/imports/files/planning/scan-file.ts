import { posix } from "node:path";
import type { FileFormatName } from "../../../contract/file-imports.ts";
import { UnfitEntry } from "../../../platform/archive-reader.ts";
import { DomainError } from "../../../platform/errors.ts";
import type { Log } from "../../../platform/log.ts";
import { isDiskFull } from "../../../platform/storage-errors.ts";
import { isCutJson } from "../../archives/read-loose-json.ts";
import { NoRecipeInFile } from "../../archives/recipe-format.ts";
import { findCorrection } from "../draft-corrections.ts";
import type { FileFormat, FileReaders, FileSample, Found } from "../file-format.ts";
import { findFormat } from "../formats.ts";
import { table } from "../formats/table/table.ts";
import { isPartOfPage } from "../formats/web-page/part-of-page.ts";
import type { FileTree } from "../opening/file-tree.ts";
import { sampleFile } from "../opening/sample-file.ts";
import { sampleWholeJson } from "../opening/sample-whole-json.ts";
import { readDividedText } from "../reading/divided-text.ts";
import { explainNameless, limitNameless } from "./nameless-rows.ts";
import { explainIgnored, FileNotReadable, findFileProblem, PictureWithoutRecipe } from "./planned-rows.ts";

/** What a file turns out to be or contain. */
export type FilePart =
  | { recognized: FileFormatName }
  | { found: Found; format: FileFormatName }
  | { unreadable: DomainError; format: FileFormatName | null }
  | { ignored: DomainError }
  /** A recipe may use it. */
  | { isPicture: true };

interface Reading {
  tree: Pick<FileTree, "files" | "start" | "findDamage">;
  readers: FileReaders;
}

/**
 * Reads a file with the first format that recognizes it.
 * @throws the reason of `signal`, and an error if the disk is full
 */
export async function* scanFile(
  path: string,
  { log, signal, ...reading }: Reading & { log: Pick<Log, "error">; signal: AbortSignal },
): AsyncGenerator<FilePart> {
  let format: FileFormatName | null = null;
  try {
    for await (const part of readParts(path, reading)) {
      if ("recognized" in part) format = part.recognized;
      yield part;
    }
  } catch (thrown) {
    // A cut file is why its JSON can't be parsed.
    const problem = (await reading.tree.findDamage(path).catch(() => null)) ?? thrown;
    signal.throwIfAborted();
    if (isDiskFull(problem)) throw problem;
    if (!(problem instanceof DomainError)) log.error(`${path} could not be read`, problem);
    const refusal = problem instanceof DomainError ? explainNameless(problem) : new FileNotReadable(path);
    yield { unreadable: refusal, format };
  }
}

async function* readParts(path: string, { tree, readers }: Reading): AsyncGenerator<FilePart> {
  const divided = findCorrection(readers.corrections.texts, path);
  if (divided !== undefined) {
    for await (const found of limitNameless(readDividedText(divided, path))) yield { found, format: "text" };
    return yield* listDamage(path, "text", tree);
  }
  const sample = sampleFile(path, await tree.start(path));
  const format = await chooseFormat(sample, { tree, readers });
  if (!format) return yield* explainOther(sample, tree);
  const { name } = format;
  yield { recognized: name };
  let isEmpty = true;
  for await (const found of limitNameless(format.read(path, tree.files, readers))) {
    isEmpty = false;
    yield { found, format: name };
  }
  if (isEmpty) yield { ignored: new NoRecipeInFile() };
  yield* listDamage(path, name, tree);
}

async function chooseFormat(
  sample: FileSample,
  { tree: { files }, readers }: Reading,
): Promise<FileFormat | null> {
  if (sample.bytes.length === 0) return null;
  if (findCorrection(readers.corrections.columns, sample.path)) return table;
  const format = findFormat(sample, files);
  if (format) return format;
  const whole = await sampleWholeJson(sample, files);
  return whole && findFormat(whole, files);
}

/** A file that no format recognizes. */
async function* explainOther(sample: FileSample, tree: Reading["tree"]): AsyncGenerator<FilePart> {
  const { path, bytes } = sample;
  const reason = explainIgnored(sample);
  if (bytes.length === 0) {
    // Throws if it's cut before its content.
    await tree.findDamage(path);
    if (!isPlaceholder(path)) yield { ignored: reason };
    return;
  }
  const problem = findFileProblem(sample) ?? (await tree.findDamage(path));
  if (problem) yield { unreadable: problem, format: null };
  else if (reason instanceof PictureWithoutRecipe) yield { isPicture: true };
  else if (!isPartOfPage(sample, tree.files)) yield { ignored: reason };
}

/** What comes before the damage of a file is imported. */
async function* listDamage(
  path: string,
  format: FileFormatName,
  tree: Reading["tree"],
): AsyncGenerator<FilePart> {
  const isCut = isCutJson(path, tree.files);
  const damage =
    (await tree.findDamage(path)) ?? (isCut ? new UnfitEntry("archive-file-incomplete", path) : null);
  if (damage) yield { unreadable: damage, format };
}

/** Empty hidden files, like `.gitkeep`, only keep folders in archives. */
function isPlaceholder(path: string): boolean {
  return posix.basename(path).startsWith(".");
}
