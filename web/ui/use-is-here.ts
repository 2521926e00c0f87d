import { useEffect, useRef, type RefObject } from "react";

/** Whether a component is still on the page: something that it began may come to its end after it has gone. */
export function useIsHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
