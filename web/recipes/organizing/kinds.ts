/** Of what there is a page of all, as the calls name it. */
export const KINDS = ["categories", "tags"] as const;
export type Kind = (typeof KINDS)[number];
