import type { DemoStatus } from "../../src/contract/about.ts";
import { demo } from "../state/demo.ts";
import { call } from "./call.ts";

export async function loadDemoStatus(): Promise<void> {
  const answer = await call<DemoStatus>("GET", "debug/is-demo");
  if (answer.ok) demo.value = answer.data.demoStatus;
}
