import { BAKERY } from "./en/bakery.ts";
import { BAKING } from "./en/baking.ts";
import { CONDIMENTS } from "./en/condiments.ts";
import { DAIRY } from "./en/dairy.ts";
import { DRINKS } from "./en/drinks.ts";
import { DRY_GOODS } from "./en/dry-goods.ts";
import { MEAT_AND_FISH } from "./en/meat-and-fish.ts";
import { PRODUCE } from "./en/produce.ts";
import { SNACKS } from "./en/snacks.ts";
import { SPICES } from "./en/spices.ts";

export const ENGLISH = [
  PRODUCE,
  SPICES,
  DRY_GOODS,
  BAKERY,
  MEAT_AND_FISH,
  DAIRY,
  CONDIMENTS,
  BAKING,
  DRINKS,
  SNACKS,
].join("\n");
