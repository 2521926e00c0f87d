import { LoaderCircle } from "lucide-react";

interface Props {
  /** What it does, and what it says while it is doing it. */
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Not what one came for, but possible. */
  quiet?: boolean;
}

/** Sends its form; while that takes its time, it turns and cannot be pressed again. */
export function SubmitButton({ label, busyLabel, busy, disabled = false, quiet = false }: Props) {
  return (
    // Still there for the focus, which a disabled button would lose; its form sends only once.
    <button
      type="submit"
      className={`btn ${quiet ? "" : "btn-primary"}`}
      disabled={disabled}
      aria-disabled={busy}
    >
      {busy && <LoaderCircle size={20} className="animate-spin" aria-hidden />}
      {busy ? busyLabel : label}
    </button>
  );
}
