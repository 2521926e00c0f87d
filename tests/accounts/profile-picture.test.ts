import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { sweepImages } from "../../src/scheduler.ts";
import { withExif } from "../support/made-pictures.ts";
import { metadataOf, upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
});
afterEach(() => at.close());

const FIELD = { field: "profile_image", name: "me.jpg" };
const send = async (bytes: Uint8Array, method = "POST", path = "users/2/image") =>
  at.user.send(method, path, upload(bytes, FIELD));
const getPicture = (query = "") => at.handle(new Request(`http://localhost/api/users/2/image${query}`));
const folders = () => readdirSync(at.app.folder.images);

describe("a profile picture", () => {
  test("is uploaded, replaced by any type, and shown in all sizes", async () => {
    expect((await getPicture()).status).toBe(404);
    const reply = await send(await picture(60, 40));
    expect({ status: reply.status, snackbar: reply.body.snackbar }).toEqual({
      status: 200,
      snackbar: { text: "File uploaded", type: "success" },
    });
    const first = (await at.user.get("users/self")).body.picture;
    expect(await metadataOf(await getPicture())).toEqual({ width: 60, height: 40, format: "jpeg" });
    expect((await send(await new Bun.Image(await picture(50, 80)).png().bytes(), "PUT")).status).toBe(200);
    expect(await metadataOf(await getPicture())).toEqual({ width: 50, height: 80, format: "png" });
    expect(await metadataOf(await getPicture("?image_type=tiny"))).toEqual({
      width: 300,
      height: 300,
      format: "webp",
    });
    expect((await at.user.get("users/self")).body.picture).not.toBe(first);
    expect(folders()).toHaveLength(1);
  });

  test("gets a refusal if there is none, whatever types a page accepts", async () => {
    for (const id of ["2", "99", "none"])
      for (const Accept of ["image/*", "image/avif,image/webp,*/*;q=0.8", "text/html"])
        for (const query of ["", "?image_type=tiny"]) {
          const address = `http://localhost/api/users/${id}/image${query}`;
          const reply = await at.handle(new Request(address, { headers: { Accept } }));
          expect(reply.status).toBe(404);
          expect(reply.headers.get("Content-Type")).toStartWith("application/json");
          expect(await reply.json()).toMatchObject({ code: "user-without-picture" });
        }
  });

  test("loses its location", async () => {
    await send(withExif(Buffer.from(await picture(60, 40)), 1));
    expect(Buffer.from(await (await getPicture()).bytes()).toString("latin1")).not.toContain("SECRET PLACE");
  });

  test("is only sent once to a browser that has it", async () => {
    await send(await picture(60, 40));
    const etag = (await getPicture()).headers.get("ETag") ?? "";
    const again = await at.handle(
      new Request("http://localhost/api/users/2/image", { headers: { "If-None-Match": etag } }),
    );
    expect(again.status).toBe(304);
  });

  test("is removed by request or with its account, including files", async () => {
    await send(await picture(60, 40));
    expect((await at.user.send("DELETE", "users/2/image")).status).toBe(200);
    expect((await at.user.send("DELETE", "users/2/image")).status).toBe(404);
    expect(folders()).toEqual([]);
    await send(await picture(60, 40));
    await at.admin.send("DELETE", "users/2");
    expect(folders()).toEqual([]);
    expect((await getPicture()).status).toBe(404);
  });

  test("that is invalid is refused, and the previous one stays", async () => {
    await send(await picture(60, 40));
    expect((await send(Buffer.from("<svg onload=alert(1)>"))).status).toBe(415);
    expect((await at.user.send("POST", "users/2/image", {})).status).toBe(422);
    expect((await send(Buffer.alloc(25_000_001, 1))).status).toBe(413);
    expect(await metadataOf(await getPicture())).toEqual({ width: 60, height: 40, format: "jpeg" });
    expect(folders()).toHaveLength(1);
  });

  test("can be changed by its owner and admins only", async () => {
    expect((await send(await picture(60, 40), "POST", "users/1/image")).status).toBe(403);
    const form = upload(await picture(60, 40), FIELD);
    expect((await at.admin.send("POST", "users/2/image", form)).status).toBe(200);
    const unknownForm = upload(await picture(60, 40), FIELD);
    expect((await at.admin.send("POST", "users/99/image", unknownForm)).status).toBe(404);
    expect(folders()).toHaveLength(1);
  });

  test("isn't removed as a leftover file", async () => {
    await send(await picture(60, 40));
    const leftover = await at.app.images.store(await picture(60, 40));
    at.setNow(new Date(Date.now() + 2 * 3_600_000));
    sweepImages(at.app);
    expect(folders()).toHaveLength(1);
    expect(folders()).not.toContain(leftover.key);
    expect((await getPicture()).status).toBe(200);
  });

  test("of an unknown size or person is refused", async () => {
    expect((await getPicture("?image_type=huge")).status).toBe(422);
    expect((await at.visitor.get("users/none/image")).status).toBe(404);
  });
});
