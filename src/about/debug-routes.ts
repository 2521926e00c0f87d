import { existsSync, readFileSync } from "node:fs";
import { jsonFileResponse, jsonResponse } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import type { FileToken } from "../contract/about.ts";
import type { Downloads } from "../platform/downloads.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { FileOfAbout } from "./known-files.ts";
import { lastLines } from "./last-lines.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { debugCalls } from "../contract/calls/debug-calls.ts";

interface Parts {
  lastReadFile: string;
  log: Log;
  downloads: Downloads;
}

class NothingReadYet extends DomainError {
  constructor() {
    super("not-found", "nothing-read-yet");
  }
}

export function debugRoutes(guard: Guard, { lastReadFile, log, downloads }: Parts) {
  const tokenFor = async (file: FileOfAbout): Promise<FileToken> => ({
    fileToken: await downloads.token(file),
  });
  const lastRead = (): string => {
    if (!existsSync(lastReadFile)) throw new NothingReadYet();
    return lastReadFile;
  };

  return bindCalls(guard, debugCalls, {
    "GET debug/last-recipe-json": () => {
      lastRead();
      return tokenFor("last-recipe");
    },

    "GET debug/last-recipe-json/text": () => {
      return jsonFileResponse<{ url: string; recipe: unknown }>(readFileSync(lastRead()));
    },

    "GET debug/log": () => tokenFor("log"),

    "GET debug/log/{n}": ({ params }) => {
      log.flush();
      return jsonResponse(lastLines(log.file, params.n));
    },
  });
}
