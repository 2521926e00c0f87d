import type { Caller } from "../caller.ts";
import type { TestSite } from "../test-site.ts";
import type { FuzzFile } from "./odd-body.ts";

interface HouseholdFiles {
  site: TestSite;
  pictures: FuzzFile[];
  archives: FuzzFile[];
}

export async function addHouseholdData(
  keeper: Caller,
  { site, pictures, archives }: HouseholdFiles,
): Promise<void> {
  const send = (method: string, path: string, body?: unknown) => keeper.send(method, path, body);
  const { body: recipes } = await keeper.get("recipes/summary");
  const [first, second, third] = recipes;
  const [photo] = pictures;
  if (photo) {
    await send("PUT", `recipes/${first.slug}/image`, formWith("image", photo));
    await send("PUT", "users/1/image", formWith("profile_image", photo));
  }
  const recipe = (await keeper.get(`recipes/${second.slug}`)).body;
  await send("PUT", `recipes/${second.slug}`, { ...recipe, rating: 4 });
  await send("DELETE", `recipes/${third.slug}`);
  const today = new Date().toISOString().slice(0, 10);
  const meals = [{ slug: first.slug }, { slug: "empty", name: "Leftovers" }];
  await send("POST", "meal-plans/create", { startDate: today, endDate: today, meals });
  const categories = (await keeper.get("categories")).body.slice(0, 2);
  const webhookUrls = [`${site.origin}/hook`];
  await send("PUT", "groups/1", { name: "Home", webhookEnable: true, webhookUrls, categories });
  await send("POST", "themes/create", { name: "Søndag", colors: { primary: "#112233" } });
  await send("POST", "site-settings/custom-pages", { name: "Weekend", categories });
  await send("POST", "users/sign-ups", { name: "For Ann", admin: false });
  await send("POST", `recipes/${first.slug}/share-links`, {});
  await send("POST", "groups/self/calendar");
  await send("POST", "imports", { urls: [`${site.origin}/recipe`, `${site.origin}/none`] });
  await send("POST", "backups/export/database", { tag: "fuzz" });
  for (const file of archives.slice(0, 3)) await send("POST", uploadPathFor(file), formWith("archive", file));
}

function uploadPathFor({ name }: FuzzFile): string {
  const program = /^(nextcloud|chowdown)/.exec(name)?.[1];
  return program ? `migrations/${program}/upload` : "backups/upload";
}

function formWith(field: string, { bytes, name }: FuzzFile): FormData {
  const form = new FormData();
  form.set(field, new File([bytes.slice()], name));
  return form;
}
