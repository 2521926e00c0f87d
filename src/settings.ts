import { FIRST_PERSON } from "./contract/rules.ts";

export interface Setting {
  env: string;
  /** Used if `env` isn't set. */
  also?: string;
  flag: string;
  value?: string;
  fallback: string;
  help: string;
}

/** In the order of the help text. */
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
    help: "The address to listen on; empty for all interfaces",
  },
  dataDir: {
    env: "DATA_DIR",
    flag: "data-dir",
    value: "folder",
    fallback: "./data",
    help: "Where recipes, pictures, and the log are stored",
  },
  basePath: {
    env: "BASE_PATH",
    flag: "base-path",
    value: "path",
    fallback: "",
    help: "Serve under a path behind a reverse proxy, like /recipes",
  },
  publicUrl: {
    env: "PUBLIC_URL",
    flag: "public-url",
    value: "url",
    fallback: "",
    help: "The public address, used in links Tagine hands out",
  },
  tlsCert: {
    env: "TLS_CERT",
    flag: "tls-cert",
    value: "file",
    fallback: "",
    help: "The certificate for HTTPS (PEM)",
  },
  tlsKey: {
    env: "TLS_KEY",
    flag: "tls-key",
    value: "file",
    fallback: "",
    help: "The certificate's key (PEM)",
  },
  trustProxy: {
    env: "TRUST_PROXY",
    flag: "trust-proxy",
    value: "list",
    fallback: "false",
    help: "Trust X-Forwarded-For: true, or the proxies' addresses and ranges",
  },
  allowPrivate: {
    env: "ALLOW_PRIVATE_ADDRESSES",
    flag: "allow-private-addresses",
    value: "list",
    fallback: "false",
    help: "Allow imports from the private network and webhooks to it: true, or hosts, addresses, and ranges",
  },
  tokenTime: {
    env: "TOKEN_TIME",
    flag: "token-time",
    value: "hours",
    fallback: "48",
    help: "How long a sign-in lasts without a visit",
  },
  defaultEmail: {
    env: "DEFAULT_EMAIL",
    flag: "default-email",
    value: "email",
    fallback: FIRST_PERSON.email,
    help: "First start: email of the first account",
  },
  defaultPassword: {
    env: "DEFAULT_PASSWORD",
    flag: "default-password",
    value: "password",
    fallback: "",
    help: "First start: its password; if empty, a random one is printed",
  },
  defaultGroup: {
    env: "DEFAULT_GROUP",
    flag: "default-group",
    value: "name",
    fallback: "Home",
    help: "First start: name of its group",
  },
  isDemo: {
    env: "IS_DEMO",
    flag: "is-demo",
    fallback: "false",
    help: "Demo with sample recipes in each visitor's language, reset every hour",
  },
  apiDocs: {
    env: "API_DOCS",
    flag: "api-docs",
    fallback: "true",
    help: "Show the API docs at /docs",
  },
  releasesUrl: {
    env: "RELEASES_URL",
    flag: "releases-url",
    value: "url",
    fallback: "",
    help: "Where to look up the latest release, for the About page; empty for no lookup",
  },
  backupsKept: {
    env: "BACKUPS_KEPT",
    flag: "backups-kept",
    value: "number",
    fallback: "7",
    help: "How many nightly backups to keep",
  },
  backupCopyDir: {
    env: "BACKUP_COPY_DIR",
    flag: "backup-copy-dir",
    value: "folder",
    fallback: "",
    help: "Also copy every backup to this folder, ideally on another disk",
  },
  mirrorDir: {
    env: "MIRROR_DIR",
    flag: "mirror-dir",
    value: "folder",
    fallback: "",
    help: "Also write every recipe to a text file in this folder, updated on every save",
  },
  mirrorFormat: {
    env: "MIRROR_FORMAT",
    flag: "mirror-format",
    value: "format",
    fallback: "markdown",
    help: "Format of these files: markdown or cooklang",
  },
  logLevel: {
    env: "LOG_LEVEL",
    flag: "log-level",
    value: "level",
    fallback: "info",
    help: "debug, info, warn, or error",
  },
} as const satisfies Record<string, Setting>;
