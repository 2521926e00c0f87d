import { useMemo } from "react";
import { useLocation } from "react-router";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { useStepFinder } from "../../ingredients/use-step-finder.ts";
import { useValue } from "../../state/use-value.ts";
import { tidyLine } from "../amounts/tidy-line.ts";
import type { Draft } from "./draft.ts";
import type { Line } from "./line.ts";

export interface LinkableLine {
  key: number;
  text: string;
  food: string;
  /** The title it's under, or empty. */
  section: string;
}

export interface DraftLinks {
  /** All ingredients, without titles and empty lines. */
  lines: readonly LinkableLine[];
  /** Maps the keys of steps to the keys of the ingredients that Tagine finds. */
  found: ReadonlyMap<number, readonly number[]>;
  /** The number of the step that a link leads to. */
  asked: number | null;
}

/** Null until everything is loaded. */
export function useDraftLinks(settled: Draft, language: string, words: LineWords | null): DraftLinks | null {
  const { name, ingredients: rows, steps: stepRows } = settled;
  const { corrections } = useValue(knownCorrections);
  const find = useStepFinder(language);
  const asked = /^#step-(\d+)$/.exec(useLocation().hash)?.[1];
  return useMemo(() => {
    if (!find || !words) return null;
    const read = createLineReader(corrections, words);
    const ingredients = listUnderTitles(rows).map(({ line: { key, text }, title }) => ({
      key,
      text: text.trim(),
      line: read(tidyLine(text), text),
      section: title,
    }));
    const steps = listUnderTitles(stepRows).map(({ line: { key, text, more }, title }) => ({
      key,
      text: [more?.name, text].filter(Boolean).join("\n"),
      ...(title && { title }),
    }));
    const found = find({ name, lines: ingredients, steps }, words);
    return {
      lines: ingredients
        .filter(({ text, line }) => text && !line.isHeading)
        .map(({ key, text, line, section }) => ({ key, text, food: line.food || text, section })),
      found: new Map(
        steps.map(({ key }, at) => [key, (found[at] ?? []).flatMap((one) => ingredients[one]?.key ?? [])]),
      ),
      asked: asked === undefined ? null : Number(asked),
    };
  }, [name, rows, stepRows, words, corrections, find, asked]);
}

function listUnderTitles(rows: readonly Line[]): { line: Line; title: string }[] {
  let title = "";
  return rows.flatMap((line) => {
    if (line.kind === "line") return [{ line, title }];
    title = line.text.trim();
    return [];
  });
}
