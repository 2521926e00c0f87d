import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { BackupStatus } from "../../../src/contract/backups.ts";
import { callApi } from "../../api/call-api.ts";

const LOOK_AGAIN_MS = 1000;

/** @param isAsked whether this page has just started one */
export function useBackupProgress(
  loaded: BackupStatus["running"],
  isAsked: boolean,
): BackupStatus["running"] {
  const [looked, setLooked] = useState<BackupStatus["running"]>(null);
  const { revalidate } = useRevalidator();
  const isRunning = loaded !== null;

  useEffect(() => {
    if (!isRunning && !isAsked) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const look = async () => {
      // Reloading everything would be much more data.
      const answer = document.hidden ? null : await callApi("GET backups/status");
      if (!isWanted) return;
      if (answer?.ok) setLooked(answer.data.running);
      if (answer?.ok && !answer.data.running && !isAsked) return revalidate();
      timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setLooked(null);
    };
  }, [isRunning, isAsked, revalidate]);

  return looked ?? loaded;
}
