interface Props {
  label: string;
  /** From 0 to 1. */
  part: number;
}

export function ProgressBar({ label, part }: Props) {
  const percent = Math.round(part * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="bg-base-300 h-2.5 w-full overflow-hidden rounded-full"
    >
      <div className="bg-primary-mark h-full transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
