import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { copyText } from "../../ui/copy-button.tsx";

/** The system's share sheet, else the clipboard. */
export async function shareRecipe(name: string, link: string): Promise<void> {
  if ("share" in navigator && !(await isRefused({ title: name, url: link }))) return;
  if (await copyText(link)) toast(t("recipe.link-copied"), "info");
  else toast(t("recipe.link-not-copied", { link }), "error");
}

async function isRefused(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return false;
  } catch (problem) {
    // Closing the share sheet isn't an error.
    return !(problem instanceof DOMException && problem.name === "AbortError");
  }
}
