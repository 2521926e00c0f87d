import { useState, type DragEvent, type ReactNode } from "react";
import { listDroppedFiles, hasFiles, type ChosenFile } from "./collect-files.ts";

interface Props {
  onFiles: (files: Promise<ChosenFile[]>) => void;
  children: ReactNode;
}

export function DropArea({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);

  function drag(event: DragEvent): void {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function drop(event: DragEvent): void {
    setOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles(listDroppedFiles(event.dataTransfer));
  }

  return (
    // For mouse users; the buttons inside do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`rounded-box flex flex-col items-center gap-5 border-2 border-dashed px-4 py-10 text-center transition-colors sm:py-14 ${isOver ? "border-primary-mark bg-primary-mark/10" : "border-control bg-base-100"}`}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
