import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { stored } from "../../state/stored.ts";
import { toast } from "../../state/toasts.ts";
import { watchJob } from "../watch-job.ts";
import { describeImported } from "./file-import.ts";

/** Imports whose page is open. Its headline says how they ended. */
const shown = new Set<string>();

/** @returns a function to call when the page is closed */
export function openImportPage(id: string): () => void {
  shown.add(id);
  return () => void shown.delete(id);
}

/** Shows a message on any other page when an import is done. */
export function announceEnd(id: string): void {
  watchJob(
    `files ${id}`,
    async () => {
      const answer = await callApi("GET imports/files/{id}", { params: { id } });
      if (!answer.ok) return answer;
      const { data } = answer;
      return { ...answer, data: { state: toEndState(data), job: data } };
    },
    (ended) => showEnd(ended?.job ?? null),
  );
}

function toEndState({ state }: FileImport): "running" | "stopped" | "done" {
  if (state === "importing") return "running";
  return state === "stopped" ? "stopped" : "done";
}

function showEnd(job: FileImport | null): void {
  if (job?.state !== "done") return;
  stored.value++;
  if (shown.has(job.id)) return;
  toast(describeImported(job), job.results?.failed ? "warning" : "success");
}
