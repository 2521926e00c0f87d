import { Hand, Hourglass } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { Dialog, DIALOG_FOOT } from "../../ui/dialog.tsx";
import { useMayChange } from "../../ui/online.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { skipQuestions } from "./kept-answers.ts";
import type { DishStep, PlannedDish } from "./read-dish.ts";
import { keepOnDevice, saveAnswers, type Answers } from "./save-answers.ts";
import { MINUTES_MOST, NO_ANSWER, type StepAnswer } from "./step-answer.ts";
import { countWaiting, getLength } from "./step-length.ts";
import { StepTime, type TypedTime } from "./step-time.tsx";

interface Props {
  dishes: readonly PlannedDish[];
  onlyMissing: boolean;
  onClose: () => void;
}

/** All questions at once. Fields left empty stay unanswered. */
export function TimesDialog({ dishes, onlyMissing, onClose }: Props) {
  // What's answered elsewhere while it's open must not remove a field.
  const [shown] = useState(() => pickSteps(dishes, onlyMissing));
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedTime>>(new Map());
  const { revalidate } = useRevalidator();
  const mayChange = useMayChange();
  const { busy, send } = useSending(async () => {
    for (const { dish, steps } of shown) {
      const answers = readAnswers(steps, typed);
      if (answers.size === 0) continue;
      const problem = mayChange ? await saveAnswers(dish, answers) : null;
      if (problem !== null) toast(t("together.only-here", { problem }), "error");
      if (!mayChange) keepOnDevice(dish, answers);
    }
    // Fields left empty are answers, too.
    skipQuestions(shown.map(({ dish: { dish } }) => dish.slug));
    await revalidate();
    onClose();
    return null;
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!busy) void send();
  }

  return (
    <Dialog title={t("together.ask-title")} room="more" onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <p className="text-muted text-sm text-pretty">
          {t(mayChange ? "together.saved-with-recipe" : "together.saved-here")}
        </p>
        <p className="text-muted flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="flex items-center gap-1.5">
            <Hand size={16} className="shrink-0" aria-hidden />
            {t("together.work-help")}
          </span>
          <span className="flex items-center gap-1.5">
            <Hourglass size={16} className="shrink-0" aria-hidden />
            {t("together.waiting-help")}
          </span>
        </p>
        {shown.map(({ dish: { dish }, steps }) => (
          <section key={dish.slug} className="flex flex-col">
            <h3 dir="auto" className="text-lg">
              {dish.name}
            </h3>
            <ul className="divide-base-300 divide-y">
              {steps.map((step) => (
                <StepTime
                  key={step.key}
                  step={step}
                  typed={typed.get(step.key) ?? readTyped(step)}
                  onType={(next) => setTyped((before) => new Map(before).set(step.key, next))}
                />
              ))}
            </ul>
          </section>
        ))}
        <div className={`flex flex-wrap items-center justify-end gap-2 ${DIALOG_FOOT}`}>
          <button type="button" className="btn" onClick={onClose}>
            {t("ui.cancel")}
          </button>
          <SubmitButton label={t("together.save")} busyLabel={t("together.saving")} busy={busy} />
        </div>
      </form>
    </Dialog>
  );
}

interface Shown {
  dish: PlannedDish;
  steps: DishStep[];
}

function pickSteps(dishes: readonly PlannedDish[], onlyMissing: boolean): Shown[] {
  return dishes
    .map((dish) => ({ dish, steps: dish.steps.filter(({ lacksTime }) => lacksTime || !onlyMissing) }))
    .filter(({ steps }) => steps.length > 0);
}

/** What was answered before, without the times in the text. */
function readTyped({ answer, parts, work }: DishStep): TypedTime {
  if (answer.minutes === undefined && answer.handsOn === undefined) return { work: "", waiting: "" };
  const known = countWaiting(work.parts);
  const waiting = Math.max(0, countWaiting(parts) - known);
  const busy = Math.max(0, getLength(parts) - countWaiting(parts) - (getLength(work.parts) - known));
  return {
    work: busy > 0 || waiting === 0 ? String(busy) : "",
    waiting: waiting > 0 ? String(waiting) : "",
  };
}

function readAnswers(steps: readonly DishStep[], typed: ReadonlyMap<string, TypedTime>): Answers {
  return new Map(
    steps.flatMap((step) => {
      const own = typed.get(step.key);
      const answer = own && readTypedAnswer(step, own);
      return answer ? [[step, answer] as const] : [];
    }),
  );
}

function readTypedAnswer(
  { work: { parts, lacksWait }, answer }: DishStep,
  { work, waiting }: TypedTime,
): StepAnswer | null {
  const minutes = getLength(parts) + Number(work) + Number(waiting);
  const isSaid = [work, waiting].some((typed) => typed.trim() !== "");
  if (!isSaid || !(minutes > 0 && minutes <= MINUTES_MOST))
    return Object.keys(answer).length > 0 ? NO_ANSWER : null;
  const handsOn = getLength(parts) - countWaiting(parts) + Number(work);
  // Without this key, all that's beside the text is work, or else waiting.
  const isMixed =
    Number(lacksWait ? work : waiting) > 0 || answer.handsOn !== undefined || answer.handsFree !== undefined;
  return { minutes: Math.ceil(minutes), ...(isMixed && { handsOn: Math.ceil(handsOn) }) };
}
