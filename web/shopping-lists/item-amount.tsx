import { Minus, Plus, type LucideIcon } from "lucide-react";
import { useId } from "react";
import type { WantedAmount } from "../../src/ingredients/sums/adjust-amount.ts";
import { t } from "../text/translation.ts";
import { FieldMessage } from "../ui/field-message.tsx";
import type { Draft } from "./use-draft.ts";

interface Props {
  draft: Draft;
  /** Null if there's nothing left to take away. */
  less: WantedAmount[] | null;
  more: WantedAmount[] | null;
  onStep: (wanted: WantedAmount[]) => void;
}

export function ItemAmount({ draft, less, more, onStep }: Props) {
  const id = useId();
  const { text, problem, type, commit } = draft;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("shopping-list.amount")}
      </label>
      <div className="flex gap-2">
        <Step Icon={Minus} label={t("shopping-list.less")} wanted={less} onStep={onStep} />
        <div className={`input h-12 min-w-0 grow ${problem ? "border-danger" : ""}`}>
          <input
            id={id}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            className="min-w-0 grow text-center font-semibold"
            placeholder={t("shopping-list.no-amount")}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={commit}
          />
        </div>
        <Step Icon={Plus} label={t("shopping-list.more")} wanted={more} onStep={onStep} />
      </div>
      <FieldMessage id={`${id}-problem`} problem={problem} />
    </div>
  );
}

interface StepProps extends Pick<Props, "onStep"> {
  Icon: LucideIcon;
  label: string;
  wanted: WantedAmount[] | null;
}

function Step({ Icon, label, wanted, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="btn border-base-300 size-12 shrink-0 rounded-full p-0 aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={wanted === null}
      onClick={() => wanted && onStep(wanted)}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
