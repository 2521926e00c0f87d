import { BookOpen, ChevronRight } from "lucide-react";
import { Suspense, use, useState, useId } from "react";
import { Link, useLocation } from "react-router";
import type { ExportOptions } from "../../src/contract/recipe-exports.ts";
import { callApi } from "../api/call-api.ts";
import { saveFile } from "../api/save-file.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { useSending } from "../ui/use-sending.ts";
import { keepSelection } from "./kept-selection.ts";
import {
  furtherTemplates,
  HTML_BOOK,
  OTHER_FORMATS,
  parseFormat,
  PLAIN_HTML_BOOK,
  templateValue,
} from "./parse-format.ts";

interface Props {
  title: string;
  slugs: string[] | null;
  onClose: () => void;
}

export function ExportDialog({ title, slugs, onClose }: Props) {
  const [templates] = useState(loadTemplates);
  const { key } = useLocation();

  const { busy, problem, send } = useSending(async (values: FormData) => {
    const options: ExportOptions = { ...parseFormat(String(values.get("format"))), ...(slugs && { slugs }) };
    const saved = await saveFile(callApi("POST recipe-exports", { body: options }));
    if (!saved.ok) return saved.message;
    onClose();
    return null;
  });

  function openCookbook(): void {
    if (slugs) keepSelection(key, slugs);
    onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form className="group flex flex-col gap-4" onSubmit={send}>
        {slugs?.length !== 1 && (
          <Link
            to="/cookbook"
            state={{ slugs }}
            className="border-control hover:bg-base-200 rounded-field flex items-center gap-3 border p-3 font-medium"
            onClick={openCookbook}
          >
            <BookOpen size={20} className="-mx-0.5 shrink-0" aria-hidden />
            <span className="min-w-0 grow">{t("cookbook.lay-out")}</span>
            <ChevronRight size={20} className="text-muted shrink-0" aria-hidden />
          </Link>
        )}
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="sr-only">{t("export.format")}</legend>
          <FormatChoice
            value="markdown"
            label={t("export.markdown")}
            help={t("export.markdown-help")}
            start
          />
          <FormatChoice value="json" label={t("export.json")} help={t("export.json-help")} />
          {slugs?.length !== 1 && (
            <>
              <FormatChoice
                value={HTML_BOOK}
                label={t("cookbook.offline")}
                help={t("cookbook.offline-help")}
              />
              <FormatChoice
                value={PLAIN_HTML_BOOK}
                label={t("cookbook.offline-plain")}
                help={t("cookbook.offline-plain-help")}
              />
            </>
          )}
          {OTHER_FORMATS.map(({ format, label }) => (
            <FormatChoice key={format} value={format} label={label} help={describeFormat(format, slugs)} />
          ))}
          <Suspense>
            <Templates names={templates} />
          </Suspense>
        </fieldset>
        {slugs?.length !== 1 && (
          <p className="text-muted text-sm text-pretty group-has-[[value=paprika]:checked]:hidden group-has-[[value^=html-book]:checked]:hidden">
            {t("export.many-help")}
          </p>
        )}
        {slugs?.length !== 1 && (
          <p className="text-muted hidden text-sm text-pretty group-has-[[value=paprika]:checked]:block">
            {t("export.paprika-many-help")}
          </p>
        )}
        {problem && <Alert title={problem} />}
        <DialogButtons
          label={t("export.export")}
          busyLabel={t("export.preparing")}
          busy={busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}

/** A single recipe has no pictures in some formats. */
function describeFormat(format: (typeof OTHER_FORMATS)[number]["format"], slugs: string[] | null): string {
  const isOne = slugs?.length === 1;
  return isOne && (format === "recipemd" || format === "mealie")
    ? t(`export.${format}-one-help`)
    : t(`export.${format}-help`);
}

function Templates({ names }: { names: Promise<string[]> }) {
  return use(names).map((name) => (
    <FormatChoice key={name} value={templateValue(name)} label={name} help={t("export.template-help")} />
  ));
}

/** Without an answer, the other formats remain. */
async function loadTemplates(): Promise<string[]> {
  const answer = await callApi("GET recipe-exports/templates");
  return answer.ok ? furtherTemplates(answer.data.templates) : [];
}

interface FormatChoiceProps {
  value: string;
  label: string;
  help: string;
  start?: boolean;
}

function FormatChoice({ value, label, help, start = false }: FormatChoiceProps) {
  const id = useId();
  return (
    <label className="border-control has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-base-content rounded-field flex cursor-pointer items-start gap-3 border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="format"
        value={value}
        defaultChecked={start}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className="accent-primary-mark mt-1 size-4 shrink-0 outline-none"
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span id={`${id}-label`} dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {label}
        </span>
        <span id={`${id}-help`} className="text-muted text-sm text-pretty">
          {help}
        </span>
      </span>
    </label>
  );
}
