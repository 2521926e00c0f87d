import { useId } from "react";

interface Props {
  text: string;
  action: string;
  onOpen: () => void;
}

export function CorrectionLine({ text, action, onOpen }: Props) {
  const id = useId();
  return (
    <div className="bg-base-100 border-base-300 rounded-box flex flex-wrap items-center gap-x-4 gap-y-2 border px-4 py-3">
      <p id={id} className="min-w-0 grow basis-52 text-pretty [overflow-wrap:anywhere]">
        {text}
      </p>
      <button
        type="button"
        className="btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-1.5 whitespace-normal"
        aria-describedby={id}
        onClick={onOpen}
      >
        {action}
      </button>
    </div>
  );
}
