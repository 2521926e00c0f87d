import { later } from "../../ui/later.ts";

/** Early on pages with times, so that the first timer shows at once. */
export const loadTimerBar = () => later(import("./timer-bar.tsx"));
