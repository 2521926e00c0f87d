import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../support/eventually.ts";
import { encodeForm, upload } from "../support/pictured.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { PASSWORD, ADMIN_EMAIL, signInForm } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

let tagine: RunningTagine;
beforeAll(async () => {
  tagine = await startTagine({ BASE_PATH: "/kitchen" });
  await (await tagine.signIn()).send("POST", "recipes/create", { name: "Soup" });
});
afterAll(() => tagine.end());

const folders = () => readdirSync(join(tagine.dataDir, "images"));

test("a picture is served over the network, below a base path too", async () => {
  const user = await tagine.signIn();
  const sent = await user.send("PUT", "recipes/soup/image", upload(await picture(60, 40)));
  expect([sent.status, sent.body]).toEqual([200, "soup.jpg"]);
  const tiny = await fetch(`${tagine.address}api/recipes/soup.jpg/image?image_type=tiny`);
  expect(tiny.headers.get("Content-Type")).toBe("image/webp");
  expect((await tiny.bytes()).length).toBeGreaterThan(100);
});

test("a refused large upload gets a response instead of a closed connection", async () => {
  const user = await tagine.signIn();
  const large = upload(Buffer.alloc(24_000_000, 1));
  expect((await tagine.visitor.send("PUT", "recipes/soup/image", large)).status).toBe(401);
  expect((await user.send("PUT", "recipes/none/image", large)).status).toBe(404);
  expect((await user.send("POST", "recipes/create", large)).body.code).toBe("body-not-json");
  const tooLarge = upload(Buffer.alloc(60_000_000, 1));
  expect((await user.send("PUT", "recipes/soup/image", tooLarge)).status).toBe(413);
});

test.each([
  ["its length", (length: number) => `Content-Length: ${length}\r\n\r\n`],
  ["pieces", (length: number) => `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n`],
])("an interrupted upload with %s changes nothing and isn't a server error", async (_, head) => {
  const before = folders();
  const refused = () => readFileSync(join(tagine.dataDir, "tagine.log"), "utf8").split(" 422 ").length;
  const refusedBefore = refused();
  const { body } = await tagine.visitor.send("POST", "auth/token", signInForm(ADMIN_EMAIL, PASSWORD));
  const { bytes, headers } = await encodeForm(upload(await picture(600, 400)));
  const { hostname, port } = new URL(tagine.address);
  const socket = await Bun.connect({ hostname, port: Number(port), socket: { data() {} } });
  const lines = [
    "PUT /kitchen/api/recipes/soup/image HTTP/1.1",
    "Host: tagine",
    `Authorization: Bearer ${body.access_token}`,
    `Content-Type: ${headers["Content-Type"]}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n${head(bytes.length)}`);
  socket.write(bytes.slice(0, 3000));
  await Bun.sleep(100);
  socket.terminate();
  await eventually(() => refused() > refusedBefore);
  expect(folders()).toEqual(before);
  expect(readFileSync(join(tagine.dataDir, "tagine.log"), "utf8")).not.toContain("ERROR");
});
