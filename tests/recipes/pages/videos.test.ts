import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPage } from "../../../src/recipes/reading/page/read-page.ts";
import { listShapes, readMarked, renderVideo, VIDEO_URL, type Video } from "./video-page.ts";

interface RecipeVideo extends Video {
  name: string;
}
interface OtherVideo extends Video {
  kind: string;
}

/** Videos and posts in twelve languages, with and without a recipe in their description. */
const FOLDER = join(import.meta.dir, "videos");
const OTHER_FOLDER = join(import.meta.dir, "videos-without-recipe");
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

const readVideos = <Kind>(folder: string, language: string): Kind[] =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));

const read = (video: Video, shape: string) =>
  readPage({ url: VIDEO_URL, html: renderVideo(video, shape) }).recipes[0];

/** The width of spaces and final full stops don't count. */
const simplify = (texts: string[]) =>
  texts.map((text) =>
    text
      .replace(/[.。]$/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );

function isRight(video: RecipeVideo, shape: string): boolean {
  const recipe = read(video, shape);
  if (!recipe) return false;
  const { name, author, recipeIngredient, recipeInstructions } = recipe;
  const found = {
    name,
    author,
    list: simplify(recipeIngredient),
    steps: simplify(recipeInstructions.map(({ text }) => text)),
  };
  const wanted = {
    name: video.name,
    author: video.channel,
    list: simplify(readMarked(video.description, /\{([^}]*)\}/g)),
    steps: simplify(readMarked(video.description, /⟦([^⟧]*)⟧/g)),
  };
  return Bun.deepEquals(found, wanted);
}

test("the recipe in the description of a video is read, and nothing else", () => {
  const videos = LANGUAGES.flatMap((language) => readVideos<RecipeVideo>(FOLDER, language));
  const wrong = videos.filter((video) => listShapes(video).some((shape) => !isRight(video, shape)));
  expect(videos.length).toBeGreaterThanOrEqual(96);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe("vlogs, workouts, songs, and lists of gear aren't taken for a recipe", () => {
  test.each(LANGUAGES)("%s", (language) => {
    const videos = readVideos<OtherVideo>(OTHER_FOLDER, language);
    const claimed = videos.filter((video) => listShapes(video).some((shape) => read(video, shape)));
    expect(videos.length).toBeGreaterThanOrEqual(8);
    expect(claimed.map(({ title }) => title)).toEqual([]);
  });
});
