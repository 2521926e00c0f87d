import type { CSSProperties, ReactNode } from "react";
import { getWeekday } from "../../src/contract/days.ts";
import { splitWeeks } from "./weeks.ts";

interface Props {
  start: string;
  end: string;
  children: (day: string, place: { className: string; style: CSSProperties }) => ReactNode;
}

export function WeeksGrid({ start, end, children }: Props) {
  return (
    <div className="@container flex flex-col">
      {splitWeeks(start, end).map((week) => (
        <ul
          key={week[0]}
          className="grid min-w-0 grid-cols-1 @min-[720px]:grid-cols-7 @min-[720px]:gap-2 @min-[720px]:not-first:mt-6"
        >
          {week.map((day) =>
            children(day, {
              className:
                "relative min-w-0 @min-[720px]:col-start-(--weekday) @max-[720px]:border-base-300 @max-[720px]:border-t @max-[720px]:py-2",
              style: { "--weekday": getWeekday(day) + 1 } as CSSProperties,
            }),
          )}
        </ul>
      ))}
    </div>
  );
}
