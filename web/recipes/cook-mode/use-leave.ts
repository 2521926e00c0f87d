import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isDisplay } from "../../state/display.ts";

/** Back, if there's a page to go back to. Once, though it may take a moment. */
export function useLeave(slug: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  return () => {
    if (left.current === key) return;
    left.current = key;
    if (history.state?.idx > 0) void navigate(-1);
    else if (isDisplay.peek()) void navigate("/display", { replace: true });
    else void navigate(`/recipe/${slug}`, { replace: true });
  };
}
