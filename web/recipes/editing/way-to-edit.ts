export type WayToEdit = "form" | "json";

/** Of a history entry whose previous one shows the recipe, so that Back after saving doesn't show it twice. */
export const FROM_RECIPE = { isFromRecipe: true };
