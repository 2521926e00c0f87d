import { useRef, type TouchEvent } from "react";

const LEAST_PX = 60;
/** Scrolling isn't swiping. */
const STEEPEST = 0.5;

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
}

/** The element and what scrolls in it need `touch-action`; otherwise, browsers take a swipe for Back. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [byX, byY] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(byX) < LEAST_PX || Math.abs(byY) > Math.abs(byX) * STEEPEST) return;
      if (byX < 0) onLeft();
      else onRight();
    },
  };
}
