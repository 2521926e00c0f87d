import { ArrowLeft, ArrowRight, Check, ListChecks, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { t } from "../../text/translation.ts";
import { ONE_COLUMN, useMedia } from "../../ui/use-media.ts";
import { useScreenLock } from "../../ui/use-screen-on.ts";
import { isFromRecipe, removeCookMode } from "./cook-link.ts";
import { Ingredients } from "./ingredients.tsx";
import { numberSteps, type NumberedStep } from "./number-steps.ts";
import { OriginalStep } from "./original-step.tsx";
import type { Reading } from "./use-reading.ts";

interface Props {
  recipe: Recipe;
  reading: Reading;
}

/** Covers the frame. It is in the URL, so that Back closes it. */
export function CookMode({ recipe, reading: { shown, ticks, steps: scaled } }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLHeadingElement>(null);
  const close = useLeave();
  const steps = numberSteps(scaled).filter(({ number }) => number !== null);
  const [at, setAt] = useState(0);
  const [listed, setListed] = useState(steps.length === 0);
  const isNarrow = useMedia(ONE_COLUMN);
  const step = steps[at];
  const showsList = listed || !isNarrow;
  useScreenLock();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    text.current?.focus();
    return () => element?.close();
  }, []);

  const moved = useRef(at);
  useEffect(() => {
    if (moved.current !== at) text.current?.focus();
    moved.current = at;
  }, [at]);

  function go(to: number): void {
    setListed(false);
    if (to >= steps.length) close();
    else setAt(Math.max(0, to));
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowRight" && at < steps.length - 1) go(at + 1);
    if (event.key === "ArrowLeft") go(at - 1);
  }

  return (
    // Arrow keys move between steps wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={t("recipe.cooking", { name: recipe.name })}
      className="bg-base-200 text-base-content m-0 h-dvh max-h-none w-full max-w-none print:hidden"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={press}
    >
      <div className="mx-auto flex h-full max-w-[1100px] flex-col">
        <header className="flex items-center gap-2 px-2 py-1.5">
          <button
            type="button"
            className="btn btn-ghost btn-circle"
            aria-label={t("recipe.stop-cooking")}
            onClick={close}
          >
            <X size={24} aria-hidden />
          </button>
          <p dir="auto" className="min-w-0 grow truncate font-serif text-lg font-semibold">
            {recipe.name}
          </p>
          {isNarrow && steps.length > 0 && (
            <button
              type="button"
              className="btn btn-ghost max-w-3/5 min-w-0 flex-nowrap"
              aria-pressed={listed}
              onClick={() => setListed(!listed)}
            >
              <ListChecks size={20} className="shrink-0" aria-hidden />
              <span className="truncate">{t("recipe.ingredients")}</span>
            </button>
          )}
        </header>
        <div className="flex min-h-0 grow gap-12 px-4">
          {showsList && (
            <section
              aria-label={t("recipe.ingredients")}
              className="min-w-0 overflow-y-auto py-4 text-lg max-lg:grow lg:w-1/3"
            >
              <Ingredients shown={shown} ticks={ticks} />
            </section>
          )}
          {!(listed && isNarrow) && (
            <section className="flex min-w-0 grow flex-col overflow-y-auto py-4">
              <CurrentStep heading={text} step={step} count={steps.length} />
            </section>
          )}
        </div>
        <Progress at={at} count={steps.length} />
        <footer className="flex gap-3 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <button
            type="button"
            className="btn bg-base-100 border-base-300 h-auto min-h-14 min-w-11 px-3 sm:px-6"
            aria-label={t("recipe.previous-step")}
            aria-disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <ArrowLeft size={24} aria-hidden />
          </button>
          <button
            type="button"
            className="btn btn-primary h-auto min-h-14 min-w-0 shrink grow px-2 text-lg whitespace-normal"
            onClick={() => go(at + 1)}
          >
            {at < steps.length - 1 ? t("recipe.next-step") : t("recipe.cooked")}
            {at < steps.length - 1 ? <ArrowRight size={24} aria-hidden /> : <Check size={24} aria-hidden />}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

interface StepProps {
  heading: { current: HTMLHeadingElement | null };
  step: NumberedStep | undefined;
  count: number;
}

function CurrentStep({ heading, step, count }: StepProps) {
  return (
    <div className="my-auto flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-muted text-lg outline-none">
        {step?.number ? t("recipe.step-of", { number: step.number, total: count }) : t("recipe.no-steps")}
      </h2>
      {step?.step.name?.trim() && (
        <p dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
          {step.step.name}
        </p>
      )}
      {step && (
        <p
          dir="auto"
          className="max-w-[40ch] text-[clamp(1.375rem,1rem+2vw,2.125rem)] leading-[1.4] [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {step.step.text}
        </p>
      )}
      {step && <OriginalStep key={step.position} text={step.step.original} />}
    </div>
  );
}

function Progress({ at, count }: { at: number; count: number }) {
  if (count === 0) return null;
  return (
    <div aria-hidden className="bg-base-300 h-1">
      <div
        className="bg-primary-mark h-full transition-[width] duration-200"
        style={{ width: `${((at + 1) / count) * 100}%` }}
      />
    </div>
  );
}

/** Back, if it leads to the recipe. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  return () => {
    if (isFromRecipe(state)) void navigate(-1);
    else void navigate(pathname + removeCookMode(search), { replace: true, preventScrollReset: true });
  };
}
