import { existsSync, readFileSync } from "node:fs";
import { isWebAddress } from "./contract/links.ts";
import { isEmail, PASSWORD_LEAST } from "./contract/rules.ts";
import { readAddressList, type AddressList } from "./platform/addresses.ts";
import { parseCommandLine, refuseFlag, type Flags } from "./platform/command-line.ts";
import { getMessage, StartError } from "./platform/errors.ts";
import { LOG_LEVELS, type LogLevel } from "./platform/log.ts";
import { SETTINGS, type Setting } from "./settings.ts";

export type Env = Record<string, string | undefined>;

export interface Config {
  port: number;
  /** Null listens on all interfaces. */
  host: string | null;
  dataDir: string;
  /** Starts with a slash and doesn't end with one; empty at the root. */
  basePath: string;
  /** Without a trailing slash. */
  publicUrl: string | null;
  tls: { certificate: string; key: string } | null;
  defaultEmail: string;
  defaultPassword: string | null;
  defaultGroup: string;
  isDemo: boolean;
  apiDocs: boolean;
  tokenTime: number;
  allowPrivateAddresses: AddressList;
  trustProxy: AddressList;
  /** Null never checks for a new release. */
  releasesUrl: string | null;
  backupsKept: number;
  backupCopyDir: string | null;
  mirrorDir: string | null;
  mirrorFormat: MirrorFormat;
  logLevel: LogLevel;
  logToConsole: boolean;
  fetchTimeoutMs: number;
}

const MIRROR_FORMATS = ["markdown", "cooklang"] as const;
type MirrorFormat = (typeof MIRROR_FORMATS)[number];

const FETCH_TIMEOUT_MS = 15_000;

interface SettingValue {
  text: string;
  source: string;
}

const SETTING_LIST: Setting[] = Object.values(SETTINGS);

export const SETTING_FLAGS: Flags = Object.fromEntries(
  SETTING_LIST.map(({ flag, value }) => [flag, value ?? null]),
);

/** @throws UsageError, StartError */
export function readConfig(args: string[], env: Env): Config {
  const { values, words } = parseCommandLine(args, SETTING_FLAGS);
  words.forEach(refuseFlag);
  return configFromFlags(values, env);
}

/** @throws StartError */
export function configFromFlags(flags: Map<string, string>, env: Env): Config {
  const readValue = (setting: Setting): SettingValue => {
    const flag = flags.get(setting.flag);
    if (flag !== undefined) return { text: flag, source: `--${setting.flag}` };
    // Settings files often list all settings and leave some empty.
    const source = [setting.env, setting.also ?? ""].find((name) => env[name]?.trim()) ?? setting.env;
    return { text: env[source]?.trim() ? env[source] : setting.fallback, source };
  };
  const group = readValue(SETTINGS.defaultGroup);
  return {
    port: parsePort(readValue(SETTINGS.port)),
    host: readValue(SETTINGS.host).text.trim() || null,
    dataDir: parseFolder(readValue(SETTINGS.dataDir)),
    basePath: parseBasePath(readValue(SETTINGS.basePath)),
    publicUrl: parsePublicUrl(readValue(SETTINGS.publicUrl)),
    tls: parseTls(readValue(SETTINGS.tlsCert), readValue(SETTINGS.tlsKey)),
    defaultEmail: parseEmail(readValue(SETTINGS.defaultEmail)),
    defaultPassword: parsePassword(readValue(SETTINGS.defaultPassword)),
    defaultGroup: group.text.trim() || refuse(group, "a name"),
    isDemo: isOn(readValue(SETTINGS.isDemo)),
    apiDocs: isOn(readValue(SETTINGS.apiDocs)),
    tokenTime: parseHours(readValue(SETTINGS.tokenTime)),
    allowPrivateAddresses: parseAddresses(readValue(SETTINGS.allowPrivate)),
    trustProxy: parseAddresses(readValue(SETTINGS.trustProxy)),
    releasesUrl: parseReleasesUrl(readValue(SETTINGS.releasesUrl)),
    backupsKept: parseBackupsKept(readValue(SETTINGS.backupsKept)),
    backupCopyDir: readValue(SETTINGS.backupCopyDir).text.trim() || null,
    mirrorDir: readValue(SETTINGS.mirrorDir).text.trim() || null,
    mirrorFormat: parseMirrorFormat(readValue(SETTINGS.mirrorFormat)),
    logLevel: parseLogLevel(readValue(SETTINGS.logLevel)),
    logToConsole: true,
    fetchTimeoutMs: FETCH_TIMEOUT_MS,
  };
}

function refuse({ text, source }: SettingValue, expected: string): never {
  throw new StartError(`${source} must be ${expected}, not “${text}”.`);
}

function parsePort(value: SettingValue): number {
  const isPort = /^\s*\d+\s*$/.test(value.text) && Number(value.text) <= 65_535;
  return isPort ? Number(value.text) : refuse(value, "a whole number from 0 to 65535");
}

function parseHours(value: SettingValue): number {
  const hours = Number(value.text);
  return hours > 0 && hours <= 87_600 ? hours : refuse(value, "a number of hours above 0, up to ten years");
}

function parseBackupsKept(value: SettingValue): number {
  const count = Number(value.text);
  return Number.isInteger(count) && count >= 1 && count <= 1000
    ? count
    : refuse(value, "a whole number from 1 to 1000");
}

function parseFolder(value: SettingValue): string {
  return value.text.trim() === "" ? refuse(value, "a folder") : value.text;
}

/** With these, a proxy that strips the base path would look like one that keeps it. */
const RESERVED_PATHS = ["api", "assets", "docs"];

function parseBasePath(value: SettingValue): string {
  const path = value.text.trim().replace(/^\/+|\/+$/g, "");
  if (path === "") return "";
  const parts = path.split("/");
  const isPath = parts.every((part) => /^[\w.~-]+$/.test(part) && part !== "." && part !== "..");
  const isReserved = RESERVED_PATHS.includes(parts[0] ?? "");
  return isPath && !isReserved
    ? `/${path}`
    : refuse(value, `a path like /recipes, and not below /${RESERVED_PATHS.join(", /")}`);
}

function parsePublicUrl(value: SettingValue): string | null {
  const url = value.text.trim().replace(/\/+$/, "");
  if (url === "") return null;
  return /^https?:\/\/[^/\s]+/.test(url) ? url : refuse(value, "an address like https://recipes.example.com");
}

function parseReleasesUrl(value: SettingValue): string | null {
  const url = value.text.trim();
  if (url === "" || isWebAddress(url)) return url || null;
  return refuse(value, "an address like https://api.github.com/repos/owner/tagine/releases/latest");
}

function parseEmail(value: SettingValue): string {
  const email = value.text.trim();
  return isEmail(email) ? email : refuse(value, "an e-mail address");
}

function parsePassword(value: SettingValue): string | null {
  if (value.text === "") return null;
  if (value.text.length >= PASSWORD_LEAST) return value.text;
  // Never prints the password.
  throw new StartError(`${value.source} must have ${PASSWORD_LEAST} characters or more.`);
}

function isOn(value: SettingValue): boolean {
  const word = value.text.trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(word)) return true;
  return ["false", "0", "no", "off", ""].includes(word) ? false : refuse(value, "true or false");
}

function parseAddresses(value: SettingValue): AddressList {
  const list = readAddressList(value.text);
  return list ?? refuse(value, "true, false, or a list of addresses and ranges with commas");
}

function parseLogLevel(value: SettingValue): LogLevel {
  const level = LOG_LEVELS.find((one) => one === value.text.trim().toLowerCase());
  return level ?? refuse(value, `one of ${LOG_LEVELS.join(", ")}`);
}

function parseMirrorFormat(value: SettingValue): MirrorFormat {
  const format = MIRROR_FORMATS.find((one) => one === value.text.trim().toLowerCase());
  return format ?? refuse(value, `one of ${MIRROR_FORMATS.join(", ")}`);
}

function parseTls(certificate: SettingValue, key: SettingValue): Config["tls"] {
  if (!certificate.text && !key.text) return null;
  if (!certificate.text || !key.text)
    throw new StartError("TLS_CERT and TLS_KEY go together: set both or neither.");
  for (const { text, source } of [certificate, key]) {
    if (!existsSync(text)) throw new StartError(`${source} names a file that does not exist: ${text}`);
    refuseUnreadable(text, source);
  }
  return { certificate: certificate.text, key: key.text };
}

function refuseUnreadable(path: string, source: string): void {
  try {
    readFileSync(path);
  } catch (problem) {
    throw new StartError(`${source} names a file that cannot be read: ${path} (${getMessage(problem)})`);
  }
}
