import { chmodSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { getMessage } from "./errors.ts";

const GROUP_AND_OTHERS = 0o077;
const OTHERS = 0o007;
const OTHERS_WRITE = 0o002;

interface PrivatePaths {
  folder: string;
  database: string;
  secret: string;
}

/** The group may still read everything but the secret: some people back up as another user. */
export function makePrivate({ folder, database, secret }: PrivatePaths): string[] {
  if (process.platform === "win32") return [];
  return [
    ...restrict(
      secret,
      GROUP_AND_OTHERS,
      "Anyone who read it can sign in as any user. If that may have happened, delete the file and restart Tagine. " +
        "It creates a new one, and everyone has to sign in again.",
    ),
    ...[database, ...listDatabaseCopies(database), join(folder, "backups")].flatMap((path) =>
      restrict(path, OTHERS, "It contains email addresses and password hashes."),
    ),
    ...restrict(folder, OTHERS_WRITE, "Anyone who can write there can replace the database."),
  ];
}

function listDatabaseCopies(database: string): string[] {
  const folder = dirname(database);
  const copies = readdirSync(folder).filter((name) => /^tagine\.(?:before-update-.*|db-.*)$/.test(name));
  return copies.toSorted().map((name) => join(folder, name));
}

function restrict(path: string, refused: number, why: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat || (stat.mode & refused) === 0) return [];
  const mode = stat.mode & 0o777;
  const newMode = mode & ~refused;
  const finding = `Other users of this computer had access to ${path} (mode ${mode.toString(8)})`;
  try {
    chmodSync(path, newMode);
    return [`${finding}. It's ${newMode.toString(8)} now. ${why}`];
  } catch (problem) {
    return [
      `${finding}. Couldn't change the mode (${getMessage(problem)}). Run: chmod ${newMode.toString(8)} "${path}". ${why}`,
    ];
  }
}
