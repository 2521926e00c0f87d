import { BAKERY } from "./de/bakery.ts";
import { BAKING } from "./de/baking.ts";
import { CONDIMENTS } from "./de/condiments.ts";
import { DAIRY } from "./de/dairy.ts";
import { DRINKS } from "./de/drinks.ts";
import { DRY_GOODS } from "./de/dry-goods.ts";
import { MEAT_AND_FISH } from "./de/meat-and-fish.ts";
import { PRODUCE } from "./de/produce.ts";
import { SNACKS } from "./de/snacks.ts";
import { SPICES } from "./de/spices.ts";

export const GERMAN = [
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
