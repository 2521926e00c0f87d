import { CalendarClock, ListChecks, ListOrdered, X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from "react";
import { Link, useNavigate } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { CookedDialog } from "../../cooking/cooked-dialog.tsx";
import { useOpenRecipes } from "../../cooking/timers/open-recipes.ts";
import { CookTimers } from "../../cooking/timers/shown-timers.tsx";
import { isDisplay } from "../../state/display.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { useMayChange } from "../../ui/online.tsx";
import { ONE_COLUMN, useMedia } from "../../ui/use-media.ts";
import { useScreenLock } from "../../ui/use-screen-on.ts";
import { useSwipe } from "../../ui/use-swipe.ts";
import { Ingredients } from "../page/ingredients.tsx";
import type { Reading } from "../page/use-reading.ts";
import type { FurtherOfRecipe } from "../pictures/further-pictures.tsx";
import { CookFooter } from "./cook-footer.tsx";
import { CookStep } from "./cook-step.tsx";
import { CookUndo } from "./cook-undo.tsx";
import { DishTabs } from "./dish-tabs.tsx";
import { dishes, getCookPath, removeDish } from "./dishes.ts";
import { markStep } from "./done-steps.ts";
import { listCookSteps } from "./list-cook-steps.ts";
import { StepList } from "./step-list.tsx";
import { useTextSize } from "./text-size.tsx";
import { useCoveredPage } from "./use-covered-page.ts";
import { useLeave } from "./use-leave.ts";
import { useReturnToDisplay } from "./use-return-to-display.ts";
import { useStep } from "./use-step.ts";
import { ViewButton } from "./view-button.tsx";
import { Voice } from "./voice/voice.tsx";

interface Props {
  recipe: Recipe;
  reading: Reading;
  further: FurtherOfRecipe | null;
}

type View = "step" | "ingredients" | "steps";

/** Covers the frame. It has its own address, so that Back closes it. */
export function CookMode({ recipe, reading, further }: Props) {
  const { shown, ticks, servings, steps: scaled } = reading;
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLHeadingElement>(null);
  const leave = useLeave(recipe.slug);
  const navigate = useNavigate();
  const steps = listCookSteps(scaled);
  const [at, setAt] = useStep(recipe, steps.length);
  const firstView: View = steps.length > 0 ? "step" : "ingredients";
  const [view, setView] = useState<View>(firstView);
  const [size, setSize] = useTextSize();
  const [isFinished, setFinished] = useState(false);
  const mayRecord = useMayChange();
  const onDisplay = useValue(isDisplay);
  const isNarrow = useMedia(ONE_COLUMN);
  const whyNotOn = useScreenLock();
  useCoveredPage();
  useOpenRecipes([recipe.slug, ...useValue(dishes).map(({ slug }) => slug)]);
  useReturnToDisplay();

  // Browsers close a dialog without asking it when nobody tapped since it was last asked.
  const handleClosed = useEffectEvent(() => {
    if (view === firstView) return leave();
    dialog.current?.showModal();
    setView(firstView);
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    const closed = () => handleClosed();
    element?.showModal();
    element?.addEventListener("close", closed);
    text.current?.focus();
    return () => {
      element?.removeEventListener("close", closed);
      element?.close();
    };
  }, []);

  const focused = useRef({ at, view });
  useEffect(() => {
    const before = focused.current;
    if (before.at !== at || (before.view !== view && view === "step")) text.current?.focus();
    focused.current = { at, view };
  }, [at, view]);

  function go(to: number): void {
    // On wide screens, all ingredients stay beside the step.
    if (view === "steps" || isNarrow) setView("step");
    if (to === at + 1 && to < steps.length) markStep(recipe.slug, at, true);
    if (to === at - 1) markStep(recipe.slug, to, false);
    if (to < steps.length) setAt(Math.max(0, to));
    else if (mayRecord) setFinished(true);
    else finish();
  }

  function finish(): void {
    removeDish(recipe.slug);
    const [other] = dishes.peek();
    if (other) void navigate(getCookPath(other), { replace: true });
    else leave();
  }

  function goOn(): void {
    if (at < steps.length - 1) go(at + 1);
  }

  function press(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || altKey || ctrlKey || metaKey) return;
    // Not from a dialog above it, or a field.
    if (target.closest("dialog") !== dialog.current || target.closest("input:not([type=checkbox]), textarea"))
      return;
    if (key === "ArrowLeft") go(at - 1);
    if (key !== "ArrowRight" && (key !== " " || target.closest("button, a, input"))) return;
    event.preventDefault();
    goOn();
  }

  const swipes = useSwipe({ onLeft: goOn, onRight: () => go(at - 1) });
  const toggle = (other: View) => setView(view === other ? "step" : other);
  const showsStep = view === "step" || (view === "ingredients" && !isNarrow);
  return (
    // Arrow keys move between steps wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={t("recipe.cooking", { name: recipe.name })}
      className="bg-base-200 text-base-content m-0 h-dvh max-h-none w-full max-w-none print:static print:h-auto"
      style={{ "--cook-size": size } as CSSProperties}
      onCancel={(event) => {
        // React passes on the event of a dialog above. If it can't be canceled, the dialog is closed in any case.
        if (event.target !== dialog.current || !event.cancelable) return;
        event.preventDefault();
        if (view === firstView) leave();
        else setView(firstView);
      }}
      onKeyDown={press}
    >
      {/* With large text, only the text grows, so that the step has room. */}
      <div className="@container mx-auto flex h-full max-w-[1100px] flex-col overflow-y-auto [--size-field:4.4px] [--spacing:4px] [@media(max-height:30rem)]:scroll-pb-20 [@media(min-height:20rem)]:scroll-pt-14">
        <header className="bg-base-200 top-0 z-30 flex flex-wrap items-center justify-end gap-1 px-2 py-1.5 [@media(max-height:30rem)]:py-0.5 [@media(min-height:20rem)]:sticky">
          <button
            type="button"
            className="btn btn-ghost btn-circle shrink-0"
            aria-label={t("recipe.stop-cooking")}
            onClick={leave}
          >
            <X size={24} aria-hidden />
          </button>
          <p dir="auto" className="min-w-0 grow basis-0 truncate ps-1 font-serif text-lg font-semibold">
            {recipe.name}
          </p>
          {!onDisplay && (
            <Link
              to="/cook"
              className="btn btn-ghost btn-square shrink-0"
              aria-label={t("together.title")}
              title={t("together.title")}
            >
              <CalendarClock size={22} aria-hidden />
            </Link>
          )}
          <ViewButton
            Icon={ListChecks}
            label={t("cook-mode.all-ingredients")}
            isPressed={view === "ingredients"}
            onClick={() => toggle("ingredients")}
          />
          <ViewButton
            Icon={ListOrdered}
            label={t("cook-mode.all-steps")}
            isPressed={view === "steps"}
            onClick={() => toggle("steps")}
          />
          <Voice
            recipe={recipe}
            step={steps[at]}
            reading={reading}
            size={size}
            onChooseSize={setSize}
            onNext={goOn}
            onBack={() => go(at - 1)}
          />
        </header>
        <DishTabs current={recipe.slug} />
        <CookTimers />
        <div
          className="flex min-h-44 grow basis-0 gap-12 px-4 [touch-action:pan-y_pinch-zoom] *:[touch-action:pan-y_pinch-zoom] [@media(max-height:30rem)]:min-h-max"
          {...swipes}
        >
          {view === "ingredients" && (
            <section
              aria-label={t("recipe.ingredients")}
              className="min-w-0 overflow-y-auto py-4 text-[length:calc(var(--cook-size)*1.1875rem)] leading-[1.4] max-lg:grow lg:w-1/3"
            >
              <Ingredients shown={shown} ticks={ticks} />
            </section>
          )}
          {view === "steps" && <StepList steps={steps} at={at} onChoose={go} />}
          {showsStep && (
            <CookStep
              heading={text}
              recipe={recipe}
              step={steps[at]}
              count={steps.length}
              reading={reading}
              further={further}
              showsIngredients={view === "step"}
            />
          )}
        </div>
        {whyNotOn && at === 0 && view === "step" && (
          <p className="text-muted px-4 py-1 text-sm @max-3xs:hidden">{t(`device.screen-${whyNotOn}`)}</p>
        )}
        <CookUndo />
        <CookFooter steps={steps} at={at} onGo={go} />
        {isFinished && (
          <CookedDialog
            slug={recipe.slug}
            entry={null}
            servings={servings.portions}
            rating={recipe.rating}
            onSaved={finish}
            onClose={() => setFinished(false)}
          />
        )}
      </div>
    </dialog>
  );
}
