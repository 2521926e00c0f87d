import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isDisplay } from "../../state/display.ts";
import { useTouches } from "../../ui/use-touches.ts";

const LEFT_FOR_MS = 2 * 3_600_000;
const LOOK_EVERY_MS = 60_000;

/** On a kitchen display, if someone forgot to leave cook mode. */
export function useReturnToDisplay(): void {
  const navigate = useNavigate();
  const touchedAt = useTouches();
  useEffect(() => {
    if (!isDisplay.peek()) return;
    const looks = setInterval(() => {
      if (Math.abs(Date.now() - touchedAt.current) >= LEFT_FOR_MS)
        void navigate("/display", { replace: true });
    }, LOOK_EVERY_MS);
    return () => clearInterval(looks);
  }, [navigate, touchedAt]);
}
