import { isTag, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { isShorter } from "./element-shape.ts";
import { isOnlyPartName, partOfHeading, type Part } from "../../text/part-words.ts";

const MAX_HEADING_CHARACTERS = 60;

/** The cells by column if the first row names ingredients and steps side by side. */
export function findPartColumns(table: Element): [Element[], Element[]] | null {
  const [head = [], ...rows] = listRows(table);
  if (head.length !== 2 || rows.length === 0 || rows.some((row) => row.length > 2)) return null;
  const parts = new Set(head.map(readPart));
  if (!parts.has("ingredients") || !parts.has("steps")) return null;
  const pickColumn = (at: number) => [head, ...rows].flatMap((row) => row[at] ?? []);
  return [pickColumn(0), pickColumn(1)];
}

function readPart(cell: Element): Part | null {
  const text = isShorter(cell, MAX_HEADING_CHARACTERS) ? DomUtils.textContent(cell) : "";
  return isOnlyPartName(text) ? partOfHeading(text) : null;
}

function listRows(table: Element): Element[][] {
  const isRow = ({ name }: Element) => name === "tr";
  return listChildren(table)
    .flatMap((child) => (isRow(child) ? [child] : listChildren(child).filter(isRow)))
    .map((row) => listChildren(row).filter(({ name }) => name === "td" || name === "th"));
}

const listChildren = ({ children }: Element) => children.filter((child): child is Element => isTag(child));
