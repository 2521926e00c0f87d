/** Of what there is a page of all, as the calls name it. Where one is made, it is named `calls`: the test of all calls knows that. */
export const ORGANIZER_KINDS = ["categories", "tags"] as const;
export type KindInCalls = (typeof ORGANIZER_KINDS)[number];
