import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigationType } from "react-router";

/** What somebody is at: an open menu, a dialog, a field. */
const BUSY = "[data-busy], dialog, input, textarea, select";

/** A page's headline. Whoever comes to the page by a link is put at it, so that a screen reader says where one is. */
export function Headline({ children, className = "text-2xl" }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  // What somebody does on the page may change its address, and must not take the focus from them.
  const [came] = useState(useNavigationType());
  useEffect(() => {
    // It may be late: whoever has opened or begun something by then stays at it.
    if (came !== "POP" && !document.activeElement?.closest(BUSY))
      element.current?.focus({ preventScroll: true });
  }, [came]);
  return (
    <h1 ref={element} tabIndex={-1} dir="auto" className={className}>
      {children}
    </h1>
  );
}
