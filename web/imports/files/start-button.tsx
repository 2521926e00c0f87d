import { t } from "../../text/translation.ts";

interface Props {
  label: string;
  busy: boolean;
  onStart: () => void;
}

export function StartButton({ label, busy, onStart }: Props) {
  return (
    <button
      type="button"
      className="btn btn-primary h-auto min-h-11 max-w-full py-1.5 whitespace-normal max-sm:grow max-sm:basis-0 sm:shrink-0"
      aria-disabled={busy}
      onClick={() => busy || onStart()}
    >
      {busy ? t("file-import.starting") : label}
    </button>
  );
}
