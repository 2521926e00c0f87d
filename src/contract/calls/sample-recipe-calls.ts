import {
  AddedSampleRecipes,
  RemovedSampleRecipes,
  SampleRecipes,
  SampleRecipesInput,
} from "../sample-recipes.ts";
import { defineCalls } from "./call.ts";

export const sampleRecipeCalls = defineCalls({
  "GET sample-recipes": {
    role: "admin",
    tag: "sample recipes",
    summary: "Count the sample recipes",
    answer: { description: "Those that can be removed together", body: SampleRecipes },
  },
  "POST sample-recipes": {
    role: "admin",
    tag: "sample recipes",
    summary: "Add 12 sample recipes",
    description: "With pictures, to look around in a new installation. Adds only those that are missing.",
    body: SampleRecipesInput,
    answer: { description: "Done", body: AddedSampleRecipes },
    refusals: ["invalid"],
  },
  "DELETE sample-recipes": {
    role: "admin",
    tag: "sample recipes",
    summary: "Remove the sample recipes",
    description:
      "Recipes that someone edited, cooked, planned, shared, or marked as a favorite stay, as ordinary recipes. " +
      "The others are deleted without going to the trash, since they can be added again.",
    answer: { description: "Done, also if there were none", body: RemovedSampleRecipes },
  },
});
