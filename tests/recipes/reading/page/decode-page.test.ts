import { expect, test } from "bun:test";
import { decodePage } from "../../../../src/recipes/reading/page/decode-page.ts";

const bytes = (hex: string) => Buffer.from(hex, "hex");

test("valid UTF-8 is UTF-8, whatever the headers claim", () => {
  expect(decodePage(Buffer.from("Crème brûlée"), "text/html; charset=iso-8859-1")).toBe("Crème brûlée");
});

test("otherwise the header decides, then the page, then windows-1252", () => {
  expect(decodePage(bytes("4b65f77674"), "text/html; charset=iso-8859-2")).toBe("Ke÷vt");
  const declared = Buffer.concat([Buffer.from('<meta charset="windows-1251">'), bytes("d1f3ef")]);
  expect(decodePage(declared, "text/html")).toBe('<meta charset="windows-1251">Суп');
  const older = '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">';
  expect(decodePage(Buffer.concat([Buffer.from(older), bytes("8358815b8376")]), "")).toBe(`${older}スープ`);
  expect(decodePage(bytes("4372e86d65"), "")).toBe("Crème");
});

test("a byte order mark takes precedence", () => {
  expect(decodePage(bytes("fffe53007500700070006500"), "text/html; charset=utf-8")).toBe("Suppe");
  expect(decodePage(bytes("feff00530075007000700065"), "text/html; charset=utf-8")).toBe("Suppe");
  expect(decodePage(bytes("efbbbf53757070c3a9"), "text/html; charset=iso-8859-1")).toBe("Suppé");
});

test("an unknown encoding isn't an error", () => {
  expect(decodePage(bytes("4372e86d65"), "text/html; charset=x-unheard-of")).toBe("Crème");
});

test("one bad byte doesn't change the encoding of a UTF-8 page", () => {
  const page = Buffer.concat([Buffer.from("Crème brûlée, "), bytes("ff"), Buffer.from(" pâté")]);
  expect(decodePage(page, "text/html; charset=utf-8")).toBe("Crème brûlée, \ufffd pâté");
  const declared = Buffer.concat([Buffer.from('<meta charset="utf-8">Crème '), bytes("ff")]);
  expect(decodePage(declared, "")).toBe('<meta charset="utf-8">Crème \ufffd');
});

test("a page cut off inside a character keeps all the others", () => {
  const whole = Buffer.from("Crème brûlée à la crème é");
  expect(decodePage(whole.subarray(0, -1), "text/html; charset=utf-8")).toBe(
    "Crème brûlée à la crème \ufffd",
  );
});

test("a page that wrongly claims UTF-8 is windows-1252", () => {
  const page = Buffer.from('<meta charset="utf-8">\xe8\xe9\xea\xeb\xe0\xe1 cr\xe8me', "latin1");
  expect(decodePage(page, "text/html; charset=utf-8")).toBe('<meta charset="utf-8">èéêëàá crème');
});

test("East Asian encodings are recognized by name", () => {
  expect(decodePage(bytes("ccc0"), "text/html; charset=gb2312")).toBe("汤");
  expect(decodePage(bytes("b4f6"), "text/html; charset=big5")).toBe("湯");
  expect(decodePage(bytes("b1b9"), "text/html; charset=euc-kr")).toBe("국");
});

test("an empty response is an empty page", () => {
  expect(decodePage(bytes(""), "")).toBe("");
});
