import { useEffect, useState } from "react";
import { t } from "../../text/translation.ts";
import { nameTimer } from "./describe-timer.ts";
import type { Timer } from "./timer.ts";
import { isOther, lastStarted, timers } from "./timers.ts";

/** Cook mode has a bar of its own, which needn't say everything again. */
const told = new Set<string>();
/** Screen readers announce only what changes in a region that's there already. */
const SAID_AFTER_MS = 200;

/** What a screen reader says about timers that appear. Those from before a reload aren't news. */
export function useNews(): string {
  const [said, setSaid] = useState("");
  useEffect(() => {
    let saying: ReturnType<typeof setTimeout>;
    const stop = timers.subscribe((all) => {
      const news = all.filter(isNews).map(describe);
      for (const { id } of all) told.add(id);
      if (news.length > 0) saying = setTimeout(() => setSaid(news.join(" ")), SAID_AFTER_MS);
    });
    return () => {
      stop();
      clearTimeout(saying);
    };
  }, []);
  return said;
}

function isNews({ id }: Timer): boolean {
  return !told.has(id) && (isOther(id) || lastStarted.peek()?.id === id);
}

function describe(timer: Timer): string {
  const name = { timer: nameTimer(timer) };
  return isOther(timer.id) ? t("timers.elsewhere", name) : t("timers.started", name);
}
