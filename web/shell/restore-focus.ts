import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Lists may still be loading when a page is shown again. */
const LONGEST_WAIT_MS = 3000;

/** By the key of a history entry: the `href` of the link with which it was left. */
const leftBy = new Map<string, string>();

/** Back and forward return the focus to the link that was followed, as the browser does between documents. */
export function useRestoredFocus(): void {
  const { key } = useLocation();
  const came = useNavigationType();
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const href = target instanceof Element && target.closest("main a[href]")?.getAttribute("href");
      if (href) leftBy.set(key, href);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, [key]);
  useEffect(() => {
    const href = came === "POP" && leftBy.get(key);
    return href ? focusWhenShown(`main a[href="${CSS.escape(href)}"]`) : undefined;
  }, [key, came]);
}

/** @returns stops waiting */
function focusWhenShown(link: string): () => void {
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  const observer = new MutationObserver(tryFocus);
  const timer = setTimeout(stop, LONGEST_WAIT_MS);
  function tryFocus(): boolean {
    const found = document.querySelector<HTMLElement>(link);
    if (!found && isLost()) return false;
    if (isLost()) found?.focus({ preventScroll: true });
    stop();
    return true;
  }
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  if (!tryFocus()) observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
