import { beforeAll, describe, expect, test } from "bun:test";
import type { Recipe } from "../../src/contract/recipes.ts";
import { loadWork, type ReadWork } from "../../web/ingredients/load-work.ts";
import { addKept } from "../../web/recipes/together/add-kept.ts";
import { formatDay, readFieldTime } from "../../web/recipes/together/clock.ts";
import { findOvenClashes } from "../../web/recipes/together/find-oven-clashes.ts";
import { listBreaks, listRows } from "../../web/recipes/together/list-rows.ts";
import { readDish, type PlannedDish } from "../../web/recipes/together/read-dish.ts";
import { countLate, makeSchedule, moveStep, type IsDone } from "../../web/recipes/together/schedule.ts";
import { applyAnswer, NO_ANSWER, readAnswer } from "../../web/recipes/together/step-answer.ts";

const NOW = 30_000_000;
let readWork: ReadWork;
beforeAll(async () => {
  readWork = await loadWork("en");
});

const toDish = (slug: string, steps: ({ text: string } & Record<string, unknown>)[]): PlannedDish =>
  readDish(
    { slug, name: slug, search: "", at: 0, steps: steps.length, seenAt: 0 },
    { recipe: { slug, recipeInstructions: steps } as Recipe, etag: null, readWork },
  );
const listDinner = () => [
  toDish("roast", [{ text: "Knead for 10 minutes." }, { text: "Roast for 60 minutes." }]),
  toDish("beans", [{ text: "Trim.", minutes: 10 }, { text: "Boil for 10 minutes." }]),
];
const nothing: IsDone = () => false;
const toMinutes = (starts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(starts).map(([key, start]) => [key, start - NOW]));

describe("a schedule", () => {
  test("says when to start each step", () => {
    const schedule = makeSchedule(listDinner(), null, { now: NOW, isDone: nothing, wanted: NOW + 100 });
    expect(schedule.ready).toBe(NOW + 100);
    expect(toMinutes(schedule.starts)).toEqual({
      "roast 0": 30,
      "roast 1": 40,
      "beans 0": 80,
      "beans 1": 90,
    });
  });

  test("keeps what is under way when the rest is moved, and leaves out what's done", () => {
    const dinner = listDinner();
    const before = makeSchedule(dinner, null, { now: NOW, isDone: nothing, wanted: NOW + 100 });
    const isDone: IsDone = ({ key }) => key === "roast 0";
    const late = NOW + 95;
    expect(countLate(dinner, before, { now: late, isDone })).toBe(5);
    const after = makeSchedule(dinner, before, { now: late, isDone, wanted: before.wanted });
    expect(toMinutes(after.starts)).toEqual({
      "roast 0": 30,
      "roast 1": 40,
      "beans 0": 95,
      "beans 1": 105,
    });
    expect([after.wanted, after.ready]).toEqual([NOW + 100, NOW + 115]);
    expect(countLate(dinner, after, { now: late, isDone })).toBe(0);
  });

  test("keeps an oven that heats beside other work", () => {
    const dinner = [
      toDish("cake", [
        { text: "Preheat the oven for 15 minutes." },
        { text: "Knead for 5 minutes." },
        { text: "Knead again for 10 minutes." },
        { text: "Bake for 30 minutes." },
      ]),
    ];
    const before = makeSchedule(dinner, null, { now: NOW, isDone: nothing, wanted: NOW + 45 });
    expect(toMinutes(before.starts)).toEqual({ "cake 0": 0, "cake 1": 0, "cake 2": 5, "cake 3": 15 });
    const isDone: IsDone = ({ key }) => key === "cake 1";
    const after = makeSchedule(dinner, before, { now: NOW + 7, isDone, wanted: before.wanted });
    expect(after.starts).toEqual(before.starts);
  });

  test("has an oven without a time heat before other work, and food before what's made of it", () => {
    const listStarts = (...texts: string[]) => {
      const dish = toDish(
        "dish",
        texts.map((text) => ({ text })),
      );
      const { starts } = makeSchedule([dish], null, { now: NOW, isDone: nothing, wanted: NOW + 100 });
      return Object.values(toMinutes(starts));
    };
    expect(
      listStarts("Heat the oven to 200 °C.", "Knead for 10 minutes.", "Roast in the oven for 60 minutes."),
    ).toEqual([30, 30, 40]);
    expect(
      listStarts(
        "Blanch the beans for 5 minutes.",
        "Mix the oil. Toss with the beans and chill for 30 minutes.",
      ),
    ).toEqual([65, 70]);
  });

  test("starts a late step again, since nobody knows how much of it is done", () => {
    const dinner = listDinner();
    const before = makeSchedule(dinner, null, { now: NOW, isDone: nothing, wanted: NOW + 100 });
    // The first step is late, so the second can't have begun.
    const after = makeSchedule(dinner, before, { now: NOW + 50, isDone: nothing, wanted: before.wanted });
    expect(toMinutes(after.starts)["roast 0"]).toBe(50);
    expect(after.ready).toBe(NOW + 120);
  });

  test("keeps a moved step, until another one needs its place", () => {
    const dinner = listDinner();
    const before = makeSchedule(dinner, null, { now: NOW, isDone: nothing, wanted: NOW + 100 });
    const change = { now: NOW, isDone: nothing };
    const moved = moveStep(dinner, before, { ...change, key: "beans 0", start: NOW + 50 });
    expect(toMinutes(moved.starts)).toEqual({ "roast 0": 30, "roast 1": 40, "beans 0": 50, "beans 1": 90 });
    expect(moved.moved).toEqual(["beans 0"]);
    const again = moveStep(dinner, moved, { ...change, key: "roast 0", start: NOW + 45 });
    expect(again.moved).toEqual(["roast 0"]);
    expect([toMinutes(again.starts)["roast 0"], again.ready]).toEqual([45, NOW + 115]);
    const past = moveStep(dinner, before, { ...change, key: "roast 0", start: NOW - 20 });
    expect(toMinutes(past.starts)["roast 0"]).toBe(0);
  });

  test("shows breaks, but not where there's work without a time", () => {
    const dinner = [
      toDish("roast", [{ text: "Knead for 10 minutes." }, { text: "Roast for 60 minutes." }]),
      toDish("salad", [{ text: "Wash the salad." }, { text: "Toss for 2 minutes." }]),
    ];
    const breaksOf = (dishes: PlannedDish[]) => {
      const schedule = makeSchedule(dishes, null, { now: NOW, isDone: nothing, wanted: null });
      return listBreaks(listRows(dishes, schedule, nothing), NOW);
    };
    expect(breaksOf(dinner)).toEqual([0, 0, 0, 0]);
    expect(
      breaksOf(dinner.map((dish) => ({ ...dish, steps: dish.steps.filter((s) => !s.lacksTime) }))),
    ).toEqual([0, 0, 58]);
  });
});

test("a wish is no row, and holds nothing up", () => {
  const dishes = [toDish("soup", [{ text: "Enjoy!" }, { text: "Simmer for 20 minutes." }])];
  const before = makeSchedule(dishes, null, { now: NOW, isDone: nothing, wanted: NOW + 20 });
  expect(listRows(dishes, before, nothing).map(({ step }) => step.at)).toEqual([1]);
  const after = makeSchedule(dishes, before, { now: NOW + 5, isDone: nothing, wanted: before.wanted });
  expect(toMinutes(after.starts)["soup 1"]).toBe(0);
});

test("hands aren't free while something must be turned", () => {
  const breaksOf = (text: string) => {
    const dishes = [toDish("steak", [{ text }, { text: "Slice it.", minutes: 5 }])];
    const schedule = makeSchedule(dishes, null, { now: NOW, isDone: nothing, wanted: null });
    return listBreaks(listRows(dishes, schedule, nothing), NOW);
  };
  expect(breaksOf("Bake for 20 minutes.")).toEqual([0, 20]);
  expect(breaksOf("Bake for 20 minutes, turning halfway.")).toEqual([0, 0]);
});

describe("a dish", () => {
  const follow = (...texts: string[]) =>
    toDish(
      "dish",
      texts.map((text) => ({ text, minutes: 10 })),
    ).steps.map(({ after, neededBy }) => neededBy ?? after);

  test.each<[string, string[], (string | number)[]]>([
    ["gets hot, stays so, and cools", ["Chop.", "Fry.", "Season.", "Chill."], ["cold", "hot", "hot", "cold"]],
    ["is deglazed at once", ["Fry the onions.", "Deglaze with wine."], ["never", "hot"]],
    ["is served at once", ["Bake.", "Serve immediately."], ["never", "never"]],
    ["may wait before it's heated and served", ["Boil.", "Fry and serve at once."], ["hot", "never"]],
    [
      "is shaped, and can wait then",
      ["Fry the onions.", "Shape into balls.", "Fry."],
      ["hot", "cold", "hot"],
    ],
    [
      "isn't decorated before it's baked",
      ["Bake.", "Chill.", "For the icing, whisk."],
      ["hot", "cold", "cold"],
    ],
    [
      "may be decorated with what's made before",
      ["Chill.", "For the icing, whisk.", "Spread."],
      ["cold", 2, "cold"],
    ],
    ["needs a hot oven", ["Preheat the oven to 200 °C.", "Knead.", "Bake."], [2, "cold", "hot"]],
    [
      "is in its pan before the oven is hot",
      ["Preheat the oven.", "Put the meat in a roasting pan.", "Roast for 10 minutes."],
      [2, "cold", "hot"],
    ],
    ["may have a dip", ["Fry.", "For the dip, mix cream and chives.", "Serve."], ["hot", 2, "hot"]],
    ["leaves time for other work", ["Boil.", "While it cooks, chop.", "Drain."], ["hot", 2, "hot"]],
  ])("%s", (_, texts, heat) => expect<unknown>(follow(...texts)).toEqual(heat));
});

describe("dishes in one oven", () => {
  const clashesOf = (...dishes: string[][]) => {
    const read = dishes.map((texts, at) =>
      toDish(
        `dish ${at}`,
        texts.map((text) => ({ text })),
      ),
    );
    const schedule = makeSchedule(read, null, { now: NOW, isDone: nothing, wanted: NOW + 500 });
    return findOvenClashes(read, schedule, nothing).map((clash) => clash.map(({ text }) => text));
  };

  test.each<[string, string[][], string[][]]>([
    [
      "need its temperature",
      [["Bake at 230 °C for 30 minutes."], ["Bake at 350°F for 20 minutes."]],
      [["230 °C", "350°F"]],
    ],
    ["may be alike", [["Bake at 400 °F for 30 minutes."], ["Bake at 200 °C for 20 minutes."]], []],
    [
      "differ even by 20 °C",
      [["Bake at 200 °C for 30 minutes."], ["Bake at 180 °C for 20 minutes."]],
      [["200 °C", "180 °C"]],
    ],
    [
      "are alike if one has a fan",
      [["Bake at 200 °C for 30 minutes."], ["Bake at 180 °C fan for 20 minutes."]],
      [],
    ],
    [
      "name an oven without a fan first",
      [["Bake at 200 °C (fan 180 °C) for 30 minutes."], ["Bake at 200 °C for 20 minutes."]],
      [],
    ],
    [
      "keep the temperature of steps before",
      [["Preheat the oven to 230 °C.", "Bake for 30 minutes."], ["Bake at 160 °C for 20 minutes."]],
      [["230 °C", "160 °C"]],
    ],
    [
      "may take turns",
      [["Bake at 230 °C for 30 minutes.", "Chill for 2 hours."], ["Bake at 160 °C for 20 minutes."]],
      [],
    ],
  ])("%s", (_, dishes, clashes) => expect(clashesOf(...dishes)).toEqual(clashes));
});

test("a time that's over today is tomorrow's, and says so", () => {
  const now = Math.round(new Date(2026, 4, 4, 15, 30).getTime() / 60_000);
  const dayOf = (text: string, language = "en-US") => formatDay(readFieldTime(text, now) ?? 0, now, language);
  expect(dayOf("18:30")).toBeNull();
  expect(dayOf("08:00")).toBe("tomorrow");
  expect(dayOf("15:30", "de-DE")).toBe("morgen");
  expect(formatDay(now + 2 * 24 * 60, now, "en-US")).toBe("in 2 days");
});

describe("what someone said about a step", () => {
  test.each<[string, object, object]>([
    ["numbers and booleans count", { minutes: 5, handsFree: true }, { minutes: 5, handsFree: true }],
    ["half minutes are rounded up", { minutes: 2.5 }, { minutes: 3 }],
    ["work may be a part of it", { minutes: 20, handsOn: 4.5 }, { minutes: 20, handsOn: 5 }],
    ["or nothing", { minutes: 20, handsOn: 0 }, { minutes: 20, handsOn: 0 }],
    ["texts don't", { minutes: "5", handsOn: "5", handsFree: "yes" }, {}],
    ["nor does anything without a sense", { minutes: -1, handsOn: -1, handsFree: null }, {}],
    ["nor more than a day", { minutes: 1441 }, {}],
    ["nor infinity", { minutes: Infinity }, {}],
  ])("%s", (_, step, answer) => expect(readAnswer(step)).toEqual(answer));

  const apply = (text: string, answer: object) => {
    const { parts, lacksTime } = applyAnswer(readWork(text), answer);
    return [...parts.map(({ minutes, handsFree }) => `${minutes} ${handsFree ? "wait" : "work"}`), lacksTime];
  };

  test.each<[string, object, (string | boolean)[]]>([
    ["Trim the beans.", {}, [true]],
    ["Trim the beans.", { minutes: 5 }, ["5 work", false]],
    ["Soak the beans overnight.", { minutes: 480, handsFree: true }, ["480 wait", false]],
    ["Chop the onions and simmer for 20 minutes.", {}, ["20 wait", true]],
    ["Chop the onions and simmer for 20 minutes.", { minutes: 26 }, ["6 work", "20 wait", false]],
    ["Chop the onions and simmer for 20 minutes.", { minutes: 20 }, ["20 wait", false]],
    ["Chop the onions and fry for 5 minutes.", { minutes: 8 }, ["8 work", false]],
    ["Simmer for 20 minutes.", { minutes: 15 }, ["15 wait", false]],
    ["Simmer for 20 minutes.", { minutes: 6 }, ["6 work", false]],
    ["Trim the beans.", { minutes: 20, handsOn: 5 }, ["5 work", "15 wait", false]],
    ["Trim the beans.", { minutes: 20, handsOn: 30 }, ["20 work", false]],
    ["Trim the beans.", { handsOn: 5 }, ["5 work", false]],
    ["Let cool.", { minutes: 20 }, ["20 wait", false]],
    ["Bake for 20 minutes, then leave to cool.", { minutes: 30 }, ["30 wait", false]],
    ["Trim the beans.", { minutes: 20, handsOn: 0, handsFree: false }, ["20 wait", false]],
    ["Simmer for 20 minutes.", { handsOn: 5 }, ["5 work", "20 wait", false]],
    ["Bake for 20 minutes, then leave to cool.", { minutes: 50, handsOn: 0 }, ["50 wait", false]],
    ["Bake for 40 minutes, then slice it.", { minutes: 45 }, ["40 wait", "5 work", false]],
    [
      "Leave to rise for 1 hour, knead, and rest for 15 minutes.",
      { minutes: 80 },
      ["60 wait", "5 work", "15 wait", false],
    ],
    ["Simmer for 20 minutes.", { minutes: 20, handsFree: false }, ["20 work", false]],
    ["Simmer for 20 minutes.", { handsFree: false }, ["20 work", false]],
  ])("%s %p", (text, answer, work) => expect(apply(text, answer)).toEqual(work));
});

test("taking a time back reaches the recipe later, unless someone else changed it", () => {
  const stored = JSON.parse(JSON.stringify({ "Trim.": { ...NO_ANSWER, instead: { minutes: 10 } } }));
  const stepsOf = (minutes: number) =>
    addKept({ recipeInstructions: [{ text: "Trim.", minutes }] } as unknown as Recipe, stored)
      .recipeInstructions;
  expect(JSON.stringify(stepsOf(10))).toBe('[{"text":"Trim."}]');
  expect(JSON.stringify(stepsOf(15))).toBe('[{"text":"Trim.","minutes":15}]');
});
