import { demo } from "../state/demo.ts";
import { callApi } from "./call-api.ts";
import { call, GONE } from "./call.ts";

export async function loadDemoStatus(): Promise<void> {
  const answer = await callApi("GET debug/is-demo");
  if (answer.ok) demo.value = answer.data.demoStatus;
}

export async function hasApiDocs(): Promise<boolean> {
  return (await call("HEAD", "openapi.json")).status !== GONE;
}
