import { useLocation } from "react-router";

/** Home has two paths. */
export function useLinks(onLeave?: () => void) {
  const here = useLocation().pathname.replace(/(?<=.)\/$|^\/tagine$/, "") || "/";
  return (to: string) => ({ to, isHere: here === to, onLeave });
}
