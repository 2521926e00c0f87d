import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { pictureAmong } from "../../ui/picture-file.ts";

interface Drop {
  target: RefObject<HTMLDivElement | null>;
  dragged: "nowhere" | "elsewhere" | "here";
}

export function useDroppedPicture(take: (file: File) => void): Drop {
  const target = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Drop["dragged"]>("nowhere");

  const drag = useEffectEvent((event: DragEvent) => {
    const data = event.dataTransfer;
    if (!data?.types.includes("Files")) return;
    // Otherwise the browser would open the file and lose what was typed.
    event.preventDefault();
    const isHere = target.current?.contains(event.target as Node) ?? false;
    if (event.type === "drop") {
      setDragged("nowhere");
      const file = isHere && pictureAmong(data.files);
      if (file) take(file);
      return;
    }
    data.dropEffect = isHere ? "copy" : "none";
    setDragged(isHere ? "here" : "elsewhere");
  });

  const leave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragged("nowhere");
  });

  useEffect(() => {
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
