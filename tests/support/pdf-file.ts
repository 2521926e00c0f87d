import { Buffer } from "node:buffer";

/** In points, from the top left corner of an A4 page. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** Helvetica by default. */
  font?: keyof typeof FONTS;
}

const PAGE = { width: 595, height: 842 };
const LOCK = `/Filter /Standard /V 1 /R 2 /P -4 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}>`;
/** What Helvetica has besides Latin-1. */
const GLYPHS = { ﬁ: "fi", ﬂ: "fl", "•": "bullet", "–": "endash", "’": "quoteright", "⁄": "fraction" };
const FIRST_CODE = 0x80;
const FONTS = { regular: "R", bold: "B", drawn: "D" };
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => `/${letter}`).join(" ");
const DRAWN_FONT = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << >>
  /Encoding << /Differences [32 /space 46 /period 97 ${LETTERS}] >> /FirstChar 32 /LastChar 122
  /Widths [${"500 ".repeat(91)}] /Resources << >> >>`;

export function makePdf(pages: PdfText[][], { isLocked = false } = {}): Uint8Array<ArrayBuffer> {
  return makePdfOf(
    pages.map((texts) => texts.map(show).join("\n")),
    { isLocked },
  );
}

/** @param pages drawing operators, such as `0 0 9 9 re f` */
export function makePdfOf(pages: string[], { isLocked = false } = {}): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${6 + at * 2} 0 R`).join(" ");
  const glyphs = Object.values(GLYPHS).map((name) => `/${name}`);
  const encoding = `<< /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${glyphs.join(" ")}] >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...["Helvetica", "Helvetica-Bold"].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding ${encoding} >>`,
    ),
    DRAWN_FONT,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /R 3 0 R /B 4 0 R /D 5 0 R >> >> /Contents ${7 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects, isLocked ? ` /Encrypt << ${LOCK} >> /ID [<00> <00>]` : "");
}

function show({ text, x, y, size = 11, font = "regular" }: PdfText): string {
  const codes = Array.from(text, (character) => {
    const special = Object.keys(GLYPHS).indexOf(character);
    return special < 0 ? character : String.fromCharCode(FIRST_CODE + special);
  });
  const escaped = codes.join("").replace(/[\\()]/g, String.raw`\$&`);
  return `BT /${FONTS[font]} ${size} Tf ${x} ${PAGE.height - y} Td (${escaped}) Tj ET`;
}

function assemble(objects: string[], trailer: string): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${file.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(file + table + end, "latin1"));
}
