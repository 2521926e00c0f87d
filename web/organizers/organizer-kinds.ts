export const ORGANIZER_KINDS = ["categories", "tags"] as const;
export type KindInCalls = (typeof ORGANIZER_KINDS)[number];
