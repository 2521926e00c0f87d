import { BAKERY } from "./fr/bakery.ts";
import { BAKING } from "./fr/baking.ts";
import { CONDIMENTS } from "./fr/condiments.ts";
import { DAIRY } from "./fr/dairy.ts";
import { DRINKS } from "./fr/drinks.ts";
import { DRY_GOODS } from "./fr/dry-goods.ts";
import { MEAT_AND_FISH } from "./fr/meat-and-fish.ts";
import { PRODUCE } from "./fr/produce.ts";
import { SNACKS } from "./fr/snacks.ts";
import { SPICES } from "./fr/spices.ts";

export const FRENCH = [
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
