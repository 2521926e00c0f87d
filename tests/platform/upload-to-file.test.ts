import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeUploadToFile } from "../../src/platform/upload-to-file.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

test.each([
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary=""',
  "multipart/form-data; boundary=; x",
  "multipart/form-data; x; boundary=a",
  "multipart/form-data; boundary=a; boundary",
])("an upload that claims %p is refused and leaves nothing", async (type) => {
  const body = '--a\r\nContent-Disposition: form-data; name="archive"\r\n\r\nx\r\n--a--\r\n';
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
  const refusal = await writeUploadToFile(request, "archive", {
    path: join(folder, "x"),
    mostBytes: 100,
  }).catch((problem) => problem);
  expect(refusal.problem).toBe("upload-without-file");
  expect(readdirSync(folder)).toEqual([]);
});

test("an interrupted upload with a file in another field is refused and leaves nothing", async () => {
  const part = (field: string) =>
    `--a\r\nContent-Disposition: form-data; name="${field}"; filename="a.zip"\r\n\r\nsome bytes`;
  for (const body of [
    part("other"),
    `${part("archive")}\r\n${part("archive")}`,
    `${part("archive")}\r\n${part("other")}`,
  ]) {
    const headers = { "Content-Type": "multipart/form-data; boundary=a" };
    const request = new Request("http://localhost/", { method: "POST", headers, body });
    const upload = writeUploadToFile(request, "archive", { path: join(folder, "x"), mostBytes: 100 });
    expect((await upload.catch((problem) => problem)).problem).toBe("upload-without-file");
    // Unhandled stream errors come a moment later and would end the process.
    await Bun.sleep(1);
    expect(readdirSync(folder)).toEqual([]);
  }
});

const FORM_TYPE = "multipart/form-data; boundary=a";

test("a file name that isn't UTF-8 is stored without replacement characters", async () => {
  const body = Buffer.from(
    `--a\r\nContent-Disposition: form-data; name="archive"; filename="cr\u00e8me.zip"\r\n\r\nbytes\r\n--a--\r\n`,
    "latin1",
  );
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": FORM_TYPE },
    body,
  });
  const path = join(folder, "name");
  const file = await writeUploadToFile(request, "archive", { path, mostBytes: 100 });
  rmSync(path);
  expect(file).toEqual({ name: "cr_me.zip", size: 5 });
});
const FILE_HEAD = '--a\r\nContent-Disposition: form-data; name="archive"; filename="a.zip"\r\n\r\n';

/** A form with a large file that ends, or fails, before the file does. */
function cutForm(fails: boolean): ReadableStream<Uint8Array> {
  let parts = 0;
  return new ReadableStream({
    pull(controller) {
      parts++;
      if (parts === 1) controller.enqueue(new TextEncoder().encode(FILE_HEAD));
      else if (parts < 8) controller.enqueue(new Uint8Array(1 << 20));
      else if (fails) controller.error(new Error("connection lost"));
      else controller.close();
    },
  });
}

test.each([
  ["that is cut", false, 100 << 20, "upload-without-file"],
  ["whose connection is lost", true, 100 << 20, "upload-without-file"],
  ["that is too large", false, 2 << 20, "body-too-large"],
])("a large upload %s is refused and leaves nothing", async (_, fails, mostBytes, code) => {
  const headers = { "Content-Type": FORM_TYPE };
  const request = new Request("http://localhost/", { method: "POST", headers, body: cutForm(fails) });
  const upload = writeUploadToFile(request, "archive", { path: join(folder, "x"), mostBytes });
  expect((await upload.catch((problem) => problem)).problem).toBe(code);
  expect(readdirSync(folder)).toEqual([]);
});
