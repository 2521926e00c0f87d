import { describe, expect, test } from "bun:test";
import { FileImportNotReady } from "../../../../src/imports/files/file-import.ts";
import { archive } from "../../../support/archives.ts";
import { makeCookbook } from "../../../support/cookbook.ts";
import { listRows, reachState, runImport, uploadFiles } from "../../../support/import-files.ts";
import { makePlainPdf } from "../../../support/plain-pdf.ts";
import { runTaginePerTest } from "../../../support/running-tagine.ts";

const at = runTaginePerTest();

describe("corrections before the import", () => {
  const put = (id: string, what: "tables" | "texts", body: object) =>
    at.user.send("PUT", `imports/files/${id}/${what}`, body);

  test("say what the columns of a table mean", async () => {
    const rows = "Kol 1;Kol 2;Kol 3\nSuppe;200 g Linsen|1 Zwiebel;Kochen.\nBrot;500 g Mehl;Backen.\n";
    const { id, found } = await uploadFiles(at.user, new File([rows], "liste.csv"));
    expect(found).toMatchObject({ new: 0, ignored: 1 });
    const { body: tables } = await at.user.get(`imports/files/${id}/tables`);
    expect(tables).toEqual([
      {
        file: "liste.csv",
        columns: [
          { column: "Kol 1", field: null, samples: ["Suppe", "Brot"] },
          { column: "Kol 2", field: null, samples: ["200 g Linsen|1 Zwiebel", "500 g Mehl"] },
          { column: "Kol 3", field: null, samples: ["Kochen.", "Backen."] },
        ],
      },
    ]);
    const fields = ["name", "ingredients", "steps"];
    expect((await put(id, "tables", { file: "liste.csv", fields })).status).toBe(200);
    expect(await reachState(at.user, id, "ready")).toMatchObject({
      formats: [{ format: "table", recipes: 2 }],
      found: { new: 2, ignored: 0 },
    });
    expect((await at.user.get(`imports/files/${id}/recipes/0`)).body.recipe).toMatchObject({
      name: "Suppe",
      recipeIngredient: ["200 g Linsen", "1 Zwiebel"],
    });
    expect((await at.user.get(`imports/files/${id}/tables`)).body[0].columns[1].field).toBe("ingredients");
  });

  test("aren't offered for the other data of a program's export", async () => {
    const stew = { name: "Stew", slug: "stew", recipeIngredient: ["1 leek"], dateAdded: "2021-11-01" };
    const files = {
      "m/recipes/stew/stew.json": stew,
      "m/events/log.json": [{ recipe_slug: "stew", text: "Good" }],
      "m/events/state.json": { name: "Home", showRecent: true },
    };
    const own = new File(["Kol 1;Kol 2\nSuppe;200 g Linsen\nBrot;500 g Mehl\n"], "liste.csv");
    const { id, found } = await uploadFiles(at.user, await archive("mealie.zip", files), own);
    expect(found).toMatchObject({ new: 1, ignored: 3 });
    const { body: tables } = await at.user.get(`imports/files/${id}/tables`);
    expect(tables.map(({ file }: { file: string }) => file)).toEqual(["liste.csv"]);
  });

  test("divide a text where its recipes begin", async () => {
    const lentils =
      "Lentil lentils\n\nIngredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer for 20 minutes.";
    const { id } = await uploadFiles(
      at.user,
      new File([`${lentils}\n\n${lentils.replaceAll("entil", "ea")}`], "mine.txt"),
    );
    const { body } = await at.user.get(`imports/files/${id}/texts?file=mine.txt`);
    expect(body.text).toContain("Lentil lentils");
    const text = ["Soup\n\n1 onion\n\nChop.", "Bread\n\n500 g flour\n\nBake."].join("\n-----\n");
    expect((await put(id, "texts", { file: "mine.txt", text })).status).toBe(200);
    expect((await reachState(at.user, id, "ready")).found.new).toBe(2);
    expect((await listRows(at.user, id)).map(({ name }) => name)).toEqual(["Soup", "Bread"]);
    expect((await at.user.get(`imports/files/${id}/texts?file=mine.txt`)).body).toEqual({
      file: "mine.txt",
      text,
    });
  });

  test("show the whole text of a PDF in which no recipe was found", async () => {
    const pdf = makePlainPdf(["Toaster manual", "Do not put it into water."]);
    const { id, found } = await uploadFiles(at.user, new File([pdf], "manual.pdf"));
    expect(found.unreadable).toBe(1);
    const { body } = await at.user.get(`imports/files/${id}/texts?file=manual.pdf`);
    expect(body.text).toContain("Do not put it into water.");
  });

  test("are refused while the import starts, or stop it from starting with rows of the earlier reading", async () => {
    const { fileImports } = at.app;
    const by = { id: 1, name: "Ann", group: 1, language: "en-US" } as const;
    for (const isCorrectedFirst of [true, false]) {
      const { id } = await uploadFiles(at.user, await makeCookbook());
      const draft = fileImports.drafts.get(id);
      if (!draft) throw new Error("The import is missing");
      const correct = () => fileImports.correct(draft, (now) => now);
      const start = () => fileImports.start(draft, { existing: "copy" }, by);
      const calls = isCorrectedFirst ? [correct, start] : [start, correct];
      const ends = await Promise.allSettled(calls.map((call) => call()));
      const problems = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
      expect(problems).toEqual([expect.any(FileImportNotReady)]);
    }
  });

  test("are refused once the import has started, and for unknown files", async () => {
    const { id } = await uploadFiles(at.user, await makeCookbook());
    expect((await at.user.get(`imports/files/${id}/texts?file=nothing.txt`)).status).toBe(404);
    await runImport(at.user, id);
    expect((await put(id, "texts", { file: "x", text: "y" })).status).toBe(409);
  });
});
