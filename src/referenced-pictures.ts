import type { App } from "./app.ts";

/** The keys of all pictures that a row of the database names: of recipes, those in the bin too, and of people. */
export function listReferencedPictures({ users, pictures }: Pick<App, "pictures" | "users">): Set<string> {
  return pictures.keys().union(users.pictureKeys());
}
