import { t } from "elysia";
import { FileToken } from "../about.ts";
import { defineCalls } from "./call.ts";

const MOST_LINES = 10_000;

const fileToken = { description: "A token for `utils/download`", body: FileToken };

export const debugCalls = defineCalls({
  "GET debug/last-recipe-json": {
    role: "admin",
    tag: "about",
    summary: "Download the result of the last page read",
    offInDemo: true,
    answer: fileToken,
    refusals: ["not-found"],
  },
  "GET debug/last-recipe-json/text": {
    role: "user",
    tag: "about",
    summary: "Get the result of the last page read",
    offInDemo: true,
    answer: {
      description: "The page's address, and the recipe or null",
      body: t.Object({ url: t.String(), recipe: t.Nullable(t.Unknown()) }),
    },
    refusals: ["not-found"],
  },
  "GET debug/log": {
    role: "admin",
    tag: "about",
    summary: "Download the log",
    offInDemo: true,
    answer: fileToken,
    refusals: ["not-found"],
  },
  "GET debug/log/{n}": {
    role: "admin",
    tag: "about",
    summary: "Get the last lines of the log",
    offInDemo: true,
    params: t.Object({
      n: t.Integer({ minimum: 1, maximum: MOST_LINES, description: "How many lines" }),
    }),
    answer: { description: "The lines, as one text", body: t.String() },
    refusals: ["invalid"],
  },
});
