import { useEffect, useRef, useState, type RefObject } from "react";
import { divideIntoChapters } from "../../../src/contract/book-order.ts";
import type { LibraryItem } from "../../../src/contract/recipe-library.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { pictureAddress } from "../../api/picture-address.ts";
import { knownCorrections, loadCorrections } from "../../ingredients/corrections.ts";
import { language } from "../../state/language.ts";
import { picturePass } from "../../state/picture-pass.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import type { BookOptions } from "./book-options.ts";
import { readBookRecipe, type BookRecipe } from "./book-recipe.ts";
import { createBookStyles } from "./book-styles.ts";
import { layOutBook } from "./lay-out-book.ts";
import { yieldToBrowser } from "./measure-blocks.ts";

/** Small enough that progress shows. */
const LOADED_AT_ONCE = 50;
/** Fraction of the total time that loading takes. */
const LOADING = 0.4;
const SHOWN_AT_ONCE = 40;

export type Work =
  { state: "busy"; part: number } | { state: "ready"; pages: number } | { state: "failed"; message: string };

interface Wanted extends BookOptions {
  recipes: RecipeSummary[];
  category: string | null;
  place: RefObject<HTMLElement | null>;
  /** The element for the pages after the cover. */
  host: RefObject<HTMLElement | null>;
}

/** Lays the book out again whenever its recipes or options change. Recipes are loaded once. */
export function useBook({ recipes, category, place, host, paper, perPage, hasPictures }: Wanted): Work {
  const [work, setWork] = useState<Work>({ state: "busy", part: 0 });
  const loaded = useRef(new Map<string, BookRecipe>());
  const locale = useValue(language);

  useEffect(() => {
    const styles = createBookStyles(paper);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    };
  }, [paper]);

  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const onProgress = (part: number) => !signal.aborted && setWork({ state: "busy", part });

    async function prepare(element: HTMLElement, shown: HTMLElement): Promise<void> {
      onProgress(0);
      shown.replaceChildren();
      const problem = await loadMissing(
        recipes,
        loaded.current,
        (part) => onProgress(part * LOADING),
        signal,
      );
      if (signal.aborted) return;
      if (problem !== null) return setWork({ state: "failed", message: problem });
      const ready = recipes.flatMap(({ slug }) => loaded.current.get(slug) ?? []);
      await loadFonts(ready);
      const pages = await layOutBook(divideIntoChapters(ready, locale, category), {
        paper,
        perPage,
        hasPictures,
        language: locale,
        pictureAddress: (path) => pictureAddress(path, picturePass.peek()),
        place: element,
        onProgress: (part) => onProgress(LOADING + part * (1 - LOADING)),
        signal,
      });
      await showPages(pages, shown, signal);
      if (!signal.aborted) setWork({ state: "ready", pages: pages.length + 1 });
    }

    if (place.current && host.current)
      prepare(place.current, host.current).catch((problem: unknown) => {
        if (signal.aborted) return;
        reportError(problem);
        setWork({ state: "failed", message: t("error.broken-page") });
      });
    return () => aborter.abort();
  }, [recipes, category, place, host, paper, perPage, hasPictures, locale]);

  return work;
}

/** A thousand pages at once would block the browser for seconds. */
async function showPages(pages: HTMLElement[], host: HTMLElement, signal: AbortSignal): Promise<void> {
  for (let at = 0; at < pages.length && !signal.aborted; at += SHOWN_AT_ONCE) {
    host.append(...pages.slice(at, at + SHOWN_AT_ONCE));
    await yieldToBrowser();
  }
}

/** @returns an error, or null */
async function loadMissing(
  recipes: RecipeSummary[],
  loaded: Map<string, BookRecipe>,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  await loadCorrections();
  const missing = recipes.map(({ slug }) => slug).filter((slug) => !loaded.has(slug));
  for (let at = 0; at < missing.length; at += LOADED_AT_ONCE) {
    const slugs = missing.slice(at, at + LOADED_AT_ONCE);
    const answer = await callApi("POST recipe-library", { body: { recipes: slugs } });
    if (signal.aborted) return null;
    if (!answer.ok) return answer.message;
    for (const item of answer.data) loaded.set(item.recipe.slug, await read(item));
    onProgress((at + slugs.length) / missing.length);
  }
  return null;
}

function read({ recipe, furtherPictures = [] }: LibraryItem): Promise<BookRecipe> {
  const [spoken, known] = [language.peek(), knownCorrections.peek()];
  return readBookRecipe(recipe, { language: spoken, known, furtherPictures });
}

/** Heights depend on the font. */
async function loadFonts(recipes: BookRecipe[]): Promise<void> {
  const letters = [...new Set(recipes.map(({ name }) => name).join(""))].join("");
  // Without the font, its fallback is both measured and printed.
  await document.fonts?.load('600 16px "Lora"', letters).catch(() => undefined);
}
