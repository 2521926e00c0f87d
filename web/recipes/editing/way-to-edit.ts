export type WayToEdit = "form" | "json";
