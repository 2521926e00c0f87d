import { t } from "../../text/translation.ts";

interface Props {
  count: number;
  hasAlso?: boolean;
  busy: boolean;
  onStart: () => void;
}

export function StartButton({ count, hasAlso = false, busy, onStart }: Props) {
  const isBlocked = busy || (count === 0 && !hasAlso);
  return (
    <button
      type="button"
      className="btn btn-primary h-auto min-h-11 max-w-full py-1.5 whitespace-normal max-sm:grow sm:shrink-0"
      aria-disabled={isBlocked}
      onClick={() => isBlocked || onStart()}
    >
      {busy
        ? t("file-import.starting")
        : count === 0 && hasAlso
          ? t("file-import.start")
          : t("file-import.import", { count })}
    </button>
  );
}
