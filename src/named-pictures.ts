import type { App } from "./app.ts";

/** The keys of all pictures that a row of the database names: of recipes, those in the bin too, and of people. */
export function listReferencedPictures({ recipes, users }: Pick<App, "recipes" | "users">): Set<string> {
  return recipes.pictures.keys().union(users.pictureKeys());
}
