import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import type { Config } from "./config.ts";
import { DEMO_SIGN_IN } from "./contract/home-rules.ts";
import { describeSignIn, type FirstSignIn } from "./first-start.ts";
import { findPhoneAddresses } from "./platform/phone-addresses.ts";
import { VERSION } from "./version.ts";

interface Greeting {
  config: Config;
  port: number;
  dataFolder: string;
  made: FirstSignIn | null;
  /** Of this machine in its network. */
  phoneHosts: string[];
}

const ALL_INTERFACES = new Set(["0.0.0.0", "::"]);

/** Docker and Podman. */
const CONTAINER_MARKS = ["/.dockerenv", "/run/.containerenv"];

export function greet({ config, port, dataFolder, made, phoneHosts }: Greeting): string {
  const { address, phones } = makeAddresses(config, port, phoneHosts);
  const lines = [`Tagine ${VERSION}`, "", `  Open       ${address}`];
  const label = (at: number) => (at === 0 ? "On phones" : "").padEnd("On phones".length);
  lines.push(...phones.map((phone, at) => `  ${label(at)}  ${phone}`), `  Data       ${dataFolder}`);
  if (config.isDemo) lines.push(...signInLines("Demo", address, describeDemoSignIn()));
  else if (made) lines.push(...signInLines("First start", address, describeSignIn(made)));
  return `${lines.join("\n")}\n`;
}

/** Empty in a container, whose own addresses only its host can reach. */
export function listPhoneHosts(): string[] {
  return CONTAINER_MARKS.some(existsSync) ? [] : findPhoneAddresses(networkInterfaces());
}

function signInLines(start: string, address: string, signIn: string[]): string[] {
  const indented = signIn.map((line) => (line === "" ? "" : `  ${line}`));
  return ["", `  ${start}. Sign in at ${address}login with`, "", ...indented];
}

function describeDemoSignIn(): string[] {
  return [`Email     ${DEMO_SIGN_IN.email}`, `Password  ${DEMO_SIGN_IN.password}`];
}

function makeAddresses({ publicUrl, tls, host, basePath }: Config, port: number, phoneHosts: string[]) {
  if (publicUrl) return { address: `${publicUrl}/`, phones: [] };
  const makeAddress = (name: string) => {
    const escaped = name.includes(":") ? `[${name}]` : name;
    return `${tls ? "https" : "http"}://${escaped}:${port}${basePath}/`;
  };
  if (host !== null && !ALL_INTERFACES.has(host)) return { address: makeAddress(host), phones: [] };
  return { address: makeAddress("localhost"), phones: phoneHosts.map(makeAddress) };
}
