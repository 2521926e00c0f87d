import { logCrashes } from "../../src/platform/log.ts";
import { openLog } from "../../src/platform/log.ts";

/** Usage: `bun crash-program.ts <folder> throw|reject|warn`. */
const [folder = "", action] = process.argv.slice(2);
const log = openLog({ folder, level: "info", print: true, clock: () => new Date() });
logCrashes(log);
if (action === "warn") {
  await Bun.stdin.text();
  log.warn("The soup is hot");
  console.log("The soup is hot");
  await Bun.sleep(50);
  log.error("It still runs");
  process.exit(0);
}
setTimeout(() => {
  if (action === "throw") throw new Error("Nobody catches this");
  void Promise.reject(new Error("Nobody catches this"));
});
setTimeout(() => console.log("It still runs"), 5000);
