import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, tag } from "./page-frame.ts";
import { ingredients, steps, words } from "./visible-layouts.ts";
import type { PageLanguage } from "./page-words.ts";

export const COMPONENT_TITLES: Record<PageLanguage, string[]> = {
  "en-US": ["For the filling", "Cream cheese frosting", "Lemon sauce"],
  "da-DK": ["Til fyldet", "Citronglasur", "Vaniljesauce"],
  "de-DE": ["Für die Füllung", "Zitronenglasur", "Vanillesoße"],
  "es-ES": ["Para el relleno", "Glaseado de limón", "Salsa de vainilla"],
  "fr-FR": ["Pour la garniture", "Glaçage au citron", "Sauce à la vanille"],
  "it-IT": ["Per il ripieno", "Glassa al limone", "Salsa alla vaniglia"],
  "pl-PL": ["Na farsz", "Polewa cytrynowa", "Sos waniliowy"],
  "pt-PT": ["Para o recheio", "Cobertura de limão", "Molho de baunilha"],
  "sv-SE": ["Till fyllningen", "Citronglasyr", "Vaniljsås"],
  "zh-CN": ["馅料", "柠檬糖霜", "香草酱汁"],
  "zh-TW": ["內餡", "檸檬糖霜", "香草醬汁"],
};

export interface Block {
  title: string;
  items: string[];
  texts: string[];
}

/** The first half of a dish, and the second half under a title. */
export function divideInBlocks(dish: Dish, title: string): [Block, Block] {
  const [items, texts] = [listIngredients(dish), listSteps(dish)];
  const [item, text] = [Math.ceil(items.length / 2), Math.ceil(texts.length / 2)];
  return [
    { title: "", items: items.slice(0, item), texts: texts.slice(0, text) },
    { title, items: items.slice(item), texts: texts.slice(text) },
  ];
}

const lists = ({ items, texts }: Block) => [tag("ul", each("li", items)), tag("ol", each("li", texts))];

/** Each block with headings of its own for ingredients and steps. */
export const BLOCK_LAYOUTS: Record<string, (dish: Dish, block: Block) => string> = {
  headings: (dish, block) => {
    const [list = "", numbers = ""] = lists(block);
    const title = block.title && tag("h2", escapeHtml(block.title));
    return title + ingredients(dish, list, 3) + steps(dish, numbers, 3);
  },
  "headings of one level": (dish, block) => {
    const [list = "", numbers = ""] = lists(block);
    const title = block.title && tag("h3", escapeHtml(block.title));
    return title + ingredients(dish, list, 3) + steps(dish, numbers, 3);
  },
  "bold lines": (dish, block) => {
    const [list = "", numbers = ""] = lists(block);
    const bold = (text: string) => text && `<p><strong>${escapeHtml(text)}</strong></p>`;
    return bold(block.title) + bold(words(dish).ingredients) + list + bold(words(dish).steps) + numbers;
  },
  "a lead below each title": (dish, block) => {
    const [list = "", numbers = ""] = lists(block);
    const title = block.title && tag("h2", escapeHtml(block.title));
    const lead = tag("p", escapeHtml(words(dish).intro));
    return title + lead + ingredients(dish, list, 4) + steps(dish, numbers, 4);
  },
};

/** Each block with a title, and no heading for its lists. */
export const UNNAMED_LAYOUTS: Record<string, (block: Block) => string> = {
  headings: (block) => tag("h2", escapeHtml(block.title)) + lists(block).join("\n"),
  "sections of paragraphs": ({ title, items, texts }) =>
    tag("section", tag("h3", escapeHtml(title)) + each("p", items) + each("p", texts)),
  "bold lines over line breaks": ({ title, items, texts }) =>
    tag("p", tag("b", escapeHtml(title))) + tag("p", items.map(escapeHtml).join("<br>")) + each("p", texts),
};
