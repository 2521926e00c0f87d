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
  /** Begins with a slash and does not end with one; empty at the root. */
  basePath: string;
  /** How people reach it, without a slash at the end; null when nobody said. */
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
  /** Where the latest release is told of; null when nobody is asked. */
  releasesUrl: string | null;
  backupsKept: number;
  /** A folder, perhaps of another disk, that backups are copied to; null when there is none. */
  backupCopyDir: string | null;
  logLevel: LogLevel;
  logToConsole: boolean;
  fetchTimeoutMs: number;
}

/** A page that takes longer is given up, in milliseconds: a person is waiting. */
const FETCH_TIMEOUT_MS = 15_000;

interface GivenValue {
  text: string;
  source: string;
}

const SETTING_LIST: Setting[] = Object.values(SETTINGS);

/** The flags of all settings, for commands that have flags of their own as well. */
export const SETTING_FLAGS: Flags = Object.fromEntries(
  SETTING_LIST.map(({ flag, value }) => [flag, value ?? null]),
);

/**
 * Flags win over the environment, and the environment over defaults.
 * @throws UsageError if a flag is unknown or lacks its value
 * @throws StartError with a sentence about the first invalid value
 */
export function readConfig(args: string[], env: Env): Config {
  const { values, words } = parseCommandLine(args, SETTING_FLAGS);
  words.forEach(refuseFlag);
  return configFromFlags(values, env);
}

/** @throws StartError with a sentence about the first invalid value */
export function configFromFlags(flags: Map<string, string>, env: Env): Config {
  const readValue = (setting: Setting): GivenValue => {
    const flag = flags.get(setting.flag);
    if (flag !== undefined) return { text: flag, source: `--${setting.flag}` };
    // Files of settings often name all of them, and leave empty what is not wanted.
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
    logLevel: parseLogLevel(readValue(SETTINGS.logLevel)),
    logToConsole: true,
    fetchTimeoutMs: FETCH_TIMEOUT_MS,
  };
}

function refuse({ text, source }: GivenValue, wanted: string): never {
  throw new StartError(`${source} must be ${wanted}, not “${text}”.`);
}

function parsePort(given: GivenValue): number {
  const isPort = /^\s*\d+\s*$/.test(given.text) && Number(given.text) <= 65_535;
  return isPort ? Number(given.text) : refuse(given, "a whole number from 0 to 65535");
}

function parseHours(given: GivenValue): number {
  const hours = Number(given.text);
  return hours > 0 && hours <= 87_600 ? hours : refuse(given, "a number of hours above 0, ten years at most");
}

function parseBackupsKept(given: GivenValue): number {
  const kept = Number(given.text);
  return Number.isInteger(kept) && kept >= 1 && kept <= 1000
    ? kept
    : refuse(given, "a whole number from 1 to 1000");
}

function parseFolder(given: GivenValue): string {
  return given.text.trim() === "" ? refuse(given, "a folder") : given.text;
}

/** Below these, a proxy that takes the base path off could not be told from one that leaves it on. */
const OWN_PATHS = ["api", "assets", "docs"];

function parseBasePath(given: GivenValue): string {
  const path = given.text.trim().replace(/^\/+|\/+$/g, "");
  if (path === "") return "";
  const parts = path.split("/");
  const isPath = parts.every((part) => /^[\w.~-]+$/.test(part) && part !== "." && part !== "..");
  const isOwn = OWN_PATHS.includes(parts[0] ?? "");
  return isPath && !isOwn
    ? `/${path}`
    : refuse(given, `a path like /recipes, and not below /${OWN_PATHS.join(", /")}`);
}

function parsePublicUrl(given: GivenValue): string | null {
  const url = given.text.trim().replace(/\/+$/, "");
  if (url === "") return null;
  return /^https?:\/\/[^/\s]+/.test(url) ? url : refuse(given, "an address like https://recipes.example.com");
}

function parseReleasesUrl(given: GivenValue): string | null {
  const url = given.text.trim();
  if (url === "" || isWebAddress(url)) return url || null;
  return refuse(given, "an address like https://api.github.com/repos/owner/tagine/releases/latest");
}

function parseEmail(given: GivenValue): string {
  const email = given.text.trim();
  return isEmail(email) ? email : refuse(given, "an e-mail address");
}

function parsePassword(given: GivenValue): string | null {
  if (given.text === "") return null;
  if (given.text.length >= PASSWORD_LEAST) return given.text;
  // It is nobody's business what it was.
  throw new StartError(`${given.source} must have ${PASSWORD_LEAST} characters or more.`);
}

function isOn(given: GivenValue): boolean {
  const word = given.text.trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(word)) return true;
  return ["false", "0", "no", "off", ""].includes(word) ? false : refuse(given, "true or false");
}

function parseAddresses(given: GivenValue): AddressList {
  const list = readAddressList(given.text);
  return list ?? refuse(given, "true, false, or a list of addresses and ranges with commas");
}

function parseLogLevel(given: GivenValue): LogLevel {
  const level = LOG_LEVELS.find((one) => one === given.text.trim().toLowerCase());
  return level ?? refuse(given, `one of ${LOG_LEVELS.join(", ")}`);
}

function parseTls(certificate: GivenValue, key: GivenValue): Config["tls"] {
  if (!certificate.text && !key.text) return null;
  if (!certificate.text || !key.text)
    throw new StartError("TLS_CERT and TLS_KEY belong together: set both, or neither.");
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
