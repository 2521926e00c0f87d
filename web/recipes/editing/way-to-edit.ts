/** How a recipe is edited: as a form that looks like its page, or as JSON. */
export type WayToEdit = "form" | "json";
