import { DomainError } from "../../../platform/errors.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";

/** Admins restore it, together with the passwords of people. */
export class ListsForRestore extends DomainError {
  constructor() {
    super("invalid", "file-import-left-archive");
  }
}

const LIST =
  /^(?<root>(?:.*\/)?)(?<name>groups|users|pages|comments|settings|themes|notifications|sign_ups)\/\k<name>\.json$/;
/** What people miss if it isn't restored. */
const MISSED = ["groups", "users", "pages"];

/** Whether it has other data of an archive, beside the recipes. @param roots of archives with recipes */
export function isArchiveList(path: string, roots: ReadonlySet<string>): boolean {
  const root = LIST.exec(path)?.groups?.["root"];
  return root !== undefined && roots.has(root);
}

/** One row is enough for each archive. */
export function isFirstMissedList(path: string, files: ArchiveFiles): boolean {
  const root = LIST.exec(path)?.groups?.["root"] ?? "";
  const lists = MISSED.flatMap((name) => files.inFolder(`${root}${name}/`));
  return lists.find((file) => LIST.test(file)) === path;
}
