import { sqlMigrations } from "../../src/assets.ts";
import { wait } from "../../src/platform/clock.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { openJobs } from "../../src/platform/jobs.ts";
import { openLog } from "../../src/platform/log.ts";

/** Usage: `bun job-program.ts <folder>`. Runs the jobs of a database and exits when they're done. */
const [folder = ""] = process.argv.slice(2);
const db = openDatabase(`${folder}/tagine.db`, sqlMigrations());
const effect = db.query<null, [number]>("INSERT INTO effect (input) VALUES (?)");
const jobs = openJobs(db, {
  kinds: [
    {
      name: "effects",
      atOnce: 3,
      async work(input: number, { signal, settle }) {
        await wait(Math.random() * 4, signal);
        db.transaction(() => {
          effect.run(input);
          settle(input);
        })();
        await wait(Math.random() * 4, signal);
      },
    },
  ],
  clock: () => new Date(),
  log: openLog({ folder, level: "info", print: true, clock: () => new Date() }),
  wait,
});
jobs.begin();
console.log("begun");
while (jobs.get(1)?.state !== "done") await wait(5, new AbortController().signal);
process.exit(0);
