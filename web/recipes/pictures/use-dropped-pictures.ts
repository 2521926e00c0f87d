import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

interface Drop {
  target: RefObject<HTMLDivElement | null>;
  dragged: "nowhere" | "elsewhere" | "here";
}

/** Where something takes dropped pictures; the innermost one gets them. */
const TAKES = "data-takes-pictures";

export function useDroppedPictures(take: (files: FileList) => void): Drop {
  const target = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Drop["dragged"]>("nowhere");

  const drag = useEffectEvent((event: DragEvent) => {
    const data = event.dataTransfer;
    if (!data?.types.includes("Files")) return;
    // Otherwise the browser would open the file and lose what was typed.
    event.preventDefault();
    const taking = event.target instanceof Element ? event.target.closest(`[${TAKES}]`) : null;
    const isHere = taking !== null && taking === target.current;
    if (event.type === "drop") {
      setDragged("nowhere");
      if (isHere) take(data.files);
      return;
    }
    data.dropEffect = taking ? "copy" : "none";
    setDragged(isHere ? "here" : "elsewhere");
  });

  const leave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragged("nowhere");
  });

  useEffect(() => {
    target.current?.setAttribute(TAKES, "");
    const dragging = (event: DragEvent) => drag(event);
    const leaving = (event: DragEvent) => leave(event);
    for (const type of ["dragover", "drop"] as const) document.addEventListener(type, dragging);
    document.addEventListener("dragleave", leaving);
    return () => {
      for (const type of ["dragover", "drop"] as const) document.removeEventListener(type, dragging);
      document.removeEventListener("dragleave", leaving);
    };
  }, []);

  return { target, dragged };
}
