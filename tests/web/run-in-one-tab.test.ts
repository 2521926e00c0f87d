import { expect, onTestFinished, test } from "bun:test";
import { dom, waitFor } from "../support/dom.tsx";

await dom();
const { runInOneTab } = await import("../../web/cooking/timers/sync/run-in-one-tab.ts");

/** All in the same page, so each is in front when it opens. */
function openTab(name: string, log: string[]) {
  const heard: object[] = [];
  let tell: (message: object) => void = () => undefined;
  const close = runInOneTab<object>({
    name: "test",
    start(tellOthers) {
      log.push(`${name} starts`);
      tell = tellOthers;
      return () => log.push(`${name} stops`);
    },
    onMessage: (message) => heard.push(message),
  });
  onTestFinished(close);
  return { close, heard, tell: (message: object) => tell(message) };
}

test("the tab in front listens, tells the others, and another one goes on when it's closed", async () => {
  const log: string[] = [];
  const first = openTab("first", log);
  const second = openTab("second", log);
  await waitFor(() => expect(log).toEqual(["first starts", "second starts", "first stops"]));
  second.tell({ timers: 1 });
  await waitFor(() => expect(first.heard).toEqual([{ timers: 1 }]));
  expect(second.heard).toEqual([]);
  second.close();
  await waitFor(() => expect(log.slice(3)).toEqual(["second stops", "first starts"]));
  first.close();
  expect(log.at(-1)).toBe("first stops");
});
