import { useEffect, useId, useRef } from "react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Link, Outlet, useParams } from "react-router";
import type { VersionHistory, RecipeVersion } from "../../../src/contract/recipe-life.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { fieldNames } from "../diff/field-name.ts";
import type { LoadedState } from "../put-recipe.ts";
import { PRESENT, versionsPath } from "./versions-path.ts";

interface Listed extends Omit<RecipeVersion, "id"> {
  id: number | typeof PRESENT;
  isFirst: boolean;
}

export function VersionList({ history, present }: { history: VersionHistory; present: LoadedState }) {
  const { version } = useParams();
  const { versions, ...now } = history;
  const rows = [{ id: PRESENT, ...now } as const, ...versions];
  const isListed = rows.some(({ id }) => String(id) === version);
  return (
    <>
      {version !== undefined && !isListed && <Outlet context={present} />}
      <ol className="flex flex-col gap-3">
        {rows.map((row, at) => (
          <Version
            key={row.id}
            version={{ ...row, isFirst: at === rows.length - 1 }}
            isOpen={String(row.id) === version}
            present={present}
          />
        ))}
      </ol>
    </>
  );
}

interface Props {
  version: Listed;
  isOpen: boolean;
  present: LoadedState;
}

function Version({ version, isOpen, present }: Props) {
  const locale = useValue(language);
  const panel = useId();
  const row = useRef<HTMLLIElement>(null);
  const { slug } = present.recipe;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  // Content above may have been closed, which moves this out of view.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li
      ref={row}
      className="bg-base-100 border-base-300 rounded-box scroll-mt-20 border shadow-(--shadow-card)"
    >
      <Link
        to={isOpen ? versionsPath(slug) : versionsPath(slug, version.id)}
        preventScrollReset
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        className="rounded-box flex items-start gap-3 p-4"
      >
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-lg">{formatMoment(version.savedAt, locale)}</span>
            {version.id === PRESENT && <span className="font-semibold">{t("versions.present")}</span>}
          </span>
          {version.savedBy && (
            <span className="text-muted text-sm">{t("versions.by", { who: version.savedBy })}</span>
          )}
          <span className="text-sm empty:hidden">{summarizeChange(version, locale)}</span>
        </span>
        <Chevron size={20} aria-hidden className="mt-1 shrink-0" />
      </Link>
      {isOpen && (
        <div id={panel} className="border-base-300 border-t p-4">
          <Outlet context={present} />
        </div>
      )}
    </li>
  );
}

function summarizeChange({ changed, isFirst }: Listed, locale: string): string {
  if (isFirst) return t("versions.first");
  if (!changed) return "";
  return changed.length === 0 ? t("versions.no-difference") : fieldNames(changed, locale);
}
