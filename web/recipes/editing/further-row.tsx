import { usePictureAddress } from "../../api/picture-address.ts";
import { t } from "../../text/translation.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { SortableRow } from "../../ui/sortable-row.tsx";
import { furtherPath } from "../pictures/picture-path.ts";
import { RemoveButton } from "./row-buttons.tsx";
import type { PictureRow } from "./use-further-pictures.ts";

export interface StepOption {
  value: string;
  label: string;
}

interface Props {
  slug: string;
  row: PictureRow;
  name: string;
  options: StepOption[];
  refusals: number;
  onChoose: (step: number | null) => void;
  onRemove: () => void;
}

export function FurtherRow({ slug, row, name, options, refusals, onChoose, onRemove }: Props) {
  const address = usePictureAddress();
  const { id, step } = row.picture;
  return (
    <SortableRow id={row.key} name={name} className="*:self-center">
      <img
        src={address(furtherPath(slug, id, "tiny"))}
        alt={name}
        width={300}
        height={300}
        loading="lazy"
        draggable={false}
        className="rounded-field bg-base-300 size-20 shrink-0 object-cover"
      />
      <div className="min-w-0 grow ps-3">
        <SelectField
          key={refusals}
          label={t("picture.belongs-to")}
          name={`step-${id}`}
          options={options}
          start={String(step ?? "")}
          onChoose={(value) => onChoose(value === "" ? null : Number(value))}
        />
      </div>
      <RemoveButton name={name} onClick={onRemove} />
    </SortableRow>
  );
}
