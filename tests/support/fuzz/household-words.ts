import type { Places } from "./household-places.ts";

/** Every host is the test's own, or private and therefore refused. */
export function wordsFor(name: string, places: Places, origin: string): unknown[] {
  const part = (key: string) => places.get(key) ?? [];
  const links = [
    `${origin}/recipe`,
    `${origin}/picture`,
    `${origin}/none`,
    `${origin}/error`,
    `${origin}/redirect`,
    "http://10.0.0.1/x",
    "http://[::1]/x",
    "http://169.254.169.254/latest",
    "http://0.0.0.0:1/",
    "http://127.0.0.1:1/",
    "http://2130706433/",
    "http://localhost/",
    "ftp://10.0.0.1/x",
    "javascript:alert(1)",
    "http://",
    "//10.0.0.1",
    `http://user:pass@${origin.slice(7)}/recipe`,
    `${origin}/${"x".repeat(5000)}`,
  ];
  const numbers = (key: string) => part(key).map(Number).filter(Number.isSafeInteger);
  const today = new Date().toISOString().slice(0, 10);
  const days = [today, "2026-11-03", "2026-11-3", "2026-11-05", "2026-12-31", "9999-12-31", "0001-01-01"];
  const known: Record<string, unknown[]> = {
    url: links,
    urls: links,
    webhookUrls: links,
    orgURL: links,
    image: links,
    email: ["ann@example.org", " ANN@Example.org ", "x@example.org"],
    username: ["changeme@email.com", "nobody@example.org"],
    password: ["correct-horse", "another-horse"],
    currentPassword: ["correct-horse"],
    newPassword: ["another-horse", "short"],
    startDate: days,
    endDate: days,
    date: days,
    dateAdded: days,
    webhookTime: ["07:30", "23:59"],
    slug: [...part("recipes slug").slice(0, 20), ...part("categories slug").slice(0, 10), "empty"],
    slugs: part("recipes slug"),
    recipes: part("recipes slug"),
    used: part("recipes slug"),
    into: [...part("categories slug"), ...part("tags slug")],
    group: [...part("group names"), "default"],
    group_name: part("group names"),
    ids: numbers("recipe-bin id"),
    versions: numbers("versions id"),
    id: numbers("custom-pages id"),
    properties: ["name", "slug", "tags", "recipeIngredient", "nope"],
    keys: ["name", "slug", "tags", "extras", "nope"],
    recipeCategory: part("categories slug"),
    tags: part("tags slug"),
    categories: part("categories slug"),
    templates: ["recipes.md"],
    template: ["recipes.md"],
    q: ["soup", "chicken -rice", '"sweet"', "a*"],
    with: ["salt", "sugar"],
    totalTime: ["30 Minutes", "PT1H"],
    text: ["Soup\n\nIngredients\n1 l water\n\nSteps\nBoil.", `See ${origin}/recipe`],
    html: [
      `<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeIngredient":["1 a"],"recipeInstructions":"b"}</script>`,
      "<html>".repeat(500),
      "<ul>".repeat(5000),
    ],
    token: part("sign-ups token"),
  };
  return known[name] ?? [];
}
