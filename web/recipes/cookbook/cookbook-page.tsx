import { Printer } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import { LISTED_RECIPES } from "../../../src/contract/home-rules.ts";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { MAX_BOOK, chooseRecipes, chooseDefaultPaper, SHEETS } from "./book-options.ts";
import { Cover } from "./cover.tsx";
import { OptionFields, type Options } from "./option-fields.tsx";
import { printWithPictures } from "../../ui/print-with-pictures.ts";
import { useBook, type Work } from "./use-book.ts";
import { useScale } from "./use-scale.ts";

export function loader() {
  return callApi("GET recipes/summary", { query: { order: "name", limit: LISTED_RECIPES } });
}

export function Component() {
  const answer = useLoaderData<typeof loader>();
  if (!answer.ok) return <Problem message={answer.message} />;
  return <Cookbook recipes={answer.data} />;
}

function Cookbook({ recipes }: { recipes: RecipeSummary[] }) {
  const locale = useValue(language);
  const { state } = useLocation();
  // Set by the export dialog.
  const slugs: string[] | null = (state as { slugs?: string[] | null } | null)?.slugs ?? null;
  const selected = useMemo(() => new Set(slugs), [slugs]);
  const [options, setOptions] = useState<Options>(() => ({
    title: t("cookbook.default-title"),
    subtitle: "",
    choice: slugs ? { which: "selected" } : { which: "all" },
    cover: null,
    paper: chooseDefaultPaper(navigator.languages),
    perPage: 1,
    hasPictures: true,
  }));
  const { choice } = options;
  const chosen = useMemo(() => chooseRecipes(recipes, choice, selected), [recipes, choice, selected]);
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={options.title.trim() || t("cookbook.title")} />
      <div className="mx-auto flex w-full max-w-[1104px] flex-col gap-6">
        <Headline>{t("cookbook.title")}</Headline>
        <OptionFields
          options={options}
          recipes={recipes}
          chosen={chosen}
          hasSelection={slugs !== null}
          onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
        />
      </div>
      {chosen.length === 0 && <Message title={t("cookbook.nothing")}>{t("cookbook.nothing-help")}</Message>}
      {chosen.length > MAX_BOOK && (
        <Message title={t("cookbook.too-many")}>{t("cookbook.too-many-help", { limit: MAX_BOOK })}</Message>
      )}
      {chosen.length > 0 && chosen.length <= MAX_BOOK && (
        <Book key={locale} recipes={chosen} options={options} />
      )}
    </section>
  );
}

function Book({ recipes, options }: { recipes: RecipeSummary[]; options: Options }) {
  const { paper, perPage, hasPictures, choice } = options;
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const category = choice.which === "category" ? choice.category : null;
  const work = useBook({ recipes, category, place, host, paper, perPage, hasPictures });
  const [frame, scale] = useScale(SHEETS[paper].width);
  const hasFailed = work.state === "failed";

  return (
    <>
      {hasFailed ? (
        <Problem message={work.message} />
      ) : (
        <BookBar work={work} onPrint={() => printWithPictures(host.current?.parentElement)} />
      )}
      {/* Blocks are measured here. It takes no space, and screen readers skip it. */}
      <div className="relative h-0 overflow-hidden print:hidden" aria-hidden>
        <div ref={place} className="bk bk-measure" />
      </div>
      <div ref={frame} aria-label={t("cookbook.preview")} role="region" hidden={hasFailed}>
        <div className="bk bk-pages" style={{ "--bk-scale": scale } as object}>
          <Cover options={options} recipes={recipes} />
          <div ref={host} className="contents" />
        </div>
      </div>
    </>
  );
}

interface BarProps {
  work: Exclude<Work, { state: "failed" }>;
  /** Ends when the print dialog opens, which may take seconds with many pictures. */
  onPrint: () => Promise<void>;
}

function BookBar({ work, onPrint }: BarProps) {
  const [isPrinting, setPrinting] = useState(false);
  const isReady = work.state === "ready" && !isPrinting;

  async function print(): Promise<void> {
    setPrinting(true);
    await onPrint();
    setPrinting(false);
  }

  return (
    <div className="mx-auto flex w-full max-w-[1104px] flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className="btn btn-primary h-auto min-h-11 max-w-full py-1.5 whitespace-normal"
        aria-disabled={!isReady}
        onClick={() => isReady && void print()}
      >
        <Printer size={20} aria-hidden />
        {isPrinting ? t("export.preparing") : t("cookbook.print")}
      </button>
      <p role="status" className="text-muted">
        {work.state === "ready" ? t("cookbook.pages", { count: work.pages }) : t("cookbook.preparing")}
      </p>
      {work.state === "busy" && <ProgressBar label={t("cookbook.preparing")} part={work.part} />}
      <p className="text-muted w-full text-sm">{t("cookbook.print-help")}</p>
    </div>
  );
}
