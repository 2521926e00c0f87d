import { afterAll, afterEach, expect, test } from "bun:test";
import { dom, findListItem, screen, waitFor, within } from "../support/dom.tsx";
import { hurryPolls } from "../support/page-time.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { LOOPBACK, recipePage, testSite } from "../support/test-site.ts";

const { admin, app, open } = await dom({ allowPrivateAddresses: LOOPBACK });
app.jobs.begin();

// Several, since links of one site are read one after the other.
const sites = [testSite(), testSite(), testSite()] as const;
const [first, second, third] = sites.map(({ origin }) => origin);
afterAll(async () => void (await Promise.all(sites.map((site) => site.close()))));

afterEach(async () => {
  for (const { id } of (await admin.get("imports")).body) await admin.send("DELETE", `imports/${id}`);
});

function soup(number: number): string {
  return recipePage({
    name: `Soup ${number}`,
    recipeIngredient: [`${number} carrots`, `spice ${number}`, `herb ${number * 7}`],
  });
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const files = () => screen.findByLabelText("Choose file");

test("many links become recipes, and for the others you see what to do", async () => {
  hurryPolls();
  sites[0].page("/1", soup(1));
  sites[1].page("/2", soup(2));
  sites[2].page(
    "/3",
    recipePage({ name: "Bad <img src=x onerror=alert(1)> Soup", recipeIngredient: ["1 swede", "2 leeks"] }),
  );
  let isOpen = false;
  sites[1].on("/shut", () =>
    isOpen
      ? new Response(soup(9), { headers: { "Content-Type": "text/html" } })
      : new Response("no", { status: 403 }),
  );
  const page = await open("", { as: admin });
  await page.press("Add a recipe");
  await page.follow("Several links");
  await page.waitForAddress("/imports");
  await page.press("Import");
  await screen.findByText("No links found");
  await page.fill("Links", `Try ${first}/1, it is good!\n${first}/1`);
  await screen.findByText("1 link found");
  await page.upload(await files(), new File(["nothing"], "empty.txt", { type: "text/plain" }));
  await screen.findByText("No links in this file");
  const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="${second}/2">Soup</A><DT><A HREF="${third}/3">Bad</A><DT><A HREF="javascript:alert(1)">x</A>`;
  await page.upload(await files(), [
    new File([bookmarks], "bookmarks.html", { type: "text/html" }),
    new File([`${second}/shut`], "list.txt", { type: "text/plain" }),
  ]);
  await screen.findByText("4 links found");
  await page.press("Import");

  await page.waitForAddress(/imports\/\d+$/);
  await headline("4 links");
  await screen.findByText("4 of 4");
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("4");
  await screen.findByText("1 failed");
  await findListItem("returned an error (403)");
  expect(screen.getByRole("main").querySelectorAll("img")).toHaveLength(0);
  await within(screen.getByRole("status", { name: "Messages" })).findByText("Imported 3 of 4 recipes");

  await page.follow("Failed (1)");
  await waitFor(() => expect(screen.queryByText("Soup 1")).toBeNull());
  expect(within(screen.getByRole("main")).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Open site" }).getAttribute("href")).toBe(`${second}/shut`);
  await page.press("Paste the page source");
  const source = await dialog("Paste the page source");
  expect(within(source).getByLabelText("Page link")).toHaveProperty("value", `${second}/shut`);
  await page.press("Close", source);
  await closed();
  await page.press("Paste the text");
  await screen.findByLabelText("Recipe text");
  await page.press("Close", screen.getByRole("dialog"));
  await closed();
  isOpen = true;
  await page.press("Retry failed links");
  await screen.findByText("Nothing to show");
  await page.follow("All");
  await screen.findByText("4 of 4");
  await waitFor(() => expect(screen.queryByText("1 failed")).toBeNull());
  await page.follow("Soup 9", await findListItem("Soup 9"));
  await headline("Soup 9");

  await page.go("/imports");
  await page.fill("Links", `${first}/1`);
  await page.press("Import");
  within(await findListItem("Already in your recipes")).getByRole("link", { name: "Soup 1" });

  await page.follow("Import several links");
  await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2));
  await page.follow("4 links");
  await page.press("Remove from list");
  await page.press("Remove from list", await dialog("Remove this import from the list?"));
  await page.waitForAddress("/imports");
  await screen.findByRole("heading", { level: 3, name: "1 link" });
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
});

test("an import can be stopped and resumed, also after a reload", async () => {
  hurryPolls();
  const late = Promise.withResolvers<void>();
  const links = Array.from({ length: 8 }, (_, number) => {
    sites[0].on(`/long/${number}`, async () => {
      if (number === 3) await late.promise;
      return new Response(soup(20 + number), { headers: { "Content-Type": "text/html" } });
    });
    return `${first}/long/${number}`;
  });
  const page = await open("imports", { as: admin });
  await page.fill("Links", links.join("\n"));
  await screen.findByText("8 links found");
  await page.press("Import");
  await screen.findByRole("link", { name: "Soup 22" });
  await page.press("Stop");
  await screen.findAllByText("Stopped");
  late.resolve();
  const later = await open(page.address().slice(1), { as: admin });
  await screen.findAllByText("Stopped");
  await screen.findByRole("link", { name: "Soup 20" });
  expect(screen.queryByRole("link", { name: "Soup 27" })).toBeNull();
  await later.press("Resume");
  await open(later.address().slice(1), { as: admin });
  await screen.findByText("8 of 8");
  await screen.findByRole("link", { name: "Soup 27" });
});

test("a visitor with a bookmark is asked to sign in, and returns to the page it was for", async () => {
  const page = await open("bookmarklet?page=https://a.example/x");
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in", screen.getByRole("main"));
  await screen.findByRole("link", { name: "Open the page on a.example" });
});
