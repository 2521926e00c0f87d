import { getDocument, PasswordException, Util, VerbosityLevel, type PDFDocumentProxy } from "unpdf/pdfjs";
import { PASTED_TEXT_MOST } from "../../../contract/rules.ts";
import { MAX_PDF_PAGES, MAX_PDF_PIECES } from "../reading-limits.ts";
import { composeText } from "./compose-text.ts";
import { findRows } from "./find-rows.ts";
import type { PdfPage } from "./running-lines.ts";
import type { TextRun } from "./text-run.ts";

export type PdfObstacle = "pdf-without-text" | "pdf-locked" | "pdf-broken" | "pdf-too-large";
export type PdfReading = { text: string } | { obstacle: PdfObstacle };

export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
  });
  try {
    const pages = await readPages(await task.promise);
    const text = pages && composeText(pages);
    if (text === null || text.length > PASTED_TEXT_MOST) return { obstacle: "pdf-too-large" };
    return text ? { text } : { obstacle: "pdf-without-text" };
  } catch (problem) {
    return { obstacle: problem instanceof PasswordException ? "pdf-locked" : "pdf-broken" };
  } finally {
    await task.destroy();
  }
}

/** Null if there's too much text. */
async function readPages(file: PDFDocumentProxy): Promise<PdfPage[] | null> {
  if (file.numPages > MAX_PDF_PAGES) return null;
  const pages: PdfPage[] = [];
  let count = 0;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const { items, styles } = await page.getTextContent();
    count += items.length;
    if (count > MAX_PDF_PIECES) return null;
    const pieces = items.flatMap((item) => {
      if (!("str" in item)) return [];
      // Drawn fonts are often divided into several, and have no metrics.
      const font = Number.isNaN(styles[item.fontName]?.ascent) ? null : item.fontName;
      return toPiece({ ...item, font }, Util.transform(transform, item.transform));
    });
    pages.push({ rows: findRows(pieces), width, height });
  }
  return pages;
}

/** None for spaces, and for text that isn't upright, such as a watermark. */
function toPiece(item: { str: string; width: number; font: string | null }, matrix: number[]): TextRun[] {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = matrix;
  if (item.str.trim() === "" || a <= 0 || Math.abs(b) > a / 10) return [];
  return [
    { text: item.str, left, right: left + item.width, baseline, size: Math.hypot(c, d), font: item.font },
  ];
}
