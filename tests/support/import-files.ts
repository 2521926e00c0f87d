import { expect } from "bun:test";
import type { FileImport, FoundRow } from "../../src/contract/file-imports.ts";
import type { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";

/** Uploads files for one import, and waits until they're read. */
export async function uploadFiles(by: Caller, ...files: File[]): Promise<FileImport> {
  const form = new FormData();
  for (const file of files) form.append("files", file, file.name);
  const { status, body } = await by.send("POST", "imports/files", form);
  expect(status).toBe(201);
  return reachState(by, body.id, "ready");
}

export async function getImport(by: Caller, id: string): Promise<FileImport> {
  return (await by.get(`imports/files/${id}`)).body;
}

export function reachState(by: Caller, id: string, state: FileImport["state"]): Promise<FileImport> {
  return eventually(async () => {
    const now = await getImport(by, id);
    return now.state === state && now;
  });
}

/** Imports what was read, and waits until it's done. Existing recipes are skipped unless `choice` says otherwise. */
export async function runImport(by: Caller, id: string, choice: object = {}): Promise<FileImport> {
  const { status } = await by.send("POST", `imports/files/${id}/start`, { existing: "skip", ...choice });
  expect(status).toBe(201);
  return reachState(by, id, "done");
}

/** @param changed what happens to recipes that someone changed since */
export function undoImport(by: Caller, id: string, changed: "keep" | "remove" = "keep") {
  return by.send("POST", `imports/files/${id}/undo`, { changed });
}

export async function listRows(by: Caller, id: string, query = ""): Promise<FoundRow[]> {
  return (await by.get(`imports/files/${id}/recipes${query}`)).body;
}

export async function listSlugs(by: Caller): Promise<string[]> {
  const recipes: { slug: string }[] = (await by.get("recipes/summary")).body;
  return recipes.map(({ slug }) => slug).toSorted();
}

/** Keeps the imported recipes. */
export async function deleteImports(...people: Caller[]): Promise<void> {
  for (const person of people)
    for (const { id } of (await person.get("imports/files")).body)
      await person.send("DELETE", `imports/files/${id}`);
}
