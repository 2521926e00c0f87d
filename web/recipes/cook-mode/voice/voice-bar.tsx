import { Mic, RotateCcw, Square } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../text/translation.ts";

interface Props {
  /** Null if it isn't for reading. */
  reading: {
    isSpeaking: boolean;
    onRead: () => void;
    onReadIngredients: (() => void) | null;
    onStop: () => void;
  } | null;
  /** Null if it isn't for listening. */
  listening: { isOn: boolean; onToggle: () => void } | null;
  problem: string | null;
  /** What was heard, or what to say. */
  hint: string | null;
}

/** Below the header, or in it where height is scarce. */
export function VoiceBar({ reading, listening, problem, hint }: Props) {
  return (
    <div
      role="group"
      aria-label={t("voice.voice")}
      className="flex min-h-11 min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1 px-2 pb-1 [@media(max-height:30rem)_and_(min-width:40rem)]:grow-4 [@media(max-height:30rem)_and_(min-width:40rem)]:basis-0 [@media(max-height:30rem)_and_(min-width:40rem)]:flex-nowrap [@media(max-height:30rem)_and_(min-width:40rem)]:pb-0"
    >
      {reading &&
        (reading.isSpeaking ? (
          <BarButton icon={<Square size={18} aria-hidden />} onClick={reading.onStop}>
            {t("voice.stop")}
          </BarButton>
        ) : (
          <BarButton icon={<RotateCcw size={18} aria-hidden />} onClick={reading.onRead}>
            {t("voice.repeat")}
          </BarButton>
        ))}
      {reading?.onReadIngredients && (
        <BarButton onClick={reading.onReadIngredients}>{t("voice.ingredients")}</BarButton>
      )}
      {listening && (
        <button
          type="button"
          aria-label={t("voice.listen")}
          aria-pressed={listening.isOn}
          className="btn btn-ghost btn-square aria-pressed:btn-primary size-11 shrink-0"
          onClick={listening.onToggle}
        >
          <Mic size={20} aria-hidden />
        </button>
      )}
      <p role="status" className="text-danger min-w-0 text-sm leading-tight empty:hidden">
        {problem}
      </p>
      {hint && (
        <p
          dir="auto"
          className="text-muted line-clamp-2 min-w-0 grow basis-40 text-sm leading-tight [overflow-wrap:anywhere] [@media(max-height:30rem)_and_(min-width:40rem)]:text-xs"
        >
          {hint}
        </p>
      )}
    </div>
  );
}

function BarButton({
  icon,
  onClick,
  children,
}: {
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="btn btn-ghost min-h-11 shrink-0 px-2 font-normal" onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
