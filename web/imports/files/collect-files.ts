import { language } from "../../state/language.ts";

export interface ChosenFile {
  file: File;
  /** Includes its folders, if any. */
  path: string;
}

export function listInputFiles(files: Iterable<File> | null): ChosenFile[] {
  const listed = [...(files ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  return listed.some(({ file }) => file.webkitRelativePath) ? sortByPath(listed) : listed;
}

/** Opens the browser's file picker. Nothing happens if it's cancelled. */
export function pickFiles(onFiles: (files: ChosenFile[]) => void): void {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", multiple: true, hidden: true });
  input.addEventListener("change", () => {
    const files = listInputFiles(input.files);
    input.remove();
    if (files.length > 0) onFiles(files);
  });
  input.addEventListener("cancel", () => input.remove());
  // Some browsers ignore an input that isn't in the page.
  document.body.append(input);
  input.click();
}

/** Lists files in folders, too. Call it during the event, since the browser then clears the dropped items. */
export async function listDroppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const dropped = [...items].map((item) => ({
    entry: item.webkitGetAsEntry?.() ?? null,
    file: item.getAsFile?.() ?? null,
  }));
  if (dropped.every(({ entry }) => entry === null)) return listInputFiles(files);
  const found: ChosenFile[] = [];
  for (const { entry, file } of dropped) {
    // WebKit can't read the entry of a file that has no path on the disk, such as an attachment dragged from a mail app.
    if (file && !entry?.isDirectory) found.push({ file, path: file.name });
    else if (entry) for (const one of sortByPath(await collectAll(entry))) found.push(one);
  }
  return found;
}

/** Browsers list a folder in no particular order. */
function sortByPath(files: ChosenFile[]): ChosenFile[] {
  const { compare } = new Intl.Collator(language.peek(), { numeric: true });
  return files.toSorted((one, other) => compare(one.path, other.path));
}

async function collectAll(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  await collect(entry, found);
  return found;
}

async function collect(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\/+/, "");
  if (isFile(entry)) {
    // Skip a file that was moved or deleted.
    const file = await new Promise<File | null>((done) => entry.file(done, () => done(null)));
    if (file) found.push({ file, path });
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    // Browsers return a folder in several parts; an empty one is the last.
    const part = await new Promise<FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
    if (part.length === 0) return;
    for (const inner of part) await collect(inner, found);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Whether files are dragged, rather than a picture or text from a page. */
export function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") === true;
}
