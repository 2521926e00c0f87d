import { expect, test } from "bun:test";
import { journey } from "../support/journey.ts";
import { upload } from "../support/pictured.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { browser, tagine, cook } = await journey();

test("someone without an account opens a shared recipe of a closed site, until it's revoked", async () => {
  await cook.send("POST", "recipes/create", { name: "Lentil Soup", recipeIngredient: ["200 g lentils"] });
  await cook.send("PUT", "recipes/lentil-soup/image", upload(await picture(900, 600)));
  await cook.send("POST", "recipes/lentil-soup/pictures", upload(await picture(800, 800)));
  await cook.send("PUT", "site-settings", { visitorsMustSignIn: true });

  const own = await browser.visit(`${tagine.address}recipe/lentil-soup`, { as: ADMIN_EMAIL });
  await own.getByRole("button", { name: "More actions" }).click();
  await own.getByRole("button", { name: "Share" }).click();
  await own.getByRole("button", { name: "Create link" }).click();
  const address = await own.getByLabel("Link", { exact: true }).inputValue();
  expect(address).toStartWith(`${tagine.address}shared/`);

  const page = await browser.visit(address, { size: "phone" });
  await page.getByRole("heading", { level: 1, name: "Lentil Soup" }).waitFor();
  await page.getByText("200 g lentils").waitFor();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>("main img")?.naturalWidth ?? 0) > 0,
  );
  expect(await page.getByRole("link").count()).toBe(0);
  await page.getByRole("img", { name: "Picture 1 of 1" }).click();
  const large = page.getByRole("dialog").getByRole("img", { name: "Picture 1 of 1" });
  await large.waitFor();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>("dialog img")?.naturalWidth ?? 0) > 0,
  );
  const further = (await large.getAttribute("src")) ?? "";

  await own.getByRole("button", { name: /^Revoke link/ }).click();
  await own
    .getByRole("dialog", { name: /^Revoke/ })
    .getByRole("button", { name: "Revoke" })
    .click();
  await own.getByText("Links to this recipe").waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "This link no longer works" }).waitFor();
  const seen = await page.evaluate(
    async ([shared = "", pictureAddress = ""]) => {
      const api = shared.replace("/shared/", "/api/shared/");
      const addresses = [api, `${api}/image?image_type=small`, `${api}/pictures`, pictureAddress];
      const answers = await Promise.all(addresses.map((one) => fetch(one)));
      return answers.map(({ status }) => status);
    },
    [address, further],
  );
  expect(seen).toEqual([404, 404, 404, 404]);
});
