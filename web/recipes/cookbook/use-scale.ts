import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { PIXELS_PER_MM } from "./book-options.ts";

/** Scales pages down to the width of the screen. On paper they keep their size. */
export function useScale(width: number): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // Printing measures the paper.
      if (entry && !matchMedia("print").matches) setRoom(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, room > 0 ? Math.min(1, room / (width * PIXELS_PER_MM)) : 1];
}
