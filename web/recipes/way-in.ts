/** What a dialog brings a recipe in from. */
export type WayIn = "link" | "text";
