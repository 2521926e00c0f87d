import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { t } from "../text/translation.ts";

interface Props {
  text: string;
  /** If given, the button shows only an icon. */
  label?: string;
}

export function CopyButton({ text, label }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const Icon = copied ? Check : Copy;

  async function copy(): Promise<void> {
    // Screen readers announce a text again only if it was gone.
    setCopied(null);
    setCopied(await copyText(text));
  }

  return (
    <>
      <button
        type="button"
        className={label ? "btn btn-ghost btn-square" : "btn border-base-300"}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        <Icon size={20} aria-hidden />
        {!label && t("copy.copy")}
      </button>
      <p
        role="status"
        className={`order-last basis-full text-sm empty:hidden ${copied ? "font-medium" : "text-danger"}`}
      >
        {copied && t("copy.copied")}
        {copied === false && t("copy.not-copied")}
      </p>
    </>
  );
}

/** Falls back to `execCommand` without HTTPS. False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const focused = document.activeElement;
  const holder = document.createElement("textarea");
  holder.value = text;
  holder.className = "fixed opacity-0";
  // Outside an open dialog, nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
