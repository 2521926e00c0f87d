import { LAYOUT } from "../imports/restores/archive-layout.ts";
import type { Stores } from "../imports/restores/open-stores.ts";

export function nameMissingPictures(files: string[], { recipes, users, archivedRecipes }: Stores): string[] {
  if (files.length === 0) return [];
  const names = new Map<string, string>();
  for (const slug of archivedRecipes.slugs()) {
    const known = archivedRecipes.known(slug);
    const name = recipes.get(slug)?.name ?? slug;
    names.set(`${LAYOUT.pictures}${slug}/`, name);
    for (const own of [known?.former?.picture, ...(known?.further ?? [])])
      if (own) names.set(getPictureFolder(own), name);
  }
  for (const { content, picture, former, further } of archivedRecipes.listDeleted())
    for (const own of [picture, former?.picture, ...further])
      if (own) names.set(getPictureFolder(own), content.name);
  for (const { id, fullName } of users.list()) {
    const picture = users.picture(id);
    if (picture) names.set(getPictureFolder(picture), fullName);
  }
  return [...new Set(files.map((file) => names.get(getFolder(file)) ?? file))];
}

function getPictureFolder({ key, ext }: { key: string; ext: string }): string {
  return getFolder(LAYOUT.hiddenPicture(key, ext).original);
}

function getFolder(file: string): string {
  return file.slice(0, file.lastIndexOf("/") + 1);
}
