import { useEffect, useRef, type RefObject } from "react";

/** For work that may finish after the component is gone. */
export function useIsMounted(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
