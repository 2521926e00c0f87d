import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { nutrientAmount, nutrientName } from "../nutrient.ts";
import { BeforeAfter } from "./before-after.tsx";
import type { Entry, Field } from "./find-differences.ts";

export function Entries({ field, entries }: { field: Field; entries: Entry[] }) {
  const locale = useValue(language);
  const formatEntry = (key: string, text: string | null) =>
    text && field === "nutrition" ? nutrientAmount(key, text, locale) : (text ?? "");
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ key, before, after }) => (
        <li key={key} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span dir="auto" className="min-w-0">
            {field === "nutrition" ? nutrientName(key) : key}
          </span>
          <BeforeAfter before={formatEntry(key, before)} after={formatEntry(key, after)} />
        </li>
      ))}
    </ul>
  );
}
