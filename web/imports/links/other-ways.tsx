import { CodeXml, FileUp, Link2, TextQuote, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { isRecipeUrl } from "../../../src/contract/links.ts";
import { demo } from "../../state/demo.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { pickFiles } from "../files/collect-files.ts";
import { useBeginAnywhere } from "../files/use-begin.ts";
import type { ImportSteps } from "./use-import-steps.ts";

interface Props {
  steps: ImportSteps;
  /** Empty if unknown. */
  url: string;
  hasSourceStep?: boolean;
  onLeave?: (() => void) | undefined;
}

export function OtherWays({ steps, url, hasSourceStep = true, onLeave }: Props) {
  // A document has no source, and no bookmark can send it.
  const isPage = steps.failure?.ofPage ?? true;
  const isDemo = useValue(demo);
  const begin = useBeginAnywhere();
  const isBusy = steps.busy !== null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t("import.other-ways")}</h3>
      <ul className="flex flex-col gap-2">
        <Way
          Icon={TextQuote}
          name={t("import.way-text")}
          help={t("import.way-text-help")}
          onChoose={() => steps.go({ at: "text" })}
        />
        {isPage && hasSourceStep && (
          <Way
            Icon={CodeXml}
            name={t("import.way-source")}
            help={t("import.way-source-help")}
            onChoose={() => steps.go({ at: "source" })}
          />
        )}
        {!isDemo && (
          <Way
            Icon={FileUp}
            name={t("import.way-files")}
            help={t("import.way-files-help")}
            onChoose={() =>
              pickFiles((files) => {
                onLeave?.();
                void begin(files);
              })
            }
          />
        )}
        {isRecipeUrl(url) && (
          <Way
            Icon={Link2}
            name={t("import.way-link")}
            help={t("import.way-link-help")}
            onChoose={() => void (isBusy || steps.saveLink(url))}
          />
        )}
      </ul>
      {isPage && (
        <Link
          to={`/bookmarklet${url && `?page=${encodeURIComponent(url)}`}`}
          className="text-muted flex min-h-11 w-fit items-center text-sm underline underline-offset-2 sm:min-h-6"
          onClick={onLeave}
        >
          {t("import.bookmark-tip")}
        </Link>
      )}
    </section>
  );
}

interface WayProps {
  Icon: LucideIcon;
  name: string;
  help: string;
  onChoose: () => void;
}

function Way({ Icon, name, help, onChoose }: WayProps) {
  return (
    <li>
      <button
        type="button"
        className="border-base-300 hover:bg-base-200 rounded-field flex w-full cursor-pointer items-center gap-3 border px-3 py-2.5 text-left"
        onClick={onChoose}
      >
        <Icon size={20} className="text-muted shrink-0" aria-hidden />
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="text-muted block text-sm">{help}</span>
        </span>
      </button>
    </li>
  );
}
