import { t } from "../../text/translation.ts";
import type { ShownLine } from "../amounts/read-ingredients.ts";
import type { BookOptions } from "./book-options.ts";
import type { BookRecipe } from "./book-recipe.ts";
import { splitText } from "./fill-pages.ts";
import { make, makeBlock, makeTitle, type DrawnBlock, type DrawnRecipe } from "./make-block.ts";

interface Drawing extends BookOptions {
  /** The title of the chapter that this recipe begins. */
  chapter: string | null;
  pictureAddress: (path: string) => string;
}

type Step = BookRecipe["steps"][number];

/** Pictures of a step in a row. */
const IN_ROW = 3;

export function drawRecipe(recipe: BookRecipe, drawing: Drawing): DrawnRecipe {
  return {
    head: drawHead(recipe, drawing),
    left: drawIngredients(recipe),
    right: drawSteps(recipe, drawing),
    tail: drawNotes(recipe),
  };
}

function drawHead(
  recipe: BookRecipe,
  { chapter, perPage, hasPictures, pictureAddress }: Drawing,
): DrawnBlock[] {
  const picture = hasPictures && recipe.image ? drawPicture(pictureAddress(recipe.image)) : null;
  const name = make("h3", "bk-name", recipe.name);
  const facts = make("p", "bk-facts", ...recipe.facts.map(drawFact));
  const start = chapter === null ? [] : [makeTitle("h2", "bk-chapter", chapter)];
  const top =
    perPage === 2
      ? [
          makeBlock(
            make("div", "bk-block bk-top", make("div", "", name, facts), ...(picture ? [picture] : [])),
          ),
        ]
      : [
          makeBlock(make("div", "bk-block", name), { keepsWithNext: true }),
          ...(picture ? [makeBlock(make("div", "bk-block bk-banner", picture), { isPicture: true })] : []),
          ...(recipe.facts.length > 0
            ? [makeBlock(make("div", "bk-block", facts), { keepsWithNext: true })]
            : []),
        ];
  return [...start, ...top, ...recipe.description.map((text) => drawParagraph("bk-about", text))];
}

function drawPicture(address: string): HTMLElement {
  const picture = make("img", "bk-picture");
  picture.alt = "";
  picture.decoding = "async";
  picture.src = address;
  return picture;
}

function drawFact({ label, value }: BookRecipe["facts"][number]): HTMLElement {
  return make("span", "bk-fact", make("span", "bk-label", label), " ", make("span", "", value));
}

function drawParagraph(className: string, text: string): DrawnBlock {
  return makeBlock(make("p", `bk-block ${className}`, text), {
    divide: (parts) => splitText(text, parts).map((part) => drawParagraph(className, part)),
  });
}

function drawIngredients({ ingredients: { sections, footnotes } }: BookRecipe): DrawnBlock[] {
  if (sections.length === 0) return [];
  return [
    makeTitle("h4", "bk-part", t("recipe.ingredients")),
    ...sections.flatMap(({ title, lines }) => [
      ...(title ? [makeTitle("h4", "bk-group", title)] : []),
      ...lines.map(drawLine),
    ]),
    ...footnotes.map(({ mark, text }) => drawParagraph("bk-line bk-small", `${mark} ${text}`)),
  ];
}

function drawLine({ before, amount, after, marks }: ShownLine): DrawnBlock {
  const marked = marks.map((mark) => make("sup", "", mark));
  const strong = amount ? [make("strong", "", amount)] : [];
  return makeBlock(make("p", "bk-block bk-line", before, ...strong, after, ...marked), {
    divide: (parts) =>
      splitText(before + amount + after, parts).map((part) => drawParagraph("bk-line", part)),
  });
}

/** With two recipes on a page, there's no room for pictures of steps. */
function drawSteps({ steps }: BookRecipe, { perPage, hasPictures, pictureAddress }: Drawing): DrawnBlock[] {
  if (steps.length === 0) return [];
  const hasStepPictures = hasPictures && perPage === 1;
  return [
    makeTitle("h4", "bk-part", t("recipe.steps")),
    ...steps.flatMap((step) => [
      ...(step.title ? [makeTitle("h4", "bk-group", step.title)] : []),
      ...(step.number === null ? [] : [drawStep(step, hasStepPictures)]),
      ...(hasStepPictures ? drawStepPictures(step.pictures.map(pictureAddress)) : []),
    ]),
  ];
}

function drawStepPictures(addresses: string[]): DrawnBlock[] {
  const rows = Array.from({ length: Math.ceil(addresses.length / IN_ROW) }, (_, row) =>
    addresses.slice(row * IN_ROW, (row + 1) * IN_ROW),
  );
  return rows.map((row) => makeBlock(make("div", "bk-block bk-step-pictures", ...row.map(drawPicture))));
}

function drawStep(
  { number, name, text, pictures }: Pick<Step, "number" | "name" | "text" | "pictures">,
  hasPictures: boolean,
): DrawnBlock {
  const body = make("div", "bk-step-text", ...(name ? [make("strong", "bk-step-name", name)] : []), text);
  const mark = make("span", "bk-number", number === null ? "" : String(number));
  return makeBlock(make("div", "bk-block bk-step", mark, body), {
    keepsWithNext: hasPictures && pictures.length > 0,
    divide: (parts) =>
      splitText(text, parts).map((part, at, all) =>
        drawStep(
          {
            number: at === 0 ? number : null,
            name: at === 0 ? name : "",
            text: part,
            pictures: at === all.length - 1 ? pictures : [],
          },
          hasPictures,
        ),
      ),
  });
}

function drawNotes({ notes, source }: BookRecipe): DrawnBlock[] {
  const blocks = notes.flatMap(({ title, paragraphs }) => [
    makeTitle("h4", "bk-group bk-note", title || t("recipe.notes")),
    ...paragraphs.map((text) => drawParagraph("bk-about", text)),
  ]);
  const origin = source ? [drawParagraph("bk-small", t("recipe.source-at", { host: source }))] : [];
  return [...blocks, ...origin];
}
