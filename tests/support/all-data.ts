import { readFileSync } from "node:fs";
import type { FurtherPictureState } from "../../src/recipes/pictures/further-picture-store.ts";
import type { Tagine } from "./tagine.ts";

/** @param own the account whose password is left out, since a restore keeps it */
export async function readAllData({ app, admin }: Tagine, own = 1) {
  const body = async (path: string) => (await admin.get(path)).body;
  const slugs = app.archivedRecipes.slugs();
  const recipes = await Promise.all(
    slugs.map(async (slug) => {
      const known = app.archivedRecipes.known(slug);
      return {
        ...(await body(`recipes/${slug}`)),
        history: {
          ...known,
          picture: null,
          former: known?.former && filesOf(known.former.picture, app),
          further: furtherOf(known?.further ?? [], app),
        },
        pictures: filesOf(known?.picture ?? null, app),
      };
    }),
  );
  return {
    recipes,
    bin: app.archivedRecipes.listDeleted().map(({ picture, further, ...deleted }) => ({
      ...deleted,
      files: filesOf(picture, app),
      further: furtherOf(further, app),
    })),
    categories: await body("categories"),
    tags: await body("tags"),
    settings: await body("site-settings"),
    corrections: app.corrections.exportRows(),
    taughtFoods: app.taughtFoods.exportRows(),
    themes: await body("themes"),
    pages: await body("site-settings/custom-pages"),
    groups: ((await body("groups")) as { id: number; users: object[] }[]).map((group) => ({
      ...group,
      // A profile picture gets another label wherever it's stored.
      users: group.users.map((user) => ({ ...user, picture: null })),
      cooked: app.cooked.exportRows(group.id),
      calendar: app.groups.calendarToken(group.id),
    })),
    users: app.users.list().map((account) => ({
      ...account,
      picture: null,
      hash: account.id === own ? null : app.users.passwordHash(account.id),
      files: filesOf(app.users.picture(account.id), app),
      favorites: app.favorites.exportRows(account.id),
    })),
    links: await body("users/sign-ups"),
    labels: app.archivedRecipes.pictureLabels(),
  };
}

function furtherOf(further: FurtherPictureState[], app: Tagine["app"]) {
  return further.map((picture) => ({ step: picture.step, files: filesOf(picture, app) }));
}

function filesOf(picture: { key: string; ext: string } | null, { images }: Tagine["app"]): string[] | null {
  if (!picture) return null;
  const sizes = ["original", "small", "tiny"] as const;
  return sizes.map((size) => Bun.hash(readFileSync(images.file(picture, size))).toString(36));
}
