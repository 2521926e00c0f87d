import { t } from "elysia";
import {
  FileImport,
  FoundRecipePreview,
  FoundRow,
  FoundRowsQuery,
  MealieAddress,
  ReceivedFiles,
  UploadedFiles,
} from "../file-imports.ts";
import { FileImportChoice, UndoChoice } from "../file-import-choice.ts";
import { FoundTable, TableCorrection, DividedText } from "../file-import-corrections.ts";
import { ARCHIVE_MOST_BYTES, WHOLE_FILES_MOST } from "../rules.ts";
import { Snackbar } from "../sentences.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const done = { description: "Done", body: Snackbar };
const params = t.Object({ id: PathText });

export const fileImportCalls = defineCalls({
  "POST imports/files": {
    role: "user",
    tag: "file imports",
    summary: "Upload files of any recipe program",
    description:
      `Files and archives of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB, in one or more \`files\` parts. Tagine recognizes ` +
      "them by their content and reads them in the background; nothing is imported until `start`.",
    offInDemo: true,
    upload: t.Object({ files: t.Files() }),
    answer: { status: 201, description: "The import", body: FileImport },
    refusals: ["invalid", "unsupported"],
  },
  "POST imports/files/announce": {
    role: "user",
    tag: "file imports",
    summary: "Start a resumable upload",
    description: "Announces the files. Send their bytes with `parts`.",
    offInDemo: true,
    manyEntries: true,
    body: UploadedFiles,
    answer: { status: 201, description: "The import in the state `receiving`", body: FileImport },
    refusals: ["invalid"],
  },
  "POST imports/files/mealie": {
    role: "user",
    tag: "file imports",
    summary: "Fetch everything from a Mealie server",
    description:
      "Checks the address and token, then fetches recipes, pictures, meal plans, shopping lists, and foods in the background. " +
      "After that, it's like an import of uploaded files. Mealie doesn't reveal passwords, so people need new ones. " +
      "Addresses in your own network need ALLOW_PRIVATE_ADDRESSES.",
    offInDemo: true,
    body: MealieAddress,
    answer: { status: 201, description: "The import in the state `receiving`", body: FileImport },
    refusals: ["invalid", "upstream"],
  },
  "POST imports/files/{id}/parts": {
    role: "user",
    tag: "file imports",
    summary: "Upload the next part of a file",
    description:
      "Parts of a file follow one another. `offset` must be what was received so far; otherwise the answer is 409 with " +
      "`received`. After the last byte, reading starts.",
    offInDemo: true,
    params,
    query: t.Object({ file: t.Integer({ minimum: 0 }), offset: t.Integer({ minimum: 0 }) }),
    upload: t.Object({ part: t.File() }),
    answer: { description: "The import", body: FileImport },
    refusals: ["not-found", "conflict", "invalid"],
    beside: { conflict: t.Object({ received: t.Integer() }) },
  },
  "POST imports/files/{id}/whole-files": {
    role: "user",
    tag: "file imports",
    summary: "Upload several small files at once",
    description:
      "`files` parts, each with a whole file, whose name is its position in the announcement, from `0`. At most " +
      `${WHOLE_FILES_MOST.files} files and ${WHOLE_FILES_MOST.bytes / 1_000_000} MB. Files that were received already are ` +
      "skipped, so you can send the same request again if its answer is lost.",
    offInDemo: true,
    params,
    upload: t.Object({ files: t.Files() }),
    answer: { description: "Bytes received of all files", body: t.Object({ received: t.Integer() }) },
    refusals: ["not-found", "conflict", "invalid"],
  },
  "GET imports/files/{id}/upload": {
    role: "user",
    tag: "file imports",
    summary: "Get how much of each file was received",
    description: "To continue an upload that was interrupted.",
    params,
    answer: { description: "The announced files, in order", body: ReceivedFiles },
    refusals: ["not-found"],
  },
  "GET imports/files": {
    role: "user",
    tag: "file imports",
    summary: "List your file imports",
    description: "They are kept for 30 days.",
    answer: { description: "Newest first", body: t.Array(FileImport) },
  },
  "GET imports/files/{id}": {
    role: "user",
    tag: "file imports",
    summary: "Get a file import and its progress",
    params,
    answer: { description: "The import", body: FileImport },
    refusals: ["not-found"],
  },
  "GET imports/files/{id}/recipes": {
    role: "user",
    tag: "file imports",
    summary: "List what the files contain, with results",
    description: "For more, pass the last position as `after`.",
    params,
    query: FoundRowsQuery,
    answer: { description: "The rows in order", body: t.Array(FoundRow) },
    refusals: ["not-found", "invalid"],
  },
  "GET imports/files/{id}/recipes/{position}": {
    role: "user",
    tag: "file imports",
    summary: "Preview a recipe before importing it",
    params: t.Object({ id: PathText, position: PathId }),
    answer: { description: "The recipe as it would be imported", body: FoundRecipePreview },
    refusals: ["not-found"],
  },
  "GET imports/files/{id}/tables": {
    role: "user",
    tag: "file imports",
    summary: "List the tables of a file import and what their columns mean",
    description: "Includes tables whose columns weren't recognized, so that someone can name them.",
    params,
    answer: { description: "At most 20; none after the import", body: t.Array(FoundTable) },
    refusals: ["not-found"],
  },
  "PUT imports/files/{id}/tables": {
    role: "user",
    tag: "file imports",
    summary: "Correct what the columns of a table mean",
    description: "Reads all files again.",
    params,
    body: TableCorrection,
    answer: { description: "The import in the state `reading`", body: FileImport },
    refusals: ["not-found", "conflict", "invalid"],
  },
  "GET imports/files/{id}/texts": {
    role: "user",
    tag: "file imports",
    summary: "Get a text or PDF, divided into recipes",
    params,
    query: t.Object({ file: t.String() }),
    answer: { description: "The text, with lines of dashes between recipes", body: DividedText },
    refusals: ["not-found", "invalid"],
  },
  "PUT imports/files/{id}/texts": {
    role: "user",
    tag: "file imports",
    summary: "Correct where the recipes of a text begin",
    description: "Reads all files again.",
    params,
    body: DividedText,
    answer: { description: "The import in the state `reading`", body: FileImport },
    refusals: ["not-found", "conflict", "invalid"],
  },
  "POST imports/files/{id}/start": {
    role: "user",
    tag: "file imports",
    summary: "Start importing",
    description:
      "Runs in the background, and resumes after a restart. `also` chooses what to import besides recipes.",
    offInDemo: true,
    manyEntries: true,
    params,
    body: FileImportChoice,
    answer: { status: 201, description: "The import in the state `importing`", body: FileImport },
    refusals: ["not-found", "conflict", "invalid", "forbidden"],
  },
  "POST imports/files/{id}/stop": {
    role: "user",
    tag: "file imports",
    summary: "Stop a file import",
    description: "Imported recipes stay; the rest waits until you resume.",
    params,
    answer: done,
    refusals: ["not-found", "conflict"],
  },
  "POST imports/files/{id}/resume": {
    role: "user",
    tag: "file imports",
    summary: "Resume a file import",
    params,
    answer: done,
    refusals: ["not-found", "conflict"],
  },
  "POST imports/files/{id}/undo": {
    role: "user",
    tag: "file imports",
    summary: "Undo a file import",
    description:
      "Moves added recipes to the trash, and restores replaced ones. Also removes other imported items: meals of plans that " +
      "nobody has changed since, unchanged lists and custom pages, accounts that nobody has used or changed, taught names " +
      "of foods, and foods in the pantry. " +
      "After that, a stopped import is `ready` again.",
    params,
    body: UndoChoice,
    answer: done,
    refusals: ["not-found", "conflict"],
  },
  "DELETE imports/files/{id}": {
    role: "user",
    tag: "file imports",
    summary: "Delete a file import and its uploaded files",
    description: "Imported recipes are kept.",
    params,
    answer: done,
    refusals: ["not-found", "conflict"],
  },
});
