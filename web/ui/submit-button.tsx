import { LoaderCircle } from "lucide-react";

interface Props {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  quiet?: boolean;
}

export function SubmitButton({ label, busyLabel, busy, disabled = false, quiet = false }: Props) {
  return (
    // Not `disabled`, which would lose the focus; the form sends only once.
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
