import {
  startTransition,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";

export const MENU_ITEM = "btn btn-ghost w-full justify-start gap-3 font-normal";

interface Props {
  button: ReactNode;
  label: string;
  buttonClass: string;
  panelClass: string;
  children: (close: () => void) => ReactNode;
}

export function Popover({ button, label, buttonClass, panelClass, children }: Props) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const opener = useId();
  const panel = useId();

  useLayoutEffect(() => {
    if (!open) return;
    document.getElementById(panel)?.scrollIntoView({ block: "nearest" });
    const closeElsewhere = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeElsewhere);
    return () => document.removeEventListener("pointerdown", closeElsewhere);
  }, [open, panel]);

  function close(): void {
    setOpen(false);
    document.getElementById(opener)?.focus();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !open) return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function closeWhenLeft(event: FocusEvent): void {
    // Ignored while it is still opening.
    if (open && event.relatedTarget && !element.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // Listens to events of its content.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={element}
      data-busy={open || undefined}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <button
        id={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        // A transition with an existing boundary avoids React's delay after a fallback.
        onClick={() => startTransition(() => setOpen(!open))}
      >
        {button}
      </button>
      <Suspense>
        {open && (
          <div
            id={panel}
            className={`appear bg-base-100 border-base-300 rounded-box absolute z-30 border p-2 shadow-(--shadow-float) ${panelClass}`}
          >
            {children(close)}
          </div>
        )}
      </Suspense>
    </div>
  );
}
