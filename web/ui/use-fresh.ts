import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Polls only while the page is visible. */
export function useFresh(goingOn: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!goingOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      if (!document.hidden) await revalidate();
      // Someone may have left the page while it was asked.
      if (!isOver) timer = setTimeout(() => void look(), everyMs);
    };
    timer = setTimeout(() => void look(), everyMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [goingOn, everyMs, revalidate]);
}
