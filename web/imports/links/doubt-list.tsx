import type { RecipeDoubt } from "../../../src/contract/recipe-doubts.ts";
import { t } from "../../text/translation.ts";

const SHOWN_LINES = 5;

/** What to check, each with the lines in question. */
export function DoubtList({ doubts }: { doubts: RecipeDoubt[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {doubts.map((doubt) => (
        <li key={`${doubt.part} ${doubt.reason}`} className="flex flex-col gap-1.5">
          <p className="text-pretty">{describe(doubt)}</p>
          {doubt.lines.length > 0 && <Lines lines={doubt.lines} />}
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: string[] }) {
  const hidden = lines.length - SHOWN_LINES;
  return (
    <ul className="border-primary-mark flex flex-col gap-1 border-s-3 ps-3">
      {lines.slice(0, hidden > 1 ? SHOWN_LINES : undefined).map((line, at) => (
        <li key={at} dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
      {hidden > 1 && <li className="text-muted">{t("doubts.more", { count: hidden })}</li>}
    </ul>
  );
}

function describe({ part, reason, lines }: RecipeDoubt): string {
  if (reason === "missing" || part === "name") return t(`doubts.${part}-missing`);
  return t(`doubts.${part}-${reason}`, { count: lines.length });
}
