import type { Database } from "bun:sqlite";
import { promisify } from "node:util";
import { gzip as gzipWithCallback } from "node:zlib";
import { isUnchanged, acceptsCoding } from "./accept.ts";
import type { Clock } from "./clock.ts";
import type { Json, JsonResponse } from "./json-response.ts";
import { cacheWhileUnchanged } from "./cache-while-unchanged.ts";
import { tidyMemory } from "./tidy-memory.ts";

const gzip = promisify(gzipWithCallback);

export interface JsonBody<Value> {
  body: Json<Value>;
  /** Quoted; null if clients never compare. A request that has it gets a 304. */
  etag: string | null;
  total?: number;
  headers?: Record<string, string>;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface Entry {
  plain: Buffer<ArrayBuffer>;
  compressed: Promise<Buffer<ArrayBuffer>> | null;
  headers: Record<string, string>;
}

const MAX_ENTRIES = 500;
const MAX_BYTES = 64_000_000;
const MIN_COMPRESSED_BYTES = 1400;

export function createResponseCache(db: Database, clock: Clock) {
  const cached = cacheWhileUnchanged<Entry>(db, clock, {
    mostEntries: MAX_ENTRIES,
    mostBytes: MAX_BYTES,
    measure: ({ plain }) => 2 * plain.length,
  });

  function makeEntry(make: () => JsonBody<unknown>): Entry {
    const entry = createEntry(make());
    tidyMemory();
    return entry;
  }

  return {
    get<Value>(
      request: Request,
      key: string,
      make: () => JsonBody<Value>,
    ): JsonResponse<Value> | Promise<JsonResponse<Value>> {
      return answer<Value>(
        request,
        cached(key, () => makeEntry(make)),
      );
    },
  };
}

export function answerOnce<Value>(
  request: Request,
  body: JsonBody<Value>,
): JsonResponse<Value> | Promise<JsonResponse<Value>> {
  return answer<Value>(request, createEntry(body));
}

function answer<Value>(request: Request, entry: Entry): JsonResponse<Value> | Promise<JsonResponse<Value>> {
  const { plain, headers } = entry;
  if (headers["ETag"] && isUnchanged(request, headers["ETag"]))
    return new Response(null, { status: 304, headers }) as JsonResponse<Value>;
  const isCompressed =
    headers["Vary"] && acceptsCoding(request.headers.get("Accept-Encoding") ?? "", "gzip", "*");
  return (isCompressed ? compressResponse(entry) : new Response(plain, { headers })) as JsonResponse<Value>;
}

async function compressResponse(entry: Entry): Promise<Response> {
  entry.compressed ??= gzip(entry.plain, { level: 5 });
  return new Response(await entry.compressed, { headers: { ...entry.headers, "Content-Encoding": "gzip" } });
}

function createEntry({ body, etag, total, headers }: JsonBody<unknown>): Entry {
  const plain = Buffer.from(body);
  return {
    plain,
    compressed: null,
    headers: {
      "Content-Type": "application/json;charset=utf-8",
      "Cache-Control": "no-store",
      ...(etag && { ETag: etag }),
      ...(total !== undefined && { "Total-Count": String(total) }),
      ...headers,
      ...(plain.length >= MIN_COMPRESSED_BYTES && { Vary: "Accept-Encoding" }),
    },
  };
}
