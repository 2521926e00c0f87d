import { encode } from "fast-png";
import { archive } from "../archives.ts";
import { headerOfHugePng, tinyBmp, tinyGif, withExif } from "../made-pictures.ts";
import { zipOf } from "../raw-zip.ts";
import { picture } from "../test-site.ts";
import type { FuzzFile } from "./odd-body.ts";

export async function fuzzPictures(): Promise<FuzzFile[]> {
  const jpeg = Buffer.from(await picture(90, 60));
  const png = encode({ width: 3, height: 2, data: new Uint8Array(18).fill(200), channels: 3 });
  return [
    { name: "photo.jpg", type: "image/jpeg", bytes: jpeg },
    { name: "phone.jpg", type: "image/jpeg", bytes: withExif(jpeg, 6) },
    { name: "small.png", type: "image/png", bytes: png },
    { name: "small.gif", type: "image/gif", bytes: tinyGif() },
    { name: "small.bmp", type: "image/bmp", bytes: tinyBmp() },
    { name: "huge.png", type: "image/png", bytes: headerOfHugePng() },
    { name: "drawing.svg", type: "image/svg+xml", bytes: Buffer.from("<svg onload='alert(1)'/>") },
    { name: "page.html", type: "text/html", bytes: Buffer.from("<script>alert(1)</script>") },
    { name: "empty.jpg", type: "image/jpeg", bytes: new Uint8Array() },
  ];
}

export async function fuzzArchives(): Promise<FuzzFile[]> {
  const recipe = {
    name: "Archived Stew",
    slug: "archived-stew",
    recipeIngredient: ["1 a"],
    recipeInstructions: [{ text: "b" }],
  };
  const files = [
    await archive("kitchen.zip", {
      "recipes/archived-stew.json": recipe,
      "recipes/broken.json": "{",
      "recipes/odd.json": { name: { toString: 1 }, tags: [null, 5], extras: [] },
      "groups/groups.json": [
        { name: "Archived", mealplans: [{ start_date: "2026-11-01", end_date: "2026-11-02", meals: null }] },
      ],
      "users/users.json": [
        { full_name: "Old", email: "old@example.org", password: "$2b$12$x", admin: false, group: "Home" },
      ],
      "themes/themes.json": [{ name: "Night", colors: { primary: "x" } }],
      "pages/pages.json": [{ name: "Sunday", categories: [{ name: "Soup" }] }, null],
      "settings/settings.json": [{ language: "de", show_recent: "yes", cards_per_section: 9e9 }],
    }),
    await archive("nextcloud.zip", {
      "Recipes/Soup/recipe.json": { "@type": "Recipe", name: "Soup", keywords: "a,b" },
    }),
    await archive("chowdown.zip", {
      "x-master/_recipes/pie.md": "---\ntitle: Pie\ntags: a, b\ningredients:\n- 1 apple\n---\nGood",
    }),
    await archive("empty.zip", {}),
    zipOf("outside.zip", [
      { name: "../../evil.json", content: "{}" },
      { name: "/recipes/a.json", content: "[]" },
    ]),
    zipOf("zeros.zip", [{ name: "recipes/zeros.json", content: "0".repeat(2_000_000), packed: true }]),
    zipOf(
      "many.zip",
      Array.from({ length: 300 }, (_, at) => ({ name: `recipes/${at}.json`, content: "[]" })),
    ),
    zipOf("twins.zip", [
      { name: "recipes/a.json", content: JSON.stringify(recipe) },
      { name: "recipes/a.json", content: "{}" },
    ]),
  ];
  const read = files.map(async (file) => ({
    name: file.name,
    type: "application/zip",
    bytes: await file.bytes(),
  }));
  return [
    ...(await Promise.all(read)),
    { name: "text.zip", type: "application/zip", bytes: Buffer.from("PK\x03\x04") },
  ];
}
