import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { EXECUTABLE, run } from "../support/program.ts";
import { recipePage } from "../support/test-site.ts";

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

describe("scrape", () => {
  test("--html --url prints the recipe of a page as JSON", async () => {
    const file = join(folder, "page.html");
    writeFileSync(file, recipePage({ aggregateRating: { ratingValue: 4.5 }, author: "Ann" }));
    const { code, out } = await run(["scrape", "--html", file, "--url", "https://kitchen.example/soup"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: "Lemon Lentil Soup",
      recipeIngredient: ["200 g red lentils", "1 lemon", "1 l vegetable stock"],
      rating: 4.5,
      author: "Ann",
      orgURL: "https://kitchen.example/soup",
    });
  });

  test("a page without a recipe and a missing file have their own exit codes", async () => {
    const file = join(folder, "news.html");
    writeFileSync(file, "<p>News</p>");
    const none = await run(["scrape", "--html", file, "--url", "https://x.y/"]);
    expect({ code: none.code, error: JSON.parse(none.out).error }).toEqual({
      code: 1,
      error: expect.any(String),
    });
    const missing = await run(["scrape", "--html", join(folder, "nothing"), "--url", "https://x.y/"]);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain("does not exist");
    const aFolder = await run(["scrape", "--html", folder, "--url", "https://x.y/"]);
    expect(aFolder).toMatchObject({ code: 1, err: expect.stringContaining("is a folder") });
  });

  test("--batch answers line by line, whatever a line contains", async () => {
    const file = join(folder, "batch.html");
    writeFileSync(file, recipePage());
    const news = join(folder, "batch-news.html");
    writeFileSync(news, "<p>News</p>");
    const lines = [
      JSON.stringify({ id: "a", url: "https://x.y/1", htmlFile: file }),
      "",
      "no json",
      "null",
      "7",
      JSON.stringify({ id: 7, url: "https://x.y/2", htmlFile: join(folder, "nothing") }),
      JSON.stringify({ id: "news", url: "https://x.y/3", htmlFile: news }),
      JSON.stringify({ id: "b", url: "https://x.y/4", htmlFile: file }),
    ];
    const { code, out } = await run(["scrape", "--batch"], { input: `\uFEFF${lines.join("\n")}` });
    const answers = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map((answer) => [answer.id, Boolean(answer.recipe), Boolean(answer.error)])).toEqual([
      ["a", true, false],
      [null, false, true],
      [null, false, true],
      [null, false, true],
      [7, false, true],
      ["news", false, true],
      ["b", true, false],
    ]);
  });

  test("--batch ends quietly if its output is closed", async () => {
    const line = JSON.stringify({ id: "x".repeat(5000), url: "https://x.y/1", htmlFile: "nothing" });
    const input = join(folder, "lines");
    writeFileSync(input, `${line}\n`.repeat(2000));
    const { exitCode, stdout, stderr } = Bun.spawnSync([
      "sh",
      "-c",
      `"${EXECUTABLE}" scrape --batch <"${input}" | head -n 1`,
    ]);
    expect({ exitCode, err: stderr.toString() }).toEqual({ exitCode: 0, err: "" });
    expect(JSON.parse(stdout.toString()).error).toContain("does not exist");
  });
});
