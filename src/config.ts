import { existsSync } from "node:fs";
import { readAddressList, type AddressList } from "./platform/addresses.ts";
import { StartError, UsageError } from "./platform/errors.ts";
import { LOG_LEVELS, type LogLevel } from "./platform/log.ts";

/** How this Tagine was told to run. */
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
  /** Of a token, in hours. */
  tokenTime: number;
  allowPrivateAddresses: AddressList;
  /** Proxies whose word on the caller's address is taken. */
  trustProxy: AddressList;
  logLevel: LogLevel;
  logToConsole: boolean;
  /** For a page, in milliseconds; only tests set it. */
  fetchTimeoutMs?: number;
}

/** One setting: by environment, by flag, and what happens without. */
export interface Setting {
  env: string;
  /** An older or shorter name that counts when the first is not set. */
  also?: string;
  flag: string;
  /** What stands behind the flag; none for a switch. */
  value?: string;
  fallback: string;
  help: string;
}

/** Every setting, in the order in which they are explained. */
export const SETTINGS = {
  port: {
    env: "API_PORT",
    also: "PORT",
    flag: "port",
    value: "number",
    fallback: "9000",
    help: "The port to listen on",
  },
  host: {
    env: "HOST",
    flag: "host",
    value: "address",
    fallback: "",
    help: "The address to listen on; all interfaces when empty",
  },
  dataDir: {
    env: "DATA_DIR",
    flag: "data-dir",
    value: "folder",
    fallback: "./data",
    help: "Where recipes, pictures and the log are kept",
  },
  basePath: {
    env: "BASE_PATH",
    flag: "base-path",
    value: "path",
    fallback: "",
    help: "Serve below a path, behind a reverse proxy: /recipes",
  },
  publicUrl: {
    env: "PUBLIC_URL",
    flag: "public-url",
    value: "url",
    fallback: "",
    help: "How people reach Tagine, for links that leave it",
  },
  tlsCert: {
    env: "TLS_CERT",
    flag: "tls-cert",
    value: "file",
    fallback: "",
    help: "Serve https with this certificate (PEM)",
  },
  tlsKey: { env: "TLS_KEY", flag: "tls-key", value: "file", fallback: "", help: "and this key (PEM)" },
  trustProxy: {
    env: "TRUST_PROXY",
    flag: "trust-proxy",
    value: "list",
    fallback: "false",
    help: "Believe X-Forwarded-For: true, or the proxies' addresses and ranges",
  },
  allowPrivate: {
    env: "ALLOW_PRIVATE_ADDRESSES",
    flag: "allow-private-addresses",
    value: "list",
    fallback: "false",
    help: "Let pages be fetched from the private network: true, or hosts, addresses and ranges",
  },
  tokenTime: {
    env: "TOKEN_TIME",
    flag: "token-time",
    value: "hours",
    fallback: "48",
    help: "How long one stays signed in without coming back",
  },
  defaultEmail: {
    env: "DEFAULT_EMAIL",
    flag: "default-email",
    value: "email",
    fallback: "changeme@email.com",
    help: "First start: the e-mail address of the first account",
  },
  defaultPassword: {
    env: "DEFAULT_PASSWORD",
    flag: "default-password",
    value: "password",
    fallback: "",
    help: "First start: its password; a random one is shown when empty",
  },
  defaultGroup: {
    env: "DEFAULT_GROUP",
    flag: "default-group",
    value: "name",
    fallback: "Home",
    help: "First start: the name of its group",
  },
  isDemo: {
    env: "IS_DEMO",
    flag: "is-demo",
    fallback: "false",
    help: "A demonstration with sample recipes, back to its start every hour",
  },
  apiDocs: {
    env: "API_DOCS",
    flag: "api-docs",
    fallback: "true",
    help: "Show the API's documentation at /docs",
  },
  logLevel: {
    env: "LOG_LEVEL",
    flag: "log-level",
    value: "level",
    fallback: "info",
    help: "debug, info, warn or error",
  },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;

/**
 * Reads the settings: a flag counts before the environment, the environment before what is given without.
 * @throws UsageError when a flag is unknown or lacks its value
 * @throws StartError with a sentence for the first value that cannot be
 */
export function readConfig(flags: string[], env: Record<string, string | undefined>): Config {
  const given = readFlags(flags);
  const text = (name: SettingName): string => {
    const setting: Setting = SETTINGS[name];
    return given.get(name) ?? env[setting.env] ?? (setting.also && env[setting.also]) ?? setting.fallback;
  };
  const refuse = (name: SettingName, wanted: string): never => {
    throw new StartError(`${SETTINGS[name].env} must be ${wanted}, not “${text(name)}”.`);
  };
  const flag = (name: SettingName): boolean => {
    const value = text(name).trim().toLowerCase();
    if (["true", "1", "yes", "on"].includes(value)) return true;
    return ["false", "0", "no", "off", ""].includes(value) ? false : refuse(name, "true or false");
  };
  const addresses = (name: SettingName): AddressList =>
    readAddressList(text(name)) ?? refuse(name, "true, false, or a list of addresses and ranges with commas");
  const port = Number(text("port"));
  if (!/^\d+$/.test(text("port").trim()) || port > 65_535) refuse("port", "a whole number from 0 to 65535");
  const tokenTime = Number(text("tokenTime"));
  if (!(tokenTime > 0 && tokenTime <= 87_600))
    refuse("tokenTime", "a number of hours above 0, ten years at most");
  const basePath = `/${text("basePath")
    .trim()
    .replace(/^\/+|\/+$/g, "")}`;
  if (!/^(?:\/[\w.~-]+)*$|^\/$/.test(basePath)) refuse("basePath", "a path like /recipes");
  const publicUrl = text("publicUrl").trim().replace(/\/+$/, "");
  if (publicUrl && !/^https?:\/\/[^/\s]+/.test(publicUrl))
    refuse("publicUrl", "an address like https://recipes.example.com");
  const email = text("defaultEmail").trim();
  if (!/^\S+@\S+$/.test(email)) refuse("defaultEmail", "an e-mail address");
  const logLevel = LOG_LEVELS.find((level) => level === text("logLevel").trim().toLowerCase());
  return {
    port,
    host: text("host").trim() || null,
    dataDir: text("dataDir"),
    basePath: basePath === "/" ? "" : basePath,
    publicUrl: publicUrl || null,
    tls: tlsOf(text("tlsCert"), text("tlsKey")),
    defaultEmail: email,
    defaultPassword: text("defaultPassword") || null,
    defaultGroup: text("defaultGroup").trim() || refuse("defaultGroup", "a name"),
    isDemo: flag("isDemo"),
    apiDocs: flag("apiDocs"),
    tokenTime,
    allowPrivateAddresses: addresses("allowPrivate"),
    trustProxy: addresses("trustProxy"),
    logLevel: logLevel ?? refuse("logLevel", `one of ${LOG_LEVELS.join(", ")}`),
    logToConsole: true,
  };
}

/** `--port 9000`, `--port=9000`; a switch may stand alone. */
function readFlags(flags: string[]): Map<SettingName, string> {
  const given = new Map<SettingName, string>();
  for (let at = 0; at < flags.length; at++) {
    const [, flag, attached] = /^--([a-z-]+)(?:=([\s\S]*))?$/.exec(flags[at] ?? "") ?? [];
    const found = Object.entries(SETTINGS).find(([, setting]) => setting.flag === flag);
    if (!found) throw new UsageError(`There is no option “${flags[at]}”.`);
    const [name, setting]: [string, Setting] = found;
    if (attached !== undefined) given.set(name as SettingName, attached);
    else if (!setting.value) given.set(name as SettingName, "true");
    else if (flags[at + 1] === undefined)
      throw new UsageError(`--${flag} needs a value: --${flag} <${setting.value}>.`);
    else given.set(name as SettingName, flags[++at] ?? "");
  }
  return given;
}

function tlsOf(certificate: string, key: string): Config["tls"] {
  if (!certificate && !key) return null;
  if (!certificate || !key)
    throw new StartError("TLS_CERT and TLS_KEY belong together: set both, or neither.");
  for (const [name, path] of [
    ["TLS_CERT", certificate],
    ["TLS_KEY", key],
  ] as const) {
    if (!existsSync(path)) throw new StartError(`${name} names a file that does not exist: ${path}`);
  }
  return { certificate, key };
}
