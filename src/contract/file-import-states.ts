export const FILE_IMPORT_STATES = [
  "receiving",
  "reading",
  "ready",
  "importing",
  "stopped",
  "done",
  "undone",
] as const;

/**
 * `repeated`: equal to an earlier recipe of the same files. `ignored`: a file without recipes, such as a stylesheet, or
 * something that Tagine has no place for.
 */
export const FOUND_STATES = ["new", "changed", "same", "repeated", "unreadable", "ignored"] as const;
export type FoundState = (typeof FOUND_STATES)[number];

/** States of recipes that can be imported. */
export const CHOOSABLE_STATES = ["new", "changed", "same", "repeated"] as const;
export type ChoosableState = (typeof CHOOSABLE_STATES)[number];

/** `repeated`: a repeated recipe that wasn't chosen. */
export const RESULT_STATUSES = ["added", "replaced", "skipped", "failed", "repeated"] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export const EXISTING_CHOICES = ["skip", "replace", "copy"] as const;
export type ExistingChoice = (typeof EXISTING_CHOICES)[number];
