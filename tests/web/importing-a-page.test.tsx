import { afterAll, afterEach, describe, expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { makePdf, makePdfOf } from "../support/pdf-file.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { LOOPBACK, recipePage, testSite } from "../support/test-site.ts";

const { admin, answer, as, open, user } = await dom({ allowPrivateAddresses: LOOPBACK });
const { isOffline } = await import("../../web/state/connection.ts");
afterEach(() => {
  isOffline.value = false;
});
const site = testSite();
afterAll(() => site.close());
site.page("/news", "<!doctype html><title>News</title>");
site.page(
  "/two-pies",
  twoRecipes(
    { name: "Apple Pie", recipeIngredient: ["3 apples", "200 g flour"] },
    { name: "Plum Pie", recipeIngredient: ["1 kg plums", "200 g flour", "1 egg"] },
  ),
);

function twoRecipes(first: Record<string, unknown>, second: Record<string, unknown>): string {
  const script = /<script[^]*<\/script>/.exec(recipePage(second))?.[0] ?? "";
  return recipePage(first).replace("</head>", `${script}</head>`);
}

async function adding(tab: string, caller: Caller = user): Promise<OpenApp> {
  const page = await open("", { as: caller });
  await addBy(page, tab);
  return page;
}

async function addBy(page: OpenApp, tab: string): Promise<void> {
  await page.press("Add a recipe");
  await page.press(tab);
  await screen.findByRole("dialog");
}

const ADDRESS = "Recipe link";
const address = () => screen.getByLabelText<HTMLInputElement>(ADDRESS);
const dialog = () => screen.getByRole("dialog");
const alert = async () => within(await screen.findByRole("alert"));
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

async function askFor(page: OpenApp, path: string): Promise<void> {
  await page.fill(ADDRESS, site.origin + path);
  await page.press("Add recipe", dialog());
}

test("an invalid link is reported when leaving the field and on submit", async () => {
  const page = await adding("From a link");
  expect(document.activeElement).toBe(address());
  await page.fill(ADDRESS, "soup");
  address().blur();
  await screen.findByText("That doesn't look like a web address");
  expect(address().getAttribute("aria-invalid")).toBe("true");
  await page.fill(ADDRESS, "https://example.org/soup");
  await waitFor(() => expect(screen.queryByText("That doesn't look like a web address")).toBeNull());
  await page.fill(ADDRESS, "");
  await page.press("Add recipe", dialog());
  await screen.findByText("That doesn't look like a web address");
  expect(document.activeElement).toBe(address());
});

test("a pasted link is read at once", async () => {
  site.on("/pasted", () => {
    const html = recipePage({ name: "Pasted Soup", recipeIngredient: ["3 carrots", "1 l water"] });
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  });
  const page = await adding("From a link");
  await page.paste("see www.example");
  expect(screen.queryByRole("button", { name: "Reading the page…" })).toBeNull();
  await page.fill(ADDRESS, "");
  await page.paste(`Try this: ${site.origin}/pasted`);
  await headline("Pasted Soup");
});

test("the dialog shows progress, and an error with what to do about it", async () => {
  const late = Promise.withResolvers<void>();
  site.on("/late", async () => {
    await late.promise;
    const html = recipePage({ name: "Late Soup", recipeIngredient: ["3 carrots", "1 l water"] });
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  });
  const page = await adding("From a link");
  await askFor(page, "/news");
  const failed = await alert();
  await failed.findByText("No recipe found on this page (127.0.0.1).");
  const ways = screen.getByRole("heading", { name: "Other ways to add it" }).parentElement;
  const named = within(ways ?? dialog()).getAllByRole("button");
  expect(named.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Paste the text"),
    expect.stringContaining("Paste the page source"),
    expect.stringContaining("Import a file"),
    expect.stringContaining("Save just the link"),
  ]);
  expect(address().value).toBe(`${site.origin}/news`);

  await page.fill(ADDRESS, `${site.origin}/gone`);
  await page.press("Try again");
  await screen.findByText(/returned an error \(404\)/);

  await page.fill(ADDRESS, `${site.origin}/late`);
  await page.press("Try again");
  const busy = await screen.findByRole("button", { name: "Reading the page…" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("alert")).toBeNull();
  late.resolve();
  await page.waitForAddress("/recipe/late-soup");
});

test("the error links to the last page and the log, for admins only", async () => {
  await askFor(await adding("From a link"), "/news");
  await alert();
  expect(screen.queryByText("Show technical details")).toBeNull();

  const page = await adding("From a link", admin);
  await askFor(page, "/news");
  await page.follow("Show technical details");
  await page.waitForAddress("/debug");
  const lastPage = await screen.findByRole("region", { name: "Last imported page" });
  await waitFor(() => expect(document.title).toBe("Debug · Tagine"));
  await within(lastPage).findByText(`${site.origin}/news`);
});

test("just the link can be saved, as a recipe to fill in later", async () => {
  site.on("/recipes/plum-cake.html", () => new Response("Forbidden", { status: 403 }));
  const page = await adding("From a link");
  await askFor(page, "/recipes/plum-cake.html");
  await alert();
  await page.press(/Save just the link/);
  await headline("Plum cake");
  const original = screen.getByRole("link", { name: /Original recipe on/ });
  expect(original.getAttribute("href")).toBe(`${site.origin}/recipes/plum-cake.html`);
});

describe("tags of the site", () => {
  const KEYWORDS = ["quick", "vegan", "winter", "easy", "lentils", "best ever"];
  const stored = async (slug: string) => (await user.get(`recipes/${slug}`)).body;
  afterEach(() => admin.send("PUT", "site-settings", { importedOrganizers: "useful" }));

  test("are added without a question if there are at most five", async () => {
    site.page(
      "/few",
      recipePage({
        name: "Few Tags",
        recipeIngredient: ["1 fig"],
        keywords: KEYWORDS.slice(0, 5).join(", "),
      }),
    );
    const page = await adding("From a link");
    await askFor(page, "/few");
    await headline("Few Tags");
    expect((await stored("few-tags")).tags).toEqual(KEYWORDS.slice(0, 5));
  });

  test("are left out if they're new and there are more, and can be added on the recipe's page", async () => {
    const names = [...KEYWORDS.slice(0, 3), "brand new", "also new", "newest"];
    site.page(
      "/many",
      recipePage({ name: "Many Tags", recipeIngredient: ["1 kiwi"], keywords: names.join(", ") }),
    );
    for (const name of KEYWORDS.slice(0, 3)) await user.send("POST", "tags", { name });
    const page = await adding("From a link");
    await askFor(page, "/many");
    await headline("Many Tags");
    expect((await stored("many-tags")).tags).toEqual(KEYWORDS.slice(0, 3));
    const offered = within(await screen.findByRole("region", { name: "Choose tags and categories" }));
    const boxes = () => offered.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes().map((box) => [box.parentElement?.textContent, box.checked])).toEqual([
      ["brand new", false],
      ["also new", false],
      ["newest", false],
    ]);
    await page.click(offered.getByRole("checkbox", { name: "also new" }));
    await screen.findByRole("link", { name: "also new" });
    await page.click(offered.getByRole("checkbox", { name: "newest" }));
    await screen.findByRole("link", { name: "newest" });
    expect((await stored("many-tags")).tags).toEqual([...KEYWORDS.slice(0, 3), "also new", "newest"]);
    await page.click(offered.getByRole("checkbox", { name: "newest" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "newest" })).toBeNull());
    expect((await stored("many-tags")).tags).toEqual([...KEYWORDS.slice(0, 3), "also new"]);
    expect(boxes().map((box) => box.checked)).toEqual([false, true, false]);
  });

  test("stay left out if adding one fails, and aren't offered offline", async () => {
    site.page(
      "/six",
      recipePage({ name: "Lost Tags", recipeIngredient: ["1 fig"], keywords: "a1, b1, c1, d1, e1, f1" }),
    );
    const page = await adding("From a link");
    await askFor(page, "/six");
    await headline("Lost Tags");
    const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
    const recover = answer(/^POST \/api\/recipe-changes/);
    await page.click(await box("b1"));
    await screen.findByText(/Can't reach Tagine/);
    await waitFor(async () => expect((await box("b1")).checked).toBe(false));
    recover();
    // The second tap doesn't wait for the first.
    await page.click(await box("c1"));
    await page.click(await box("d1"));
    for (const name of ["c1", "d1"]) await screen.findByRole("link", { name });
    expect((await stored("lost-tags")).tags).toEqual(["c1", "d1"]);
    expect([(await box("c1")).checked, (await box("d1")).checked]).toEqual([true, true]);
    isOffline.value = true;
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Choose tags and categories" })).toBeNull(),
    );
  });

  test("aren't asked about if the administrator decided", async () => {
    await admin.send("PUT", "site-settings", { importedOrganizers: "none" });
    site.page(
      "/none",
      recipePage({ name: "No Tags", recipeIngredient: ["1 lime"], keywords: KEYWORDS.join(", ") }),
    );
    const page = await adding("From a link");
    await askFor(page, "/none");
    await headline("No Tags");
    expect(await stored("no-tags")).toMatchObject({ tags: [], recipeCategory: [] });
  });

  test("of a text are chosen while checking the recipe", async () => {
    const page = await adding("From text");
    await page.fill(
      "Recipe text",
      "Rye Rolls\n\nTags: crusty, rye\n\nIngredients\n200 g rye\n\nSteps\nBake.",
    );
    await page.press("Continue");
    await page.click(await screen.findByRole("checkbox", { name: "crusty" }));
    await page.press("Save recipe");
    await headline("Rye Rolls");
    expect((await stored("rye-rolls")).tags).toEqual(["rye"]);
  });
});

test("an existing recipe is pointed out before it's stored twice", async () => {
  site.page("/twice", recipePage({ name: "Twice Soup", recipeIngredient: ["1 turnip", "2 l broth"] }));
  const page = await adding("From a link");
  await askFor(page, "/twice");
  await headline("Twice Soup");
  const first = page.address();

  await page.follow("Tagine, home");
  await addBy(page, "From a link");
  await askFor(page, "/twice");
  const already = await screen.findByRole("dialog", { name: "You already have this recipe" });
  await within(already).findByText(/You already imported this link/);
  await page.follow("Open Twice Soup", already);
  await page.waitForAddress(first);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await page.follow("Tagine, home");
  await addBy(page, "From a link");
  await askFor(page, "/twice");
  await page.press("Add anyway");
  await page.waitForAddress(/recipe\/twice-soup-/);
});

test("the source of a page that Tagine can't load can be pasted", async () => {
  const html = recipePage({ name: "Guarded Stew", recipeIngredient: ["1 leek", "1 potato"] });
  site.on("/guarded", () => new Response("Forbidden", { status: 403 }));
  const page = await adding("From a link");
  await askFor(page, "/guarded");
  await (await alert()).findByText(/returned an error \(403\)/);
  await screen.findByRole("heading", { name: "Other ways to add it" });
  await screen.findByRole("button", { name: "Try again" });
  const bookmark = screen.getByRole("link", { name: "Import from any page with a bookmark" });
  expect(bookmark.getAttribute("href")).toContain(encodeURIComponent(`${site.origin}/guarded`));

  await page.press(/Paste the page source/);
  const pasting = await screen.findByRole("dialog", { name: "Paste the page source" });
  const source = within(pasting).getByLabelText("Page source");
  expect(document.activeElement).toBe(source);
  expect(within(pasting).getByLabelText("Page link")).toHaveProperty("value", `${site.origin}/guarded`);
  await page.fill(source, "just words");
  await page.press("Add recipe", pasting);
  await within(pasting).findByText(/This doesn't look like page source/);
  await page.fill(source, html);

  await page.press("Back", pasting);
  await (await alert()).findByText(/returned an error \(403\)/);
  await page.press(/Paste the page source/);
  expect(await screen.findByLabelText("Page source")).toHaveProperty("value", html);
  await page.press("Add recipe", dialog());
  await headline("Guarded Stew");
  const original = screen.getByRole("link", { name: /Original recipe on/ });
  expect(original.getAttribute("href")).toBe(`${site.origin}/guarded`);
});

test("a link is found in text shared by a phone, and short ones are completed", async () => {
  const page = await adding("From a link");
  // Into an empty field, it would be read at once.
  await page.fill(ADDRESS, "x");
  address().select();
  await page.paste("Look at this: https://a.example/soup\nSent from my phone");
  expect(address().value).toBe("https://a.example/soup");
  await page.fill(ADDRESS, "www.a.example/soup");
  await page.tab();
  expect(address().value).toBe("https://www.a.example/soup");
  await page.fill(ADDRESS, "soup");
  await page.keyboard("{Enter}");
  await screen.findByText("That doesn't look like a web address");
  expect(address().value).toBe("soup");
  await page.fill(ADDRESS, `Look: ${site.origin}/two-pies`);
  await page.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Which recipe?" });
});

function servePdf(path: string, file: Uint8Array<ArrayBuffer>): void {
  site.on(path, () => new Response(file.slice(), { headers: { "Content-Type": "application/pdf" } }));
}

test("a recipe from a PDF is checked beside its text", async () => {
  const lines = ["Ingredients", "3 apples", "200 g flour", "Method", "Bake it until it's golden."];
  const place = (text: string, at: number) => ({ text, x: 50, y: 100 + at * 16 });
  servePdf("/cake.pdf", makePdf([[{ text: "Apple Cake", x: 50, y: 60, size: 24 }, ...lines.map(place)]]));
  const page = await adding("From text");
  await page.fill("Recipe text", "Half a recipe");
  await page.press("Close", dialog());
  await addBy(page, "From a link");
  await askFor(page, "/cake.pdf");
  expect(await screen.findByLabelText("Name")).toHaveProperty("value", "Apple Cake");
  const shown = within(screen.getByRole("region", { name: "Original text" }));
  shown.getByText(/Bake it until it's golden/);
  await page.press("Save recipe", dialog());
  await headline("Apple Cake");
  await addBy(page, "From text");
  expect(await screen.findByLabelText("Recipe text")).toHaveProperty("value", "Half a recipe");
  await page.fill("Recipe text", "");
});

test("only text can be pasted from a document", async () => {
  servePdf("/pie.pdf", makePdfOf(["0 0 200 200 re f"]));
  const page = await adding("From a link");
  await askFor(page, "/pie.pdf");
  await screen.findByText("This PDF has no text, only images. Type in the recipe instead.");
  const options = within(dialog());
  expect(options.queryByText("Paste the page source")).toBeNull();
  expect(options.queryByText("Import from any page with a bookmark")).toBeNull();
  await page.press(/Paste the text/, dialog());
  await screen.findByLabelText("Recipe text");
});

async function signInWhileStoring(page: OpenApp, session: Caller, button: string): Promise<void> {
  await session.send("DELETE", "auth/sessions/current");
  await page.press(button, dialog());
  const over = await screen.findByRole("dialog", { name: "Sign in" });
  await page.fill("Email", USER_EMAIL, over);
  await page.fill("Password", PASSWORD, over);
  await page.press("Sign in", over);
}

test("signing in again continues with several recipes", async () => {
  const session = await as(USER_EMAIL);
  const page = await adding("From a link", session);
  await askFor(page, "/two-pies");
  await page.click(await screen.findByRole("radio", { name: /Plum Pie/ }));
  await signInWhileStoring(page, session, "Add recipe");
  await headline("Plum Pie");
});

test("signing in again continues with an existing recipe", async () => {
  site.page("/known", recipePage({ name: "Known Stew", recipeIngredient: ["1 known yam", "2 l water"] }));
  const session = await as(USER_EMAIL);
  const page = await adding("From a link", session);
  await askFor(page, "/known");
  await headline("Known Stew");
  await page.follow("Tagine, home");
  await addBy(page, "From a link");
  await askFor(page, "/known");
  await screen.findByRole("button", { name: "Add anyway" });
  await signInWhileStoring(page, session, "Add anyway");
  await headline("Known Stew");
});

test("signing in again continues with corrected text", async () => {
  const session = await as(USER_EMAIL);
  const page = await adding("From text", session);
  await page.fill("Recipe text", "Oat Bars\n\nIngredients\n200 g oats\n\nSteps\nBake.");
  await page.press("Continue");
  await page.fill("Name", "Best Oat Bars");
  await signInWhileStoring(page, session, "Save recipe");
  await headline("Best Oat Bars");
});

test("of two recipes in a pasted text, each can be imported", async () => {
  const soup = "Leek Soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nSimmer the leeks in the stock.";
  const rolls =
    "Seed Rolls\n\nIngredients\n500 g flour\n300 ml water\n\nMethod\nKnead and bake for 20 minutes.";
  for (const name of ["Seed Rolls", "Leek Soup"]) {
    const page = await adding("From text");
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Recipe text");
    if (name === "Seed Rolls") await page.fill("Recipe text", `${soup}\n\n${rolls}`);
    else expect(field.value).toBe(`${soup}\n\n${rolls}`);
    await page.press("Continue");
    await page.click(await screen.findByRole("radio", { name: new RegExp(name) }));
    await page.press("Continue");
    expect(await screen.findByLabelText("Name")).toHaveProperty("value", name);
    await page.press("Save recipe");
    await headline(name);
  }
  const page = await adding("From text");
  await page.fill("Recipe text", "");
  const { body } = await user.get("recipes/seed-rolls");
  expect(body).toMatchObject({ recipeIngredient: ["500 g flour", "300 ml water"], sourceText: rolls });
});

test("a recipe pasted as text can be corrected, and keeps its original text", async () => {
  const text =
    "Bean Salad\n\nServes 4\n\nIngredients\n\n1 can beans\n1 onion\n\nDressing:\n2 tbsp oil\n\nMethod\n\nDrain the beans.\nChop the onion.\n\nMix everything.";
  const page = await adding("From text");
  const field = () => screen.findByLabelText<HTMLTextAreaElement>("Recipe text");
  expect(document.activeElement).toBe(await field());
  await page.press("Continue");
  await screen.findByText(/Paste or type a recipe/);
  await page.fill("Recipe text", text);

  await page.press("Close", dialog());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await addBy(page, "From text");
  expect((await field()).value).toBe(text);
  await page.press("Continue");

  const form = within(await screen.findByRole("dialog", { name: "Check the recipe" }));
  expect(form.getByLabelText("Name")).toHaveProperty("value", "Bean Salad");
  expect(form.getByRole("region", { name: "Original text" }).textContent).toContain("Drain the beans.");
  await page.fill("Prep", "20 Minutes");
  await page.fill("Ingredients", "1 can beans\n1 onion\nDressing:\n3 tbsp oil");
  await page.fill("Steps", "Drain the beans.\n\nServing:\nMix everything.\nTaste.");
  await form.findByText("3 ingredients");
  await form.findByText("3 steps");

  const [back] = form.getAllByRole("button", { name: "Back" }).toReversed();
  if (back) await page.click(back);
  await field();
  await page.press("Continue");
  const ingredients = await screen.findByLabelText<HTMLTextAreaElement>("Ingredients");
  expect(ingredients.value).toContain("3 tbsp oil");
  await page.fill("Name", "");
  await page.press("Save recipe");
  await screen.findByText("Enter a name");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await page.fill("Name", "Best Bean Salad");
  await page.press("Save recipe");
  await headline("Best Bean Salad");
  await addBy(page, "From text");
  expect((await field()).value).toBe("");
  await page.press("Close", dialog());
  await screen.findByRole("heading", { level: 3, name: "Dressing" });
  await screen.findByRole("heading", { level: 3, name: "Serving" });
  await screen.findByRole("checkbox", { name: "3 tbsp oil" });
  await screen.findAllByText("20 min");
});
