import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigationType } from "react-router";

const BUSY = "[data-busy], dialog, input, textarea, select";

/** Takes the focus after following a link, so that screen readers announce the page. */
export function Headline({ children, className = "text-2xl" }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  // Actions that change the URL must not move the focus.
  const [came] = useState(useNavigationType());
  useEffect(() => {
    if (came !== "POP" && !document.activeElement?.closest(BUSY))
      element.current?.focus({ preventScroll: true });
  }, [came]);
  return (
    <h1 ref={element} tabIndex={-1} dir="auto" className={className}>
      {children}
    </h1>
  );
}
