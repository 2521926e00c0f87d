import { useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "../api/call-api.ts";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import type { KindInCalls } from "./organizer-kinds.ts";

export function useNewOrganizer(calls: KindInCalls) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();

  function type(typed: string): void {
    setName(typed);
    setProblem(typed.trim() ? null : t("fault.name-required"));
  }

  async function create(): Promise<boolean> {
    const made = await callApi(`POST ${calls}`, { body: { name } });
    if (!made.ok) {
      setProblem(made.faults.length > 0 ? t("fault.name-required") : made.message);
      return false;
    }
    setName("");
    toast(t("organize.created", { name: made.data.name }), "success");
    // Not awaited, so that the next one can be created.
    void revalidate();
    return true;
  }

  return { name, problem, isEmpty: !name.trim(), type, create };
}
