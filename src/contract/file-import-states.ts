/** `ignored`: a file without recipes, such as a stylesheet. */
export const FOUND_STATES = ["new", "changed", "same", "unreadable", "ignored"] as const;
export type FoundState = (typeof FOUND_STATES)[number];

export const RESULT_STATUSES = ["added", "replaced", "skipped", "failed"] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export const EXISTING_CHOICES = ["skip", "replace", "copy"] as const;
export type ExistingChoice = (typeof EXISTING_CHOICES)[number];
