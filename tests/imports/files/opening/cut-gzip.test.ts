import { expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { listRows, uploadFiles } from "../../../support/import-files.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

const at = runTaginePerTest();

/** Digests don't compress, so half of the gzip is about half of the recipes. */
const digest = (number: number) => Bun.SHA256.hash(String(number), "hex");
const mealMaster = (number: number) =>
  `MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Soup ${number} ${digest(number)}\n Categories: Soups\n      Yield: 4 Servings\n \n      1    Leek\n \n  Boil.\n \nMMMMM\n`;
const ALL = gzipSync(Array.from({ length: 3000 }, (_, number) => mealMaster(number)).join("\n"));
const BROKEN = Buffer.from(ALL).fill(0xff, ALL.length >> 1, (ALL.length >> 1) + 50);
const JSON_LIST = gzipSync(
  JSON.stringify(
    Array.from({ length: 300 }, (_, number) => ({
      "@type": "Recipe",
      name: `Stew ${digest(number)}`,
      recipeIngredient: ["1 leek"],
    })),
  ),
);

async function scan(name: string, content: Uint8Array<ArrayBuffer>) {
  const { id, found } = await uploadFiles(at.user, new File([content], name));
  const problems = (await listRows(at.user, id, "?state=unreadable")).map(({ file, problem }) => [
    file,
    problem?.code,
  ]);
  return { found, problems };
}

test.each([
  ["cut", "all.mmf.gz", ALL.subarray(0, ALL.length >> 1), 1400],
  ["damaged", "all.mmf.gz", BROKEN, 1300],
  ["cut and packed twice", "all.mmf.gz.gz", gzipSync(ALL).subarray(0, ALL.length >> 1), 1400],
  ["cut list of JSON in a", "all.json.gz", JSON_LIST.subarray(0, JSON_LIST.length >> 1), 140],
])(
  "the recipes at the beginning of a %s gzip file are read, and a row says so",
  async (_, name, content, least) => {
    const { found, problems } = await scan(name, Buffer.from(content));
    expect(found.new).toBeGreaterThan(least);
    expect(found.new).toBeLessThan(3000);
    // A recipe at the damage may have lost its name, which is a row of its own.
    expect(problems.at(-1)).toEqual([name.replaceAll(".gz", ""), "archive-file-incomplete"]);
  },
);

test("a gzip file that is cut before its content has a row", async () => {
  const { problems } = await scan("all.mmf.gz", Buffer.from(ALL.subarray(0, 12)));
  expect(problems).toEqual([["all.mmf", "archive-file-damaged"]]);
});

test("a whole gzip file has no row for damage", async () => {
  const { found, problems } = await scan("all.mmf.gz", Buffer.from(ALL));
  expect([found.new, problems]).toEqual([3000, []]);
});

test("cut and damaged gzip bombs have a row", async () => {
  const bomb = gzipSync(new Uint8Array(20_000_000));
  const cut = await scan("cut.gz", Buffer.from(bomb.subarray(0, -100)));
  expect(cut.problems).toEqual([["cut.gz", "archive-file-bomb"]]);
  const damaged = await scan("damaged.gz", Buffer.from(bomb).fill(0xff, bomb.length - 500));
  expect(damaged.problems).toEqual([["damaged.gz", "archive-file-bomb"]]);
  // Looks harmless at its beginning, so that only the limit on its size ends it.
  const late = gzipSync(
    `${mealMaster(1)}\n${crypto.getRandomValues(Buffer.alloc(60_000)).toString("hex")}${"0".repeat(110_000_000)}`,
  );
  const { problems } = await scan("late.mmf.gz", Buffer.from(late.subarray(0, -8)));
  expect(problems).toEqual([["late.mmf", "archive-file-too-large"]]);
});

test("of a small gzip file, only what is close to the damage is lost", async () => {
  const whole = Buffer.from(
    gzipSync(Array.from({ length: 100 }, (_, number) => mealMaster(number)).join("\n")),
  );
  const damaged = await scan(
    "all.mmf.gz",
    Buffer.from(whole).fill(0xff, whole.length >> 1, (whole.length >> 1) + 50),
  );
  expect(damaged.found.new).toBeGreaterThan(40);
  const longer = await scan("all.mmf.gz", Buffer.concat([whole, Buffer.from("garbage")]));
  expect(longer.found.new).toBeGreaterThan(98);
  for (const { problems } of [damaged, longer])
    expect(problems.at(-1)).toEqual(["all.mmf", "archive-file-incomplete"]);
});
