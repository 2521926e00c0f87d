import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openZip } from "../../src/platform/zip/read-zip.ts";
import { writeZip } from "../../src/platform/zip/write-zip.ts";
import type { Caller, Reply } from "./caller.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import type { Tagine } from "./tagine.ts";

export type Contents = Record<string, unknown>;

export async function archive(name: string, contents: Contents): Promise<File> {
  const folder = makeFolder();
  try {
    const path = join(folder, "made.zip");
    const files = Object.entries(contents).map(([file, content]) => ({
      name: file,
      bytes: bytesOf(content),
      packed: false,
    }));
    await writeZip(path, files, { made: new Date(2026, 0, 1) });
    return new File([readFileSync(path)], name);
  } finally {
    removeFolder(folder);
  }
}

function bytesOf(content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
}

export async function uploadArchive(caller: Caller, path: string, file: File): Promise<Reply> {
  const form = new FormData();
  form.set("archive", file);
  return caller.send("POST", path, form);
}

export async function restoreArchive({ admin }: Tagine, file: File, how: object = {}) {
  const uploaded = await uploadArchive(admin, "backups/upload", file);
  if (uploaded.status !== 200) throw new Error(`It was not taken: ${JSON.stringify(uploaded.body)}`);
  const { imports } = (await admin.get("backups/available")).body;
  const { name } = imports.find((one: { name: string }) =>
    one.name.startsWith(file.name.replace(/\.zip$/, "")),
  );
  return (await admin.send("POST", `backups/${encodeURIComponent(name)}/import`, { name, ...how })).body;
}

export async function createBackup({ admin, app }: Tagine, options: object = {}): Promise<File> {
  const response = await admin.send("POST", "backups/export/database", options);
  if (response.status !== 201) throw new Error(`It was not made: ${JSON.stringify(response.body)}`);
  const { name } = response.body.params;
  return new File([readFileSync(app.backups.find(name).path)], name);
}

export async function readArchive(file: File): Promise<Map<string, unknown>> {
  const folder = makeFolder();
  try {
    const path = join(folder, "looked-at.zip");
    await Bun.write(path, file);
    const zip = await openZip(path);
    const read = async (name: string): Promise<[string, unknown]> => {
      const bytes = await zip.bytes(name, 100_000_000);
      if (name.endsWith(".json")) return [name, JSON.parse(new TextDecoder().decode(bytes))];
      return [name, name.endsWith(".md") ? new TextDecoder().decode(bytes) : bytes];
    };
    const all = new Map(await Promise.all(zip.names.map(read)));
    zip.close();
    return all;
  } finally {
    removeFolder(folder);
  }
}
