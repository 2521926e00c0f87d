import { expect, test } from "bun:test";
import { decodePage } from "../../../src/recipes/scraper/decode-page.ts";

const bytes = (hex: string) => Buffer.from(hex, "hex");

test("what is valid UTF-8 is UTF-8, whatever anyone claims", () => {
  expect(decodePage(Buffer.from("Crème brûlée"), "text/html; charset=iso-8859-1")).toBe("Crème brûlée");
});

test("otherwise the header decides, then the page's own word, then windows-1252", () => {
  expect(decodePage(bytes("4b65f77674"), "text/html; charset=iso-8859-2")).toBe("Ke÷vt");
  const declared = Buffer.concat([Buffer.from('<meta charset="windows-1251">'), bytes("d1f3ef")]);
  expect(decodePage(declared, "text/html")).toBe('<meta charset="windows-1251">Суп');
  const older = '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">';
  expect(decodePage(Buffer.concat([Buffer.from(older), bytes("8358815b8376")]), "")).toBe(`${older}スープ`);
  expect(decodePage(bytes("4372e86d65"), "")).toBe("Crème");
});

test("a byte order mark counts before everything", () => {
  expect(decodePage(bytes("fffe53007500700070006500"), "text/html; charset=utf-8")).toBe("Suppe");
  expect(decodePage(bytes("feff00530075007000700065"), "text/html; charset=utf-8")).toBe("Suppe");
  expect(decodePage(bytes("efbbbf53757070c3a9"), "text/html; charset=iso-8859-1")).toBe("Suppé");
});

test("an encoding that nobody knows is no reason to give up", () => {
  expect(decodePage(bytes("4372e86d65"), "text/html; charset=x-unheard-of")).toBe("Crème");
});
