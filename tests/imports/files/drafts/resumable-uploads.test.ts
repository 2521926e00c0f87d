import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { ARCHIVE_MOST_BYTES, WHOLE_FILES_MOST } from "../../../../src/contract/rules.ts";
import { BREAD, makeCookbook, SOUP } from "../../../support/cookbook.ts";
import { listRows, reachState, runImport, uploadFiles } from "../../../support/import-files.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

const at = runTaginePerTest();

describe("a resumable upload", () => {
  async function announce(bytes: number) {
    return at.user.send("POST", "imports/files/announce", { files: [{ path: "Box/book.zip", bytes }] });
  }
  async function send(id: string, offset: number, part: Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    form.set("part", new Blob([part]), "part");
    return at.user.send("POST", `imports/files/${id}/parts?file=0&offset=${offset}`, form);
  }

  test("is continued after the bytes that arrived", async () => {
    const bytes = await (await makeCookbook()).bytes();
    const { body } = await announce(bytes.length);
    expect(body).toMatchObject({ state: "receiving", files: { received: 0, names: ["Box/book.zip"] } });
    expect((await send(body.id, 0, bytes.subarray(0, 500))).body.files.received).toBe(500);
    const again = await send(body.id, 0, bytes.subarray(0, 500));
    expect([again.status, again.body.code, again.body.received]).toEqual([
      409,
      "file-import-part-out-of-order",
      500,
    ]);
    expect((await send(body.id, 500, bytes.subarray(500))).status).toBe(200);
    expect((await reachState(at.user, body.id, "ready")).found.new).toBe(2);
  });

  async function sendWhole(id: string, files: Record<string, string>) {
    const form = new FormData();
    for (const [name, text] of Object.entries(files)) form.append("files", new Blob([text]), name);
    return at.user.send("POST", `imports/files/${id}/whole-files`, form);
  }

  test("receives small files together, and skips those it already has", async () => {
    const texts = [SOUP, BREAD].map((recipe) => JSON.stringify(recipe));
    const [first = "", second = ""] = texts;
    const { body } = await at.user.send("POST", "imports/files/announce", {
      files: texts.map((text, number) => ({ path: `${number}/recipe.json`, bytes: text.length })),
    });
    expect((await sendWhole(body.id, { 1: second })).body).toEqual({ received: second.length });
    const again = await sendWhole(body.id, { 1: second.replaceAll("Bread", "Other") });
    expect([again.status, again.body]).toEqual([200, { received: second.length }]);
    expect((await at.user.get(`imports/files/${body.id}/upload`)).body).toMatchObject([
      { received: 0 },
      { received: second.length },
    ]);
    await sendWhole(body.id, { 0: first, 1: second });
    expect((await reachState(at.user, body.id, "ready")).found.new).toBe(2);
    expect((await listRows(at.user, body.id)).map(({ name }) => name)).toEqual(["Lentil soup", "Bread"]);
    expect((await sendWhole(body.id, { 0: first })).status).toBe(200);
    expect((await at.user.get(`imports/files/${body.id}`)).body.state).toBe("ready");
  });

  test("refuses small files that weren't announced or aren't whole, and keeps nothing of them", async () => {
    const { body } = await announce(4);
    expect((await sendWhole(body.id, { 1: "soup" })).status).toBe(404);
    expect((await sendWhole(body.id, { "../0": "soup" })).status).toBe(404);
    expect((await sendWhole(body.id, { 0: "sou" })).status).toBe(422);
    const most = "x".repeat(WHOLE_FILES_MOST.bytes + 1);
    expect((await sendWhole(body.id, { 0: most })).status).toBe(413);
    expect(readdirSync(at.app.fileImports.drafts.filesOf(body.id))).toEqual([]);
    expect((await at.user.get(`imports/files/${body.id}`)).body.files.received).toBe(0);
  });

  test("takes no more bytes than announced", async () => {
    const { body } = await announce(3);
    expect((await send(body.id, 0, new Uint8Array(4))).status).toBe(413);
    expect((await at.user.get(`imports/files/${body.id}`)).body.files.received).toBe(0);
  });

  test("with a wrong query says what's wrong with it", async () => {
    const { body } = await announce(3);
    const form = new FormData();
    form.set("part", new Blob(["abc"]), "part");
    const refused = await at.user.send("POST", `imports/files/${body.id}/parts?file=x`, form);
    expect([refused.status, refused.body.code]).toEqual([422, "not-valid"]);
    const faults: { loc: string[]; msg: string }[] = refused.body.detail;
    expect(faults.map(({ loc, msg }) => [loc.join("."), msg]).toSorted()).toEqual([
      ["query.file", "A whole number is expected here"],
      ["query.offset", "This is missing"],
    ]);
  });

  test("has rows for empty files, too, which need no parts", async () => {
    const bytes = Buffer.from(JSON.stringify(BREAD));
    const files = [
      { path: "empty.zip", bytes: 0 },
      { path: "bread.json", bytes: bytes.length },
      { path: "empty.txt", bytes: 0 },
    ];
    const { body } = await at.user.send("POST", "imports/files/announce", { files });
    const form = new FormData();
    form.set("part", new Blob([bytes]), "part");
    await at.user.send("POST", `imports/files/${body.id}/parts?file=1&offset=0`, form);
    expect((await reachState(at.user, body.id, "ready")).found).toMatchObject({
      new: 1,
      unreadable: 0,
      ignored: 2,
    });
    expect(
      (await listRows(at.user, body.id, "?state=ignored")).map(({ file, problem }) => [file, problem?.code]),
    ).toEqual([
      ["empty.zip", "file-import-empty"],
      ["empty.txt", "file-import-empty"],
    ]);
  });

  test("of only empty files is refused", async () => {
    const refused = await announce(0);
    expect([refused.status, (await at.user.get("imports/files")).body]).toEqual([422, []]);
  });

  test("may have 100,000 files, and as many choices when the import starts", async () => {
    const files = Array.from({ length: 100_000 }, (_, number) => ({
      path: `Recipes/Recipe number ${number}.json`,
      bytes: 1,
    }));
    const { status, body } = await at.user.send("POST", "imports/files/announce", { files });
    expect([status, body.files.count]).toEqual([201, 100_000]);
    const more = await at.user.send("POST", "imports/files/announce", { files: [...files, files[0]] });
    expect(more.status).toBe(422);
    await at.user.send("DELETE", `imports/files/${body.id}`);
    const { id } = await uploadFiles(at.user, await makeCookbook());
    const positions = Array.from({ length: 100_000 }, (_, position) => position + 1);
    const done = await runImport(at.user, id, { with: positions, without: positions });
    expect(done.results).toMatchObject({ added: 1 });
  }, 30_000);

  test("larger than the limit is refused at once", async () => {
    expect((await announce(ARCHIVE_MOST_BYTES + 1)).status).toBe(413);
  });
});
