import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { readShown } from "./read-listed.ts";
import { onSent, type Report } from "./sync/lists-on-device.ts";

let isReporting = false;

/** From then on, people hear on any page what became of changes that met those of others. */
export function beginReports(): void {
  if (!isReporting) onSent((list, sent) => void reportSent(list, sent).catch(reportError));
  isReporting = true;
}

async function reportSent(
  list: number,
  { restored, kept, refused, dropped, state, ...sent }: Report,
): Promise<void> {
  const name = sent.name || t("shopping-list.title");
  if (refused.length > 0) toast(t("shopping-list.full"), "warning");
  if (state === "gone") toast(t("shopping-list.gone", { name }), "warning");
  if (dropped > 0) toast(t("shopping-list.dropped", { count: dropped, name }), "warning");
  if (state === "gone") return;
  if (restored.length + kept.length === 0) return;
  const shown = await readShown(list);
  const listNames = (ids: string[]) => new Set(ids.flatMap((id) => shown?.entries.get(id)?.text ?? []));
  for (const text of listNames(restored)) toast(t("shopping-list.restored", { name: text }), "info");
  for (const text of listNames(kept)) toast(t("shopping-list.kept", { name: text }), "info");
}
