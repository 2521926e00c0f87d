import { checkPerson } from "../../../accounts/account.ts";
import { isEmail } from "../../../contract/rules.ts";
import { DomainError } from "../../../platform/errors.ts";
import { toFailure } from "../../../platform/jobs/job-kind.ts";
import { sniffFormat } from "../../../platform/pictures/formats.ts";
import { HeicPicture, NotAPicture } from "../../../platform/pictures/picture-refusals.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { NoRecipeInFile } from "../../archives/recipe-format.ts";
import { ItemNotImported, nameProblem } from "../../archives/to-recipe-content.ts";
import { findArchiveKind, findOtherArchive, isNamedAsArchive } from "../opening/archive-kinds.ts";
import { DocumentNotReadable, isDocument } from "../opening/documents.ts";
import { isAnyTable } from "../formats/table/table.ts";
import type { LeftOutItem } from "../other-items/other-item.ts";
import type { FileSample, UnreadableRecipe } from "../file-format.ts";
import type { PlannedRow } from "./plan-store.ts";

class OtherArchive extends DomainError {
  constructor(file: string, kind: string) {
    super("unsupported", "file-import-other-archive", { file, kind });
  }
}
class ArchiveTooDeep extends DomainError {
  constructor(file: string) {
    super("unsupported", "file-import-archive-too-deep", { file });
  }
}
class EmptyFile extends DomainError {
  constructor() {
    super("invalid", "file-import-empty");
  }
}
export class PictureWithoutRecipe extends DomainError {
  constructor() {
    super("invalid", "file-import-picture");
  }
}
class NoRecipeInTable extends DomainError {
  constructor() {
    super("invalid", "file-import-no-recipe-in-table");
  }
}
class NotAnArchive extends DomainError {
  constructor() {
    super("unsupported", "file-import-not-archive");
  }
}
class UnknownKind extends DomainError {
  constructor() {
    super("invalid", "file-import-unknown-kind");
  }
}
class PersonWithoutEmail extends DomainError {
  constructor() {
    super("invalid", "file-import-person-email");
  }
}
export class FileNotReadable extends DomainError {
  constructor(file: string) {
    super("invalid", "file-import-not-readable", { file });
  }
}

export function toUnreadable(
  file: string,
  { name, problem }: UnreadableRecipe,
  format: PlannedRow["format"],
): PlannedRow {
  return {
    file,
    format,
    name,
    state: "unreadable",
    problem: toFailure(problem),
    existing: null,
    recipe: null,
  };
}

/** Why a file without recipes, which isn't an archive, isn't imported. */
export function explainIgnored(sample: FileSample): DomainError {
  if (sample.bytes.length === 0) return new EmptyFile();
  if (sample.kind === "binary") return explainBinary(sample);
  if (isPictureName(sample.path)) return new NotAPicture();
  return sample.kind === "text" && isAnyTable(sample) ? new NoRecipeInTable() : new NoRecipeInFile();
}

function explainBinary({ path, bytes }: FileSample): DomainError {
  try {
    sniffFormat(bytes);
    return new PictureWithoutRecipe();
  } catch (problem) {
    if (problem instanceof HeicPicture) return new PictureWithoutRecipe();
    return isPictureName(path) ? new NotAPicture() : new UnknownKind();
  }
}

/** Null for anything that isn't a document, and wasn't meant as an archive. */
export function findFileProblem({ path, bytes }: FileSample): DomainError | null {
  if (isDocument(bytes)) return new DocumentNotReadable();
  const kind = findOtherArchive(bytes);
  if (kind) return new OtherArchive(path, kind);
  if (findArchiveKind(bytes)) return new ArchiveTooDeep(path);
  return isNamedAsArchive(path) ? new NotAnArchive() : null;
}

export function toIgnored(file: string, problem: DomainError): PlannedRow {
  return {
    file,
    format: null,
    name: "",
    state: "ignored",
    problem: toFailure(problem),
    existing: null,
    recipe: null,
  };
}

export function toLeftOut(
  file: string,
  { name, problem }: LeftOutItem,
  format: PlannedRow["format"],
): PlannedRow {
  return { ...toIgnored(file, problem), name, format };
}

/** Nobody gets an account without an email. */
export function findPersonProblem(fullName: string, email: string): DomainError | null {
  if (!isEmail(email)) return new PersonWithoutEmail();
  try {
    checkPerson({ fullName, email });
    return null;
  } catch (problem) {
    const named = nameProblem(fullName, problem);
    if (named instanceof ItemNotImported) return named;
    throw problem;
  }
}
