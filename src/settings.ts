import { FIRST_PERSON } from "./contract/rules.ts";

export interface Setting {
  env: string;
  /** Another name that counts when the first is not set. */
  also?: string;
  flag: string;
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
  tlsKey: {
    env: "TLS_KEY",
    flag: "tls-key",
    value: "file",
    fallback: "",
    help: "The key of that certificate (PEM)",
  },
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
    help: "Let pages be fetched from the private network, and webhooks be sent there: true, or hosts, addresses and ranges",
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
    fallback: FIRST_PERSON.email,
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
  releasesUrl: {
    env: "RELEASES_URL",
    flag: "releases-url",
    value: "url",
    fallback: "",
    help: "Where to ask for the latest release, for the page about Tagine; nobody is asked when empty",
  },
  backupsKept: {
    env: "BACKUPS_KEPT",
    flag: "backups-kept",
    value: "number",
    fallback: "7",
    help: "How many of the backups made every night are kept",
  },
  backupCopyDir: {
    env: "BACKUP_COPY_DIR",
    flag: "backup-copy-dir",
    value: "folder",
    fallback: "",
    help: "Copy every backup to this folder too, best one on another disk",
  },
  logLevel: {
    env: "LOG_LEVEL",
    flag: "log-level",
    value: "level",
    fallback: "info",
    help: "debug, info, warn or error",
  },
} as const satisfies Record<string, Setting>;
