import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { today } from "../../web/text/day.ts";
import {
  axeFindings,
  goWithin,
  overflows,
  readLayoutShifts,
  type Page,
  type Visit,
} from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { openGate } from "../support/gate.ts";
import { deleteAllRecipes } from "../support/dishes.ts";
import { journey } from "../support/journey.ts";
import { upload } from "../support/pictured.ts";
import { ADMIN_EMAIL, PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();
/** The connection, which is closed to be offline. */
const gate = openGate(tagine.address);
afterAll(() => gate.close());

await cook.send("POST", "users", { fullName: "Anna", email: USER_EMAIL, password: PASSWORD });
const dish = await picture(900, 600);

beforeEach(async () => {
  await cook.send("POST", "recipes/create", {
    name: "Lentil Soup",
    recipeCategory: ["Soups"],
    recipeIngredient: ["200 g red lentils"],
  });
  await cook.send("PUT", "recipes/lentil-soup/image", upload(dish));
  await cook.send("POST", "recipes/create", { name: "Apple Cake", recipeIngredient: ["3 apples"] });
  await cook.send("POST", "meal-plans/create", {
    startDate: today(),
    endDate: today(),
    meals: [{ slug: "lentil-soup" }],
  });
});
afterEach(async () => {
  gate.open();
  gate.rewrite(null);
  gate.answerInstead(null);
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: false });
  for (const { uid } of (await cook.get("meal-plans/all")).body)
    await cook.send("DELETE", `meal-plans/${uid}`);
  await deleteAllRecipes(cook);
});

/** Tests share a device, since installing the app takes seconds. Only stored data is cleared. */
const openDevice = (visit: Visit = {}) =>
  browser.visit(`${gate.address}device`, { ...visit, size: "phone", storeOffline: true });

/** A device that has synced everything. */
async function openSynced(visit: Visit = {}): Promise<Page> {
  const page = await openDevice(visit);
  await sync(page);
  return page;
}

async function sync(page: Page): Promise<void> {
  await pressSync(page);
  // The texts may be those of an earlier sync.
  await page.locator("button[aria-disabled=false]", { hasText: "Sync now" }).waitFor();
  await page.getByText("2 recipes").waitFor();
  await page.getByText("Last synced").waitFor();
}

const storesFoods = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const shell = await caches.open(name);
      for (const file of await shell.keys())
        if ((await (await shell.match(file))?.text())?.includes("zoodle")) return true;
    }
    return false;
  });

/** Storing the app's files first takes long on busy machines. */
function pressSync(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Sync now" }).click({ timeout: 40_000 });
}

const offlineMark = (page: Page) => page.getByRole("status").getByRole("link", { name: "Offline" });

/** The response of a proxy that can't reach Tagine. */
const badGateway = () => new Response("Bad gateway", { status: 502 });

/** Whether the picture of the first card or of the recipe is loaded. */
const waitForPicture = (page: Page) =>
  page.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>("main img");
    return shown !== null && shown.complete && shown.naturalWidth > 0;
  });

/** The paths of stored answers, and the numbers of recipes and pictures. */
function readStored(page: Page): Promise<{ answers: string[]; recipes: number; pictures: number }> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((got) => request.addEventListener("success", () => got(request.result)));
    const db = await done(indexedDB.open("tagine /"));
    const all = (name: string) => done(db.transaction(name).objectStore(name).getAllKeys());
    const pictures = await (await caches.open("tagine / pictures")).keys();
    const [answers, recipes] = await Promise.all([all("answers"), all("recipes")]);
    db.close();
    return { answers: answers.map(String), recipes: recipes.length, pictures: pictures.length };
  });
}

test("the app starts offline and shows unopened recipes with pictures, and this week", async () => {
  await cook.send("PUT", "favorites/lentil-soup");
  const page = await openSynced({ as: ADMIN_EMAIL });
  await eventually(() => storesFoods(page));
  await gate.close();

  await page.goto(gate.address);
  await page.getByRole("link", { name: "Lentil Soup" }).first().waitFor();
  await offlineMark(page).waitFor();
  await waitForPicture(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);

  await page.getByRole("link", { name: "Lentil Soup" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  await page.getByText("200 g red lentils").waitFor();
  await page.getByLabel("Units").selectOption("us");
  await page.getByText("1 cup + ½ tbsp", { exact: true }).waitFor();
  await page.getByLabel("Units").selectOption("written");
  await waitForPicture(page);
  await page.getByRole("img", { name: "Favorite" }).waitFor();
  await page.getByText("Not cooked yet").waitFor();
  expect(await page.getByRole("link", { name: "Edit" }).count()).toBe(0);
  await page.goto(`${gate.address}recipe/apple-cake`);
  await page.getByText("3 apples").waitFor();

  await goWithin(page, "meal-plan/this-week");
  await page.getByRole("heading", { name: "Lentil Soup" }).waitFor();
  await page.getByRole("button", { name: "Shopping list" }).click();
  await page.getByText("200 g red lentils").waitFor();
  await goWithin(page, "meal-plan/today");
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();

  await goWithin(page, "recipes/all");
  await page.getByText("2 recipes").waitFor();
  await goWithin(page, "recipes/category/soups");
  await page.getByRole("heading", { level: 1, name: "Soups" }).waitFor();
  await page.getByText("1 recipe", { exact: true }).waitFor();
  await goWithin(page, "search?q=appl");
  await page.getByText("1 recipe", { exact: true }).waitFor();
  await page.getByText("Offline search covers the recipes on this device").waitFor();
  // Pages that aren't stored say so.
  await goWithin(page, "recipes/bin");
  await page.getByText("Can't reach Tagine.").waitFor();
});

test("further pictures are shown offline, on the recipe's page and while cooking", async () => {
  await cook.send("PUT", "recipes/apple-cake", {
    name: "Apple Cake",
    recipeInstructions: [{ text: "Peel the apples." }],
  });
  for (const query of ["", "?step=0"])
    await cook.send("POST", `recipes/apple-cake/pictures${query}`, upload(dish));
  const page = await openSynced();
  expect(await readStored(page)).toMatchObject({ pictures: 3 });
  await gate.close();
  const waitForImage = (name: string) =>
    page.waitForFunction(
      (alt) => [...document.images].some((image) => image.alt === alt && image.naturalWidth > 1),
      name,
    );

  await page.goto(`${gate.address}recipe/apple-cake`);
  await page.getByRole("img", { name: "Picture 1 of 2" }).click();
  await page.getByRole("dialog").waitFor();
  await waitForImage("Picture 1 of 2");
  await page.goto(`${gate.address}recipe/apple-cake/cook`);
  await waitForImage("Picture 2 of 2");

  gate.open();
  const [{ id }] = (await cook.get("recipes/apple-cake/pictures")).body;
  await cook.send("DELETE", `recipes/apple-cake/pictures/${id}`);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await eventually(async () => (await readStored(page)).pictures === 2);
});

test("offline drafts aren't lost, and changes from elsewhere arrive once back online", async () => {
  const page = await openSynced({ as: ADMIN_EMAIL });
  await gate.close();
  await goWithin(page, "recipe/apple-cake?edit=form");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Apple Pie");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Can't reach Tagine.").waitFor();
  expect(await name.inputValue()).toBe("Apple Pie");
  await offlineMark(page).waitFor();

  gate.open();
  // The browser reports that a network is back, but not that a server is.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await offlineMark(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { level: 1, name: "Apple Pie" }).waitFor();

  // Everyone's changes are synced automatically.
  await cook.send("DELETE", "recipes/lentil-soup");
  await cook.send("POST", "recipes/create", { name: "Plum Jam" });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await eventually(async () => {
    const { recipes, pictures } = await readStored(page);
    return recipes === 2 && pictures === 0;
  });
  await gate.close();
  await page.goto(`${gate.address}recipes/all?sort=name`);
  await page.getByText("2 recipes").waitFor();
  const names = page.locator("main").getByRole("heading", { level: 2 });
  expect(await names.allInnerTexts()).toEqual(["Apple Pie", "Plum Jam"]);
});

test("private data is removed at sign-out, even offline: on a closed site everything, else no public recipes", async () => {
  const page = await openSynced({ as: ADMIN_EMAIL });
  const own = ["meal-plans/this-week", "favorites", "cooked"];
  expect((await readStored(page)).answers).toEqual(expect.arrayContaining(own));
  await gate.close();
  await page.goto(`${gate.address}logout`);
  await page.getByRole("link", { name: "Lentil Soup" }).first().waitFor();
  await eventually(async () => !(await readStored(page)).answers.some((path) => own.includes(path)));
  expect(await readStored(page)).toMatchObject({ recipes: 2, pictures: 1 });

  gate.open();
  await page.goto(`${gate.address}login`);
  await page.getByLabel("Email").fill(USER_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("login"));
  await gate.close();
  await page.goto(`${gate.address}recipe/lentil-soup`);
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();

  gate.open();
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: true });
  await page.goto(`${gate.address}device`);
  await sync(page);
  await page.waitForFunction(() =>
    /"visitorsMustSignIn":true/.test(localStorage.getItem("tagine.site") ?? ""),
  );
  await gate.close();
  await page.goto(`${gate.address}recipe/lentil-soup`);
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  await waitForPicture(page);

  await page.goto(`${gate.address}logout`);
  await page.waitForURL(/\/login/);
  await eventually(async () => (await readStored(page)).recipes === 0);
  expect(await readStored(page)).toEqual({ answers: [], recipes: 0, pictures: 0 });
});

test("dead networks and answering proxies don't block offline recipes", async () => {
  const page = await openSynced();
  const led = Promise.withResolvers<void>();
  gate.answerInstead(() => led.promise.then(badGateway));
  await page.goto(`${gate.address}recipe/apple-cake`);
  await page.getByText("3 apples").waitFor();
  await page.getByRole("link", { name: "Tagine, home" }).click();
  await page.getByRole("link", { name: "Lentil Soup" }).first().waitFor();
  await waitForPicture(page);
  led.resolve();

  // A proxy that can't reach Tagine shows its own error page.
  gate.answerInstead(badGateway);
  for (let time = 0; time < 2; time++) {
    await page.goto(`${gate.address}recipe/apple-cake`);
    await page.getByText("3 apples").waitFor();
  }

  // A proxy with its own sign-in shows it at the next page load.
  let isSignedIn = false;
  gate.answerInstead(({ url }) => {
    if (isSignedIn) return null;
    if (!url.endsWith("/proxy")) return Response.redirect("/proxy", 302);
    return new Response("<title>A proxy</title>", { headers: { "Content-Type": "text/html" } });
  });
  await eventually(async () => {
    await page.goto(`${gate.address}recipe/apple-cake`);
    return (await page.title()) === "A proxy";
  });
  isSignedIn = true;
  await page.goto(`${gate.address}recipe/apple-cake`);
  await page.getByText("3 apples").waitFor();
  expect(await readStored(page)).toMatchObject({ recipes: 2, pictures: 1 });
});

test("an interrupted sync continues, and stored data can be seen, limited and removed", async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  gate.answerInstead(({ url }) => {
    if (!url.includes("image_type=small")) return null;
    asked.resolve();
    return held.promise.then(badGateway);
  });
  const page = await openDevice({ dark: true });
  await pressSync(page);
  await asked.promise;
  expect(await readStored(page)).toMatchObject({ recipes: 2, pictures: 0 });
  await page.reload();
  gate.answerInstead(null);
  held.resolve();
  await pressSync(page);
  await page.getByText("1 picture", { exact: true }).waitFor();
  expect(await readStored(page)).toMatchObject({ recipes: 2, pictures: 1 });

  expect(await page.locator("meta[name=theme-color]").getAttribute("content")).toBe("#1b1816");
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.getByLabel("Space for pictures").selectOption("50 MB");
  await page.reload();
  expect(await page.getByLabel("Space for pictures").inputValue()).toBe("50");

  await page.getByRole("checkbox", { name: "Store recipes on this device" }).click();
  const question = page.getByRole("dialog", { name: "Remove offline recipes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await readStored(page)).toMatchObject({ recipes: 2, pictures: 1 });
  await page.getByRole("button", { name: "Remove all" }).click();
  await question.getByRole("button", { name: "Remove all" }).click();
  await question.waitFor({ state: "detached" });
  expect(await readStored(page)).toEqual({ answers: [], recipes: 0, pictures: 0 });
  expect(await page.getByRole("checkbox", { name: "Store recipes on this device" }).isChecked()).toBe(false);
  expect(await page.getByRole("button", { name: "Sync now" }).count()).toBe(0);
});

test("nothing moves on the device page while it gets ready and syncs", async () => {
  const page = await openSynced({ as: ADMIN_EMAIL });
  expect(await readLayoutShifts(page)).toEqual([]);
});

test("without storage, a returning tab checks for a new version now and then", async () => {
  const page = await browser.visit(`${gate.address}device`);
  await page.clock.install();
  await page.reload();
  const isReady = page.getByText("This browser doesn't allow offline use");
  await eventually(async () => {
    await page.clock.runFor(500);
    return isReady.isVisible();
  });
  const bar = page.getByRole("status", { name: "New version" });
  const seenAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url() === gate.address) asked.push(request.url());
  });

  // Devices of earlier tests may look for a new version at any time.
  gate.rewrite((path, text) =>
    path === "/sw.js" ? text : text.replaceAll(/assets\/main-\w+/g, "assets/main-another"),
  );
  await page.clock.runFor(60_000);
  await seenAgain();
  await page.clock.runFor(600_000);
  expect(asked).toEqual([]);
  await seenAgain();
  await bar.getByText("A new version of Tagine is ready.").waitFor();
  expect(asked).toHaveLength(1);
  await bar.getByRole("button", { name: "Dismiss" }).click();
  expect(await bar.getByText("A new version").count()).toBe(0);
});

test("the app can be installed, and a new version waits for consent and applies to every tab", async () => {
  const page = await openSynced();
  await expectInstallable(page);
  const other = await page.context().newPage();
  await other.goto(gate.address);
  const versionOf = (tab: Page) => tab.locator("html").getAttribute("data-version");

  const [, build = ""] = /build (\w+)/.exec(await (await fetch(`${gate.address}sw.js`)).text()) ?? [];
  gate.rewrite((path, text) => {
    if (path === "/sw.js") return text.replaceAll(build, "another");
    return text.replace("<html", '<html data-version="another"');
  });
  // Until someone agrees, every page is the installed version with all its parts.
  await page.goto(`${gate.address}recipes/all`);
  const bar = page.getByRole("status", { name: "New version" });
  await bar.getByText("A new version of Tagine is ready.").waitFor({ timeout: 40_000 });
  expect([await versionOf(page), await versionOf(other)]).toEqual([null, null]);
  expect(await axeFindings(page)).toEqual([]);
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("link", { name: "This device" }).waitFor();

  // Browsers may delay a new version while a page loads one of its parts.
  await page.getByRole("button", { name: "Menu" }).evaluate((menu: HTMLElement) => {
    const buttons = document.querySelectorAll<HTMLElement>("[role=status][aria-label='New version'] button");
    menu.click();
    buttons.item(0).click();
  });
  for (const tab of [page, other])
    await tab.locator("html[data-version=another]").waitFor({ state: "attached" });
  // The part that was loading is canceled with its page.
  expect(browser.takeErrors().filter((error) => !/dynamically imported/.test(error))).toEqual([]);
  expect(await bar.getByText("A new version").count()).toBe(0);
  const shells = await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.includes("shell")),
  );
  expect(shells).toEqual(["tagine / shell another"]);
  // Other tests get a device with the real version.
  await page.close();
});

/** Checks that the browser considers the app installable. */
async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = "{}" } = await devtools.send("Page.getAppManifest");
  expect([url, errors]).toEqual([`${gate.address}manifest.webmanifest`, []]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // The test browser stores nothing and never installs.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
  for (const { src, sizes } of JSON.parse(data).icons) {
    const icon = new Bun.Image(await (await fetch(gate.address + src)).bytes());
    const { width, height } = await icon.metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
}
