import { AISLES } from "../../src/contract/ingredient-rules.ts";
import type { ListState } from "../../src/contract/shopping-sync.ts";
import { t } from "../text/translation.ts";
import { SelectField } from "../ui/select-field.tsx";
import { nameAisle } from "./aisle-name.ts";

interface Props {
  aisle: string;
  list: ListState;
  onChoose: (aisle: string) => void;
}

export function ItemAisle({ aisle, list, onChoose }: Props) {
  const all = new Set([...list.aisles, ...AISLES, ...Object.values(list.places), aisle]);
  return (
    <SelectField
      key={aisle}
      label={t("shopping-list.aisle")}
      name="aisle"
      start={aisle}
      options={[...all].map((value) => ({ value, label: nameAisle(value) }))}
      help={t("shopping-list.aisle-help")}
      onChoose={onChoose}
    />
  );
}
