import { makePdf } from "./pdf-file.ts";

/** A page for each list of lines, which are below each other. */
export function makePlainPdf(...pages: string[][]): Uint8Array<ArrayBuffer> {
  return makePdf(pages.map((lines) => lines.map((text, at) => ({ text, x: 50, y: 100 + at * 14 }))));
}

export const BEAN_CHILI = [
  "Bean chili",
  "Serves 4",
  "Ingredients",
  "400 g beans",
  "1 onion",
  "Instructions",
  "1. Chop the onion.",
  "2. Simmer 30 minutes.",
];

export const RICE_BOWL = [
  "Rice bowl",
  "Serves 2",
  "Ingredients",
  "200 g rice",
  "400 ml water",
  "Instructions",
  "1. Boil the rice.",
  "2. Let it stand for 5 minutes.",
];
