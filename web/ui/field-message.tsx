interface Props {
  id: string;
  problem: string | null;
  hint?: string | undefined;
}

/** Always on the page, so that screen readers announce what appears in it. Empty, it takes no space. */
export function FieldMessage({ id, problem, hint }: Props) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={`text-sm text-pretty empty:-mt-1.5 ${problem ? "text-danger" : "text-muted"}`}
    >
      {problem ?? hint}
    </p>
  );
}

/** A message that moves a button while it is pressed would make its click miss. */
export function afterPress(act: () => void): void {
  if (!document.querySelector(":active")) return act();
  document.addEventListener("mouseup", () => setTimeout(act), { once: true });
}
