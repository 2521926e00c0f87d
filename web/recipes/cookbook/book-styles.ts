import { SHEETS, type Paper } from "./book-options.ts";

/** The page's security policy blocks style elements, but not these sheets. Sizes are in paper units, so screen and print match. */
export function createBookStyles(paper: Paper): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(writeStyles(paper));
  return sheet;
}

function writeStyles(paper: Paper): string {
  const { width, height, margin, fontSize, smallFontSize } = SHEETS[paper];
  return `
@page { size: ${width}mm ${height}mm; margin: 0; }
.bk {
  --bk-width: ${width}mm; --bk-height: ${height}mm; --bk-margin: ${margin}mm;
  font-family: system-ui, sans-serif; font-size: ${fontSize}pt; line-height: 1.4; color: #1f1b18;
  /* Otherwise, screens round the width of letters, and lines would break elsewhere on paper. */
  text-rendering: geometricPrecision; overflow-wrap: anywhere; text-align: start; color-scheme: light;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
.bk :is(h1, h2, h3, h4) { line-height: 1.2; text-wrap: wrap; }
.bk h4 { font-family: var(--font-serif); font-weight: 600; }
.bk-measure { position: absolute; inset: 0 auto auto 0; visibility: hidden; width: calc(var(--bk-width) - 2 * var(--bk-margin)); }
.bk-pages { display: flex; flex-direction: column; align-items: center; gap: 1.5rem; }
.bk-sheet {
  width: calc(var(--bk-width) * var(--bk-scale, 1)); height: calc(var(--bk-height) * var(--bk-scale, 1));
  flex: none; overflow: hidden; background: #fff; box-shadow: 0 1px 3px rgb(0 0 0 / 0.2), 0 8px 24px rgb(0 0 0 / 0.12);
}
@media screen { .bk-sheet { content-visibility: auto; contain-intrinsic-size: auto calc(var(--bk-width) * var(--bk-scale, 1)) auto calc(var(--bk-height) * var(--bk-scale, 1)); } }
.bk-leaf {
  position: relative; width: var(--bk-width); height: var(--bk-height); padding: var(--bk-margin);
  transform: scale(var(--bk-scale, 1)); transform-origin: 0 0;
}
.bk-foot {
  position: absolute; inset: auto var(--bk-margin) calc(var(--bk-margin) * 0.42); display: grid;
  grid-template-columns: 1fr auto 1fr; gap: 1em; font-size: 0.8em; color: #5f574f;
}
.bk-foot > span:first-child { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.bk-foot > span:nth-child(2) { font-variant-numeric: tabular-nums; }
.bk-block { display: flow-root; margin: 0; }
.bk-clamp, .bk-chapter, .bk-name, .bk-group { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 5; overflow: hidden; }
.bk-chapter { font-size: 1.15em; letter-spacing: 0.06em; padding-bottom: 1.6em; color: #6a5f54; font-weight: 600; }
.bk-name { font-size: 1.9em; padding-bottom: 0.35em; }
.bk-facts { display: flex; flex-wrap: wrap; gap: 0.2em 1.6em; padding-bottom: 0.9em; }
.bk-label { color: #5f574f; }
.bk-about { padding-bottom: 0.6em; max-width: 60em; }
.bk-banner { padding: 0.3em 0 1em; }
.bk-picture { display: block; width: 100%; object-fit: cover; border-radius: 2mm; background: #eee7dd; }
.bk-banner .bk-picture { height: calc(var(--bk-height) * 0.22 - var(--bk-less, 0px)); }
.bk-top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1.5em; padding-bottom: 0.7em; }
.bk-top .bk-picture { width: calc(var(--bk-width) * 0.15); height: calc(var(--bk-width) * 0.08); }
.bk-top .bk-name { font-size: 1.6em; }
.bk-two { font-size: ${smallFontSize}pt; line-height: 1.32; }
.bk-two .bk-step { padding-bottom: 0.4em; }
.bk-two .bk-line { padding-bottom: 0.15em; }
.bk-two .bk-top { padding-bottom: 0.6em; }
.bk-two .bk-chapter { padding-bottom: 0.7em; }
.bk-two .bk-part { padding: 0.3em 0 0.3em; }
.bk-beside { display: grid; grid-template-columns: 33fr 67fr; }
.bk-beside > .bk-left { padding-right: 1.8em; }
.bk-only { display: block; }
.bk-only > .bk-left { padding-right: 0; }
.bk-part { font-size: 1.15em; padding: 0.6em 0 0.5em; }
.bk-group { font-size: 1em; padding: 0.6em 0 0.35em; }
.bk-line { padding-bottom: 0.32em; padding-left: 0.9em; text-indent: -0.9em; }
.bk-line strong { font-weight: 600; }
.bk-small { font-size: 0.85em; color: #5f574f; padding-bottom: 0.4em; }
.bk-step { display: grid; grid-template-columns: 1.9em minmax(0, 1fr); padding-bottom: 0.7em; }
.bk-number { font-weight: 700; font-variant-numeric: tabular-nums; }
.bk-step-text { white-space: pre-line; }
.bk-step-name { display: block; font-weight: 600; }
.bk-step-pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2mm; padding: 0 0 0.9em 1.9em; }
.bk-step-pictures .bk-picture { aspect-ratio: 4 / 3; border-radius: 1mm; }
.bk-again { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 0.9em; height: 2.4em; color: #5f574f; }
.bk-gap { height: 2em; }
.bk-heading { font-size: 1.9em; padding-bottom: 0.8em; }
.bk-row { display: flex; align-items: baseline; gap: 0.4em; padding-bottom: 0.3em; }
.bk-row > span:first-child { min-width: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.bk-row::before { content: ""; order: 1; flex: 1 0 1.5em; border-bottom: 1px dotted #a39a8f; }
.bk-row > span:last-child { order: 2; min-width: 2.1em; text-align: end; font-variant-numeric: tabular-nums; }
.bk-row-chapter { font-weight: 600; padding-top: 0.8em; }
.bk-row-recipe { padding-left: 1em; }
.bk-columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 2.4em; }
.bk-index { font-size: 0.9em; }
.bk-letter { font-size: 1.2em; padding: 0.6em 0 0.2em; }
.bk-food { font-weight: 600; padding: 0.25em 0 0.15em; }
.bk-cover { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 9mm; height: 100%; text-align: center; }
.bk-cover h2 { font-size: 3.4em; max-height: 60mm; overflow: hidden; }
.bk-cover p { font-size: 1.4em; color: #5f574f; max-height: 30mm; overflow: hidden; }
.bk-cover .bk-picture { width: 100%; height: calc(var(--bk-height) * 0.48); border-radius: 3mm; }
@media print {
  body:has(.bk-pages) :not(:has(.bk-pages), .bk-pages, .bk-pages *) { display: none !important; }
  :is(div, main, section):has(.bk-pages) { display: contents !important; }
  .bk-pages { display: block; }
  /* Rounding must not add empty pages. */
  .bk-sheet { width: var(--bk-width); height: calc(var(--bk-height) - 0.5mm); box-shadow: none; break-after: page; break-inside: avoid; }
  .bk-sheet.bk-sheet:last-child { break-after: auto; }
  .bk-leaf { transform: none; }
}
`;
}
