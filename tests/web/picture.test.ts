import { describe, expect, test } from "bun:test";
import { pictureInPaste, unreadable } from "../../web/recipes/pictures/chosen-picture.ts";
import { pictureAmong, findFileProblem } from "../../web/ui/picture-file.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });
const photo = file("dish.jpg", "image/jpeg");
const letter = file("letter.pdf", "application/pdf");
const nameless = file("dish.heic", "");

describe("when several files are dropped", () => {
  test.each([
    ["the only one is used", [nameless], nameless],
    ["the first picture is used", [letter, photo, file("other.png", "image/png")], photo],
    ["the first is used without a picture, to explain why it fails", [letter, nameless], letter],
    ["none is used if there is none", [], null],
  ])("%s", (_, files, meant) => {
    expect(pictureAmong(files)).toBe(meant);
  });
});

describe("pasting", () => {
  const text = ["text/plain"];
  const cases: [string, File[], string[], boolean, File | null][] = [
    ["a picture is accepted anywhere", [photo], ["Files"], false, photo],
    ["a picture alone is accepted in a text field too", [photo], ["Files"], true, photo],
    ["a picture with text is left to a text field", [photo], ["Files", ...text], true, null],
    ["a picture with text is accepted elsewhere", [photo], ["Files", ...text], false, photo],
    ["text is ignored", [], text, false, null],
    ["text is left to a text field", [], text, true, null],
    ["other files are ignored", [letter], ["Files"], false, null],
  ];
  test.each(cases)("%s", (_, files, types, intoText, expected) => {
    expect(pictureInPaste({ files, types }, intoText)).toBe(expected);
  });
});

test("only a file the server would accept is sent", () => {
  const name = "dish.jpg";
  expect(findFileProblem({ name, size: 25_000_000 })).toBeNull();
  expect(findFileProblem({ name, size: 25_000_001 })).toEqual({
    code: "body-too-large",
    params: { megabytes: 25 },
  });
  expect(findFileProblem({ name, size: 0 })).toEqual({ code: "file-empty", params: { name } });
});

test("an unsupported format is named", () => {
  expect(unreadable(nameless)).toBe("picture-heic");
  expect(unreadable(file("dish", "image/heif"))).toBe("picture-heic");
  expect(unreadable(letter)).toBe("not-a-picture");
});
