import { logCrashes } from "../../src/platform/log-crashes.ts";
import { openLog } from "../../src/platform/log.ts";

/** A program to crash: `bun crash-program.ts <folder> throw|reject`. */
const [folder = "", deed] = process.argv.slice(2);
logCrashes(openLog({ folder, level: "info", print: true, clock: () => new Date() }));
setTimeout(() => {
  if (deed === "throw") throw new Error("Nobody catches this");
  void Promise.reject(new Error("Nobody catches this"));
});
setTimeout(() => console.log("It still runs"), 5000);
