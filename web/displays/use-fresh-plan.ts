import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useFresh } from "../ui/use-fresh.ts";
import { useReconnect } from "../ui/use-reconnect.ts";

const EVERY_MS = 5 * 60_000;

/** Loads the plan and the lists again now and then, at midnight, and when the device or its connection is back. */
export function useFreshPlan(today: string): void {
  const { revalidate } = useRevalidator();
  useFresh(true, EVERY_MS);
  useReconnect(() => void revalidate());
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current !== today) void revalidate();
    shown.current = today;
  }, [today, revalidate]);
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [revalidate]);
}
