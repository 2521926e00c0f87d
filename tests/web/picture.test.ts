import { describe, expect, test } from "bun:test";
import { pictureInPaste, unreadable } from "../../web/recipes/pictures/chosen-picture.ts";
import { pictureAmong, findFileProblem } from "../../web/ui/picture-file.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });
const photo = file("dish.jpg", "image/jpeg");
const letter = file("letter.pdf", "application/pdf");
const nameless = file("dish.heic", "");

describe("when several files are dropped", () => {
  test.each([
    ["the only one is meant", [nameless], nameless],
    ["the first picture is meant", [letter, photo, file("other.png", "image/png")], photo],
    ["without a picture the first is meant, so that it is said why not", [letter, nameless], letter],
    ["none is meant when there is none", [], null],
  ])("%s", (_, files, meant) => {
    expect(pictureAmong(files)).toBe(meant);
  });
});

describe("pasting", () => {
  const text = ["text/plain"];
  const cases: [string, File[], string[], boolean, File | null][] = [
    ["as a picture is taken anywhere", [photo], ["Files"], false, photo],
    ["as a picture alone is taken in a text field, too", [photo], ["Files"], true, photo],
    ["as a picture with its text is left to a text field", [photo], ["Files", ...text], true, null],
    ["as a picture with its text is taken elsewhere", [photo], ["Files", ...text], false, photo],
    ["as text is left alone", [], text, false, null],
    ["as text is left to a text field", [], text, true, null],
    ["as another file is left alone", [letter], ["Files"], false, null],
  ];
  test.each(cases)("%s", (_, files, types, intoText, expected) => {
    expect(pictureInPaste({ files, types }, intoText)).toBe(expected);
  });
});

test("only a file the server would accept is sent", () => {
  expect(findFileProblem({ size: 25_000_000 })).toBeNull();
  expect(findFileProblem({ size: 25_000_001 })).toEqual({
    code: "body-too-large",
    params: { megabytes: 25 },
  });
});

test("an unsupported format is named", () => {
  expect(unreadable(nameless)).toBe("picture-heic");
  expect(unreadable(file("dish", "image/heif"))).toBe("picture-heic");
  expect(unreadable(letter)).toBe("not-a-picture");
});
