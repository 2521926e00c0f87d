export type WayIn = "link" | "text";
