import { t } from "../../text/translation.ts";

interface Props {
  count: number;
  busy: boolean;
  onStart: () => void;
}

/** @param count of recipes; 0 if only other items are imported */
export function StartButton({ count, busy, onStart }: Props) {
  return (
    <button
      type="button"
      className="btn btn-primary h-auto min-h-11 max-w-full py-1.5 whitespace-normal max-sm:grow sm:shrink-0"
      aria-disabled={busy}
      onClick={() => busy || onStart()}
    >
      {busy
        ? t("file-import.starting")
        : count === 0
          ? t("file-import.start")
          : t("file-import.import", { count })}
    </button>
  );
}
