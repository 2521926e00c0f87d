import { useEffect, useRef, type RefObject } from "react";

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
