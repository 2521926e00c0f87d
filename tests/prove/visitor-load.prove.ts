/**
 * Visitors without a token make the program store as much as possible for ten minutes. `VISITOR_LOAD_SECONDS`
 * shortens it.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import { eventually } from "../support/eventually.ts";
import type { RunningTagine } from "../support/program.ts";
import { openRawConnection, type RawConnection } from "../support/raw-connection.ts";
import { startWithRecipes } from "./many-recipes.ts";
import { median } from "./measuring.ts";

const SECONDS = Number(process.env["VISITOR_LOAD_SECONDS"] ?? 600);
const RECIPES = 1500;
const MOST_MEGABYTES = 300;
const HALF_SENT = 60;
const TEN_MEGABYTES = 10_000_000;

const FIELDS = [
  "name",
  "slug",
  "image",
  "description",
  "dateAdded",
  "rating",
  "recipeIngredient",
  "notes",
  "tags",
];

let at: RunningTagine;
beforeAll(async () => {
  at = await startWithRecipes(RECIPES);
  // A minute after the start it makes the missed backup, which has nothing to do with visitors.
  const admin = await at.signIn();
  await eventually(async () => (await admin.get("backups/available")).body.imports.length > 0, 180_000);
  forgetPeak();
}, 300_000);
afterAll(() => at.end());

/** In megabytes; `peak` is the most since the start. */
function memory(): { now: number; peak: number } {
  const status = readFileSync(`/proc/${at.pid}/status`, "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

/** Resets the peak. Source: proc(5), clear_refs */
function forgetPeak(): void {
  writeFileSync(`/proc/${at.pid}/clear_refs`, "5");
}

function attack(count: number, random: Random): Promise<unknown> {
  const pick = (most: number) => random.between(0, most - 1);
  const { visitor } = at;
  switch (count % 9) {
    case 0: {
      const keys = random.some(FIELDS, 1 + pick(FIELDS.length));
      return visitor.get(`recipes?${keys.map((key) => `keys=${key}`).join("&")}&num=${1 + pick(2000)}`);
    }
    case 1:
      return visitor.get(`recipes/summary?start=${pick(3000)}&limit=${pick(3000)}`);
    case 2:
      return visitor.send("POST", "recipes", {
        properties: FIELDS.slice(pick(FIELDS.length)),
        limit: pick(1e9),
      });
    case 3:
      return visitor.send("POST", "auth/token", { username: "a".repeat(TEN_MEGABYTES), password: "a" });
    case 4:
      return visitor.send("POST", "recipes/create", `{"a":[${"{},".repeat(3_000_000)}{}]}`);
    case 5:
      return visitor.send("POST", "recipes/category", `[${'"a",'.repeat(10_000)}"a"]`);
    case 6:
      return visitor.get(`recipes/${"x".repeat(3000)}${count}`);
    case 7:
      return visitor.get(`recipes/search?q=${encodeURIComponent("soup ".repeat(pick(300)))}${count}`);
    default:
      return visitor.send(
        "POST",
        "auth/token",
        new URLSearchParams({ username: `${count}@${"a".repeat(200)}`, password: "a" }),
      );
  }
}

async function holdHalfSentRequests(): Promise<RawConnection[]> {
  const calls = ["/api/auth/token", "/api/recipes/create", "/api/recipes", "/api/users/sign-ups/a"];
  return Promise.all(
    Array.from({ length: HALF_SENT }, async (_, number) => {
      const client = await openRawConnection(at.address);
      const call = calls[number % calls.length];
      client.send(
        `POST ${call} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${TEN_MEGABYTES}\r\n\r\n`,
      );
      client.send(" ".repeat(TEN_MEGABYTES - 1000));
      return client;
    }),
  );
}

test(
  "hostile visitors take less than 300 MB, and others are answered",
  async () => {
    const random = createSeededRandom(1);
    const until = performance.now() + SECONDS * 1000;
    const isOver = () => performance.now() > until;
    let count = 0;
    const waits: number[] = [];

    const attackers = Array.from({ length: 4 }, async () => {
      while (!isOver()) await attack(count++, random).catch(() => {});
    });
    const holders = (async () => {
      while (!isOver()) {
        const held = await holdHalfSentRequests();
        await Bun.sleep(2000);
        for (const client of held) client.hangUp();
      }
    })();
    const watcher = (async () => {
      for (let second = 0; !isOver(); second++) {
        const started = performance.now();
        expect((await at.visitor.get("health")).status).toBe(200);
        waits.push(performance.now() - started);
        if (second % 30 === 0) console.log(`${second} s: ${memory().now.toFixed(0)} MB, ${count} requests`);
        await Bun.sleep(1000);
      }
    })();
    await Promise.all([...attackers, holders, watcher]);

    const { now, peak } = memory();
    const slowest = Math.max(...waits);
    console.log(
      `${count} requests: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB; others waited ${median(waits).toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`,
    );
    expect(peak).toBeLessThan(MOST_MEGABYTES);
  },
  (SECONDS + 120) * 1000,
);
