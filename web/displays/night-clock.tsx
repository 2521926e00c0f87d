import { useEffect, useRef } from "react";
import { t } from "../text/translation.ts";
import { placeClock } from "./dim-hours.ts";
import { useTime } from "./display-header.tsx";

interface Props {
  now: Date;
  onWake: () => void;
}

/** Covers everything. A tap or a key only wakes the display, and does nothing else. */
export function NightClock({ now, onWake }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  const { x, y } = placeClock(now);
  const time = useTime(now);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <div className="fixed inset-0 z-50 bg-black">
      <p
        aria-hidden
        className="absolute font-serif text-[clamp(3rem,10vw,7rem)] leading-none whitespace-nowrap text-[#6b5e51]"
        style={{ left: `${x}%`, top: `${y}%`, transform: `translate(-${x}%, -${y}%)` }}
      >
        {time}
      </p>
      <button
        ref={element}
        type="button"
        aria-label={t("display.wake")}
        className="absolute inset-0 size-full cursor-none outline-none"
        onClick={onWake}
        onKeyDown={(event) => {
          event.preventDefault();
          onWake();
        }}
      />
    </div>
  );
}
