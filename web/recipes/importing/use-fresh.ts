import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { LOOK_AGAIN_MS } from "./import-jobs.ts";

/** Loads the page's content again and again while something is going on and the page is seen. */
export function useFresh(goingOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!goingOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (!document.hidden) await revalidate();
      timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [goingOn, revalidate]);
}
