import type { Change, Entry, ListUpdate, SentChangesResult } from "../../src/contract/shopping-sync.ts";
import type { Caller } from "./caller.ts";
import type { Tagine } from "./tagine.ts";

/** Of an entry that nobody changed. */
export const ENTRY: Entry = {
  id: "entry-0001",
  text: "milk",
  language: "en",
  region: "",
  source: null,
  atHome: false,
  note: "",
  addedBy: "",
  checked: null,
  picture: null,
  adjustments: [],
  gone: null,
  version: 1,
  edits: {},
};

export const addition = (id: string, text: string, more: object = {}): Change => ({
  type: "add",
  entry: { id, text, language: "en", region: "", source: null, atHome: false, note: "", ...more },
});

/** Sends changes like a device does. */
export function device(by: Caller, path: string, id: string) {
  let number = 0;
  let [version, epoch] = [0, ""];
  const note = (update: ListUpdate) => {
    ({ version, epoch } = update);
  };
  return {
    async send(...changes: Change[]): Promise<SentChangesResult> {
      if (epoch === "") note((await by.get(`${path}/changes`)).body);
      const numbered = changes.map((change) => ({ number: ++number, seen: version, change }));
      const sent = { device: id, epoch, since: version, changes: numbered };
      const { status, body } = await by.send("POST", `${path}/changes`, sent);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      note(body.update);
      return body;
    },
  };
}

export interface Stream<Update> {
  response: Response;
  /** Skips heartbeats. Null once the stream has ended. */
  next(): Promise<Update | null>;
  /** Comments since the last event. */
  heartbeats(): number;
  cancel(): Promise<void>;
}

export async function listenTo<Update = ListUpdate>(
  at: Tagine,
  path: string,
  token: string | null,
): Promise<Stream<Update>> {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await at.handle(new Request(`http://localhost/api/${path}`, { headers }));
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  let text = "";
  let beats = 0;
  return {
    response,
    heartbeats: () => beats,
    cancel: () => reader.cancel(),
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        const event = end < 0 ? null : text.slice(0, end);
        if (event !== null) text = text.slice(end + 2);
        const data = event?.split("\n").find((line) => line.startsWith("data: "));
        if (data) return JSON.parse(data.slice("data: ".length));
        if (event !== null) {
          beats++;
          continue;
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += new TextDecoder().decode(value);
      }
    },
  };
}
