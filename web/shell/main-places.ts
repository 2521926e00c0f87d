import { BookOpen, CalendarDays, Search, ShoppingBasket } from "lucide-react";
import { useLocation } from "react-router";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";

const PLACES = [
  { to: "/", label: "frame.recipes", Icon: BookOpen, within: /^\/(?:recipe|pages|new)/, isPersonal: false },
  {
    to: "/meal-plan/this-week",
    label: "frame.plan",
    Icon: CalendarDays,
    within: /^\/meal-plan/,
    isPersonal: true,
  },
  { to: "/shopping", label: "frame.shopping", Icon: ShoppingBasket, within: null, isPersonal: true },
  { to: "/search", label: "frame.search", Icon: Search, within: null, isPersonal: false },
] as const;

export function useMainPlaces() {
  const someone = useValue(signedIn);
  const here = useHere();
  return PLACES.filter(({ isPersonal }) => someone || !isPersonal).map(({ within, ...place }) => ({
    ...place,
    current: here === place.to ? ("page" as const) : within?.test(here) ? ("true" as const) : undefined,
  }));
}

export function useIsMainPlace(): boolean {
  const here = useHere();
  return PLACES.some(({ to }) => to === here);
}

/** Home and this week have two paths each. */
function useHere(): string {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, "");
  if (path === "/tagine") return "/";
  return path === "/meal-plan" ? "/meal-plan/this-week" : path;
}
