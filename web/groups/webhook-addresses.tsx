import { Plus, Trash2, CircleAlert, Check } from "lucide-react";
import { useId, useRef } from "react";
import { isWebAddress } from "../../src/contract/links.ts";
import type { WebhookResult } from "../../src/contract/webhooks.ts";
import { t, type TextKey } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { withRow, type AddressRow, type WebhookDraft } from "./webhook-draft.ts";
import { problemText } from "./problem-text.ts";

interface Props {
  draft: WebhookDraft;
  results: WebhookResult[] | null;
  onChange: (draft: WebhookDraft) => void;
}

export function WebhookAddresses({ draft, results, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { rows } = draft;

  /** Focuses a field, or the button after the last one, after the next render. */
  function goTo(position: number): void {
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>("input");
      (fields?.[position] ?? document.getElementById(id))?.focus();
    });
  }

  function remove(position: number): void {
    onChange({ ...draft, rows: rows.filter((_, at) => at !== position) });
    goTo(Math.min(position, rows.length - 2));
  }

  function type({ key }: AddressRow, url: string): void {
    onChange({ ...draft, rows: rows.map((row) => (row.key === key ? { key, url } : row)) });
  }

  return (
    <div ref={list} className="flex flex-col gap-4">
      {rows.map((row, position) => (
        <div key={row.key} className="flex flex-col">
          <TextField
            label={t("group-settings.address", { number: position + 1 })}
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            defaultValue={row.url}
            rule={addressRule}
            tidy={(text) => text.trim()}
            onType={(url) => type(row, url)}
            action={
              <IconButton
                Icon={Trash2}
                label={t("group-settings.remove-address", { number: position + 1 })}
                onClick={() => remove(position)}
              />
            }
          />
          <TestResult result={results?.find(({ url }) => url === row.url.trim())} />
        </div>
      ))}
      <button
        id={id}
        type="button"
        className="btn border-base-300 self-start"
        onClick={() => {
          onChange(withRow(draft));
          goTo(rows.length);
        }}
      >
        <Plus size={20} aria-hidden />
        {t("group-settings.add-address")}
      </button>
      {results?.length === 0 && (
        <p role="status" className="text-muted text-sm">
          {t("group-settings.nothing-sent")}
        </p>
      )}
    </div>
  );
}

function addressRule(url: string): TextKey | null {
  return !url.trim() || isWebAddress(url.trim()) ? null : "group-settings.address-invalid";
}

function TestResult({ result }: { result: WebhookResult | undefined }) {
  return (
    <p role="status" className="mt-1.5 flex items-start gap-2 text-sm empty:hidden">
      {result?.ok && (
        <>
          <Check size={20} className="shrink-0" aria-hidden />
          <span className="font-medium">{t("group-settings.reached", { status: result.status ?? "" })}</span>
        </>
      )}
      {result?.ok === false && (
        <>
          <CircleAlert size={20} className="text-danger shrink-0" aria-hidden />
          <span className="min-w-0">
            <span className="text-danger font-medium">{notReached(result.status)}</span>{" "}
            {problemText(result.problem)}
          </span>
        </>
      )}
    </p>
  );
}

function notReached(status: number | null): string {
  return status === null
    ? t("group-settings.not-reached")
    : t("group-settings.not-reached-status", { status });
}
