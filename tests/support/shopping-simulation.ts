import type {
  Change,
  Entry,
  ListState,
  ListUpdate,
  SentChanges,
  SentChangesResult,
} from "../../src/contract/shopping-sync.ts";
import { createSeededRandom } from "../../src/demo/random.ts";
import {
  addChanges,
  createRecord,
  planRequest,
  receiveResult,
  receiveUpdate,
  type ListRecord,
} from "../../web/shopping-lists/sync/list-record.ts";
import { below, makeChanges, shuffle } from "./random-shopping.ts";
import { startListServer, type Forgotten, type LoggedChange } from "./list-server.ts";

const DEVICES = 3;
const STEPS = 100;

interface Device {
  record: ListRecord;
  /** Changes that the device stored and showed. */
  made: Change[];
}

type Message =
  | { kind: "request"; device: number; sent: SentChanges }
  | { kind: "response"; device: number; sent: SentChanges; result: SentChangesResult }
  | { kind: "event"; device: number; update: ListUpdate };

export interface Interleaving {
  devices: Device[];
  /** What the server has in the end. */
  entries: Entry[];
  list: ListState;
  log: LoggedChange[];
  forgotten: Forgotten[];
}

/**
 * Runs the devices' and the server's own code with a network that drops, delays, duplicates, and reorders
 * messages, a server that's killed, and clocks that jump, until everything is delivered.
 * @param folder an empty folder for the database
 */
export function simulateInterleaving(seed: number, folder: string): Interleaving {
  const random = createSeededRandom(seed);
  const server = startListServer(folder, random);
  const devices = Array.from({ length: DEVICES }, (): Device => ({
    record: createRecord(server.list),
    made: [],
  }));
  let network: Message[] = [];
  const log: LoggedChange[] = server.readLog(0);
  const forgotten: Forgotten[] = [];

  const send = (message: Message) => {
    if (random.next() < 0.2) return;
    network.push(message);
    if (random.next() < 0.15) network.push(message);
  };

  function deliver(message: Message): void {
    const device = devices[message.device];
    if (!device) return;
    if (message.kind === "response") {
      device.record = receiveResult(device.record, message.sent, message.result).record;
    } else if (message.kind === "event") {
      device.record = receiveUpdate(device.record, message.update) ?? device.record;
    } else {
      const before = server.version();
      const result = server.receive(message.sent, `Person ${message.device}`);
      log.push(...server.readLog(before));
      send({ kind: "response", device: message.device, sent: message.sent, result });
      if (server.version() === before) return;
      const update = server.readUpdate(before);
      devices.forEach((_, at) => send({ kind: "event", device: at, update }));
    }
  }

  function step(): void {
    const at = below(random, DEVICES);
    const device = devices[at];
    if (!device) return;
    const kind = random.next();
    if (kind < 0.4) {
      const changes = makeChanges(device.record, random);
      device.record = addChanges(device.record, changes);
      device.made.push(...changes);
    } else if (kind < 0.65) {
      send({ kind: "request", device: at, sent: planRequest(device.record, 1 + below(random, 5)) });
    } else if (kind < 0.95) {
      const [message] = network.splice(below(random, Math.max(1, network.length)), 1);
      if (message) deliver(message);
    } else if (kind < 0.98) server.kill();
    else forgotten.push(...server.forget());
  }

  for (const device of devices) {
    const sent = planRequest(device.record);
    device.record = receiveResult(device.record, sent, server.receive(sent, "Person")).record;
  }
  for (let count = 0; count < STEPS; count++) step();
  // The network recovers; late messages still arrive, in any order.
  for (const message of shuffle(network, random)) deliver(message);
  network = [];
  for (let round = 0; round < 20; round++)
    devices.forEach((device) => {
      const sent = planRequest(device.record);
      const before = server.version();
      const result = server.receive(sent, "Person");
      log.push(...server.readLog(before));
      device.record = receiveResult(device.record, sent, result).record;
    });
  const [entries, list] = [server.entries(), server.state()];
  server.close();
  return { devices, entries, list, log, forgotten };
}
