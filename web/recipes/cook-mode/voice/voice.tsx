import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { getBaseLanguage, languageFor } from "../../../../src/contract/languages.ts";
import type { Recipe } from "../../../../src/contract/recipes.ts";
import { detectRecipeLanguage } from "../../../../src/ingredients/words/detect-language.ts";
import { timers } from "../../../cooking/timers/timers.ts";
import { loadTimes } from "../../../ingredients/load-times.ts";
import { language as appLanguage } from "../../../state/language.ts";
import { loadText, saveText } from "../../../state/storage.ts";
import { useValue } from "../../../state/use-value.ts";
import { t } from "../../../text/translation.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Popover } from "../../../ui/popover.tsx";
import type { Reading } from "../../page/use-reading.ts";
import { addStepTimer, findIdleTime } from "../../timing/add-step-timer.ts";
import type { CookStep } from "../list-cook-steps.ts";
import { TextSize } from "../text-size.tsx";
import { findRecognition } from "./listen.ts";
import { listCommands, readCommand, type Command } from "./read-command.ts";
import { useListening } from "./use-listening.ts";
import { canSpeak, useSpeech } from "./use-speech.ts";
import { useSpokenStep } from "./use-spoken-step.ts";
import { VoiceBar } from "./voice-bar.tsx";

interface Props {
  recipe: Recipe;
  step: CookStep | undefined;
  reading: Pick<Reading, "shown">;
  size: number;
  onChooseSize: (size: number) => void;
  onNext: () => void;
  onBack: () => void;
}

const CONTROL = "voice-control";

/** A menu for the header of cook mode, and a bar while something of it is on. */
export function Voice({ recipe, step, reading, size, onChooseSize, onNext, onBack }: Props) {
  const locale = useValue(appLanguage);
  const language = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const spoken = useSpokenStep(recipe, { language, step, shown: reading.shown });
  const accents = useMemo(() => [...navigator.languages, locale], [locale]);
  const speech = useSpeech(language, accents);
  const [reads, setReads] = useState(false);
  const [isControlled, setControlled] = useState(() => loadText(CONTROL) === "yes" && canListen());
  const [heard, setHeard] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const startTimer = useStepTimer(recipe, { language, step });

  const noVoice = speech.hasVoice ? null : t("voice.no-voice", { language: nameLanguage(language, locale) });
  function read(parts: readonly string[]): void {
    setProblem(noVoice);
    speech.read(parts);
  }

  const readStep = () => read([...spoken.texts, ...spoken.ingredients]);
  const act: Record<Command, () => void> = {
    next: onNext,
    back: onBack,
    repeat: readStep,
    ingredients: () => read(spoken.ingredients),
    timer: () => void startTimer().then((isStarted) => isStarted || setProblem(t("voice.no-timer"))),
  };

  const listening = useListening({
    // People say the words that the app shows them, whatever language the recipe is in.
    language: navigator.languages.find((tag) => languageFor(tag) === locale) ?? locale,
    // It would hear itself.
    isPaused: speech.isSpeaking,
    onHeard(alternatives) {
      setHeard(alternatives[0]?.trim() ?? "");
      setProblem(null);
      const command = readCommand(alternatives, listCommands());
      if (command) act[command]();
      return command !== undefined;
    },
  });

  useAfter(step?.position ?? 0, () => reads && readStep());
  // What it reads would drown a timer.
  const rung = useValue(timers).reduce((sum, { announced }) => sum + announced, 0);
  useAfter(rung, (before) => rung > before && speech.stop());

  function chooseReads(wanted: boolean): void {
    setReads(wanted);
    if (wanted) readStep();
    else speech.stop();
  }

  function listen(wanted: boolean): void {
    setHeard("");
    setProblem(null);
    speech.stop();
    if (wanted) listening.start();
    else listening.stop();
  }

  function chooseControl(wanted: boolean): void {
    const isPossible = wanted && canListen();
    saveText(CONTROL, isPossible ? "yes" : null);
    setControlled(isPossible);
    listen(isPossible);
  }

  const { isListening, ending } = listening;
  return (
    <>
      <Popover
        label={t("voice.menu")}
        button={<SlidersHorizontal size={22} aria-hidden />}
        buttonClass="btn btn-ghost btn-square size-11 shrink-0"
        panelClass="top-full right-0 mt-1 w-72 max-w-[calc(100vw-1rem)] max-h-[70dvh] overflow-y-auto"
      >
        {() => (
          <div className="flex flex-col p-2">
            <TextSize size={size} onChoose={onChooseSize} />
            {canSpeak() && (
              <CheckField
                name="read-aloud"
                label={t("voice.read-aloud")}
                help={t("voice.read-aloud-help")}
                checked={reads}
                onChange={chooseReads}
              />
            )}
            {findRecognition() && (
              <CheckField
                name="voice-control"
                label={t("voice.control")}
                help={t(globalThis.isSecureContext ? "voice.control-help" : "voice.control-insecure")}
                checked={isControlled}
                onChange={chooseControl}
              />
            )}
          </div>
        )}
      </Popover>
      {(reads || speech.isSpeaking || isControlled) && (
        <VoiceBar
          reading={
            (reads && !noVoice) || speech.isSpeaking
              ? {
                  isSpeaking: speech.isSpeaking,
                  onRead: readStep,
                  onReadIngredients: spoken.ingredients.length > 0 ? act.ingredients : null,
                  onStop: speech.stop,
                }
              : null
          }
          listening={isControlled ? { isOn: isListening, onToggle: () => listen(!isListening) } : null}
          problem={ending ? t(`voice.${ending}`) : (problem ?? (reads ? noVoice : null))}
          hint={isControlled && !ending ? describeListening(isListening, heard) : null}
        />
      )}
    </>
  );
}

/** Browsers open the microphone only on HTTPS pages. */
const canListen = () => globalThis.isSecureContext && findRecognition() !== null;

function describeListening(isListening: boolean, heard: string): string {
  if (!isListening) return t("voice.tap");
  return heard ? t("voice.heard", { text: heard }) : t("voice.hint");
}

function nameLanguage(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(getBaseLanguage(language)) ?? language;
}

/** Starts the first time of the step that isn't running. Resolves to false if there's none. */
function useStepTimer(
  recipe: Recipe,
  { language, step }: { language: string; step: CookStep | undefined },
): () => Promise<boolean> {
  const { pathname, search } = useLocation();
  return async () => {
    const timed = { place: pathname + search, dish: recipe.name, step: step?.number ?? 1 };
    const findTimes = await loadTimes(language);
    const time = findIdleTime(findTimes(step?.step.text ?? ""), timed);
    return time !== undefined && addStepTimer(time, timed) !== null;
  };
}

/** Runs `act` after each change of a number. */
function useAfter(value: number, act: (before: number) => void): void {
  const last = useRef(value);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (value !== before) actNow(before);
  }, [value]);
}
