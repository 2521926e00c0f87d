import { useEffect, useRef, type RefObject } from "react";

/** Not when a finger goes down: then a dark screen would light up below it before the tap. */
const TOUCHES = ["pointerup", "pointercancel", "keydown", "wheel"] as const;

/** When someone last touched the screen or pressed a key, in milliseconds since 1970. */
export function useTouches(): RefObject<number> {
  const touchedAt = useRef(0);
  useEffect(() => {
    const touch = () => {
      touchedAt.current = Date.now();
    };
    touch();
    for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touch, { capture: true });
    };
  }, []);
  return touchedAt;
}
