import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Caller } from "../support/caller.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";

const HOSTILE = {
  "own.md": '{{ recipe.constructor.constructor("return process.pid")() }}',
  "code.md": '{{ a"&&Function`return\\x28process.pid\\x29```&&"b }}',
  "name.md": `{% if 1 is 'x");throw(process.pid);("' %}{% endif %}`,
  "heavy.md": '{% set a = "x" %}{% for i in range(60) %}{% set a = [a, a] %}{% endfor %}{{ a }}',
};

const ENDLESS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}";

let program: RunningTagine;
let admin: Caller;

beforeAll(async () => {
  program = await startTagine();
  admin = await program.signIn();
  await admin.send("POST", "recipes/create", { name: "Bean Stew", tags: ["warm"] });
  const folder = join(program.dataDir, "templates");
  mkdirSync(folder);
  for (const [name, source] of Object.entries(HOSTILE)) writeFileSync(join(folder, name), source);
  writeFileSync(join(folder, "endless.md"), ENDLESS);
  writeFileSync(join(folder, "card.txt"), "{{ recipe.name | upper }}: {{ recipe.tags | join }}");
});
afterAll(() => program.end());

test.each(Object.keys(HOSTILE))(
  "the executable rejects the hostile template %s",
  async (name) => {
    const answer = await admin.get(`recipes/bean-stew/export?format=template&template=${name}`);
    expect([answer.status, answer.body.code]).toEqual([422, "template-broken"]);
    expect(JSON.stringify(answer.body)).not.toContain(String(program.pid));
  },
  15_000,
);

test("the executable gives up an endless template and answers requests while it runs", async () => {
  const endless = admin.get("recipes/bean-stew/export?format=template&template=endless.md");
  const started = performance.now();
  expect((await program.visitor.get("recipes/bean-stew")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1000);
  const { status, body } = await endless;
  expect([status, body.code, body.params.why]).toEqual([
    422,
    "template-broken",
    expect.stringContaining("It takes too long"),
  ]);
}, 15_000);

test("the executable renders templates, also in backups", async () => {
  const { body } = await admin.get("recipes/bean-stew/export?format=template&template=card.txt");
  expect(body).toBe("BEAN STEW: warm");
  const markdown = await program.visitor.get("recipes/bean-stew/export?format=markdown");
  expect(markdown.body).toStartWith("# Bean Stew");
  const backup = await admin.send("POST", "backups/export/database", {
    templates: ["card.txt", "recipes.md"],
  });
  expect(backup.status).toBe(201);
  const broken = await admin.send("POST", "backups/export/database", { templates: ["own.md"] });
  expect([broken.status, broken.body.code]).toEqual([422, "template-broken"]);
}, 20_000);
