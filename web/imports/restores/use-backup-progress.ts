import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { BackupStatus } from "../../../src/contract/backups.ts";
import { callApi } from "../../api/call-api.ts";

/** How long between two looks, in milliseconds. */
const LOOK_AGAIN_MS = 1000;

/**
 * How far a backup is that is being made: as it was loaded, and then looked at again and again while the page is seen.
 * When it is done, the page's content is loaded anew.
 * @param isAsked whether this page has just asked for one, which may not have begun yet
 */
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
      // What is loaded anew is much more than this.
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
