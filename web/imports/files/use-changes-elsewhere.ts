import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { isChanging } from "./file-import.ts";

const POLL_MS = 5000;

/** Notices that another tab started, corrected, resumed, or undid an import that this one doesn't poll. */
export function useChangesElsewhere(job: FileImport | null): void {
  const { revalidate } = useRevalidator();
  const { id = null, state = null, readAt = null } = job ?? {};
  const isPolled = job === null || isChanging(job);
  useEffect(() => {
    if (id === null || isPolled) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      if (document.hidden) return;
      const answer = await callApi("GET imports/files/{id}", { params: { id }, keepsPage: true });
      // Only then, since it drops rows of a long list that were loaded later.
      const isSame = answer.ok && answer.data.state === state && answer.data.readAt === readAt;
      if (!isOver && answer.ok && !isSame) await revalidate();
    };
    const lookLater = () => {
      if (!isOver) timer = setTimeout(() => void look().finally(lookLater), POLL_MS);
    };
    lookLater();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, state, readAt, isPolled, revalidate]);
}
