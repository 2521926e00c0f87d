/** Of what there is a page of all, as the calls name it. Where one is made, it is named `calls`: the test of all calls knows that. */
export const KINDS = ["categories", "tags"] as const;
export type Kind = (typeof KINDS)[number];
