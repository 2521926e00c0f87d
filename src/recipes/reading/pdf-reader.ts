import { createBoundedWorker, type JobWorker } from "../../platform/bounded-worker.ts";
import type { Log } from "../../platform/log.ts";
import { PDF_REFUSALS, PdfTooLarge } from "./obstacles.ts";
import type { PdfReading } from "./pdf/read-pdf.ts";
import { MAX_MEMORY_GROWTH_BYTES, MAX_PDF_READ_MS } from "./reading-limits.ts";

export interface PdfFile {
  url: string;
  pdf: Uint8Array;
}

export interface PdfReader {
  /** @throws PdfWithoutText, PdfLocked, PdfBroken, PdfTooLarge */
  readText(file: PdfFile): Promise<string>;
  close(): void;
}

export function pdfReader(startWorker: () => JobWorker, log: Log, mostMs = MAX_PDF_READ_MS): PdfReader {
  const worker = createBoundedWorker<Uint8Array, PdfReading>({
    start: startWorker,
    mostMs,
    growMostBytes: MAX_MEMORY_GROWTH_BYTES,
    // pdf.js keeps 60 MB.
    endsAfter: () => true,
  });

  return {
    async readText({ url, pdf }) {
      const answer = await worker.run(pdf);
      if (!answer) {
        log.warn(`${url} took more than ${mostMs} ms or too much memory to read, and was given up`);
        throw new PdfTooLarge();
      }
      if ("obstacle" in answer) throw new PDF_REFUSALS[answer.obstacle]();
      return answer.text;
    },
    close: worker.close,
  };
}
