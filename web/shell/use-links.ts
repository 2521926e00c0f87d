import { useLocation } from "react-router";

/** What each link of a list of pages has: where it leads to, and whether that page is open. Home has two addresses. */
export function useLinks(onLeave?: () => void) {
  const here = useLocation().pathname.replace(/(?<=.)\/$|^\/tagine$/, "") || "/";
  return (to: string) => ({ to, isHere: here === to, onLeave });
}
