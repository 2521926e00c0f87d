import { useEffect, useState } from "react";

/** In pixels: how much of the window a phone's keyboard covers, since what's fixed there stays behind it. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return;
    // Only after events, since measuring makes the browser compute the whole layout.
    const measure = () => setInset(Math.max(0, Math.round(innerHeight - view.height - view.offsetTop)));
    view.addEventListener("resize", measure);
    view.addEventListener("scroll", measure);
    return () => {
      view.removeEventListener("resize", measure);
      view.removeEventListener("scroll", measure);
    };
  }, []);
  return inset;
}
