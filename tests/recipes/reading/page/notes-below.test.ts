import { describe, expect, test } from "bun:test";
import { blogPage, listItems, MASH, pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

const PARTS = {
  en: ["Ingredients", "Method"],
  de: ["Zutaten", "Zubereitung"],
  fr: ["Ingrédients", "Préparation"],
  sv: ["Ingredienser", "Gör så här"],
  pl: ["Składniki", "Przygotowanie"],
} as const;
type Language = keyof typeof PARTS;

const NOTES: [Language, title: string, lines: string[]][] = [
  ["en", "Serving suggestions", ["warm flatbreads", "a spoonful of yogurt"]],
  ["de", "Tipps", ["Dazu passt ein grüner Salat.", "Reste halten sich drei Tage im Kühlschrank."]],
  ["fr", "Astuces", ["Servez avec du pain grillé.", "Se conserve trois jours au frais."]],
  ["sv", "Tips", ["Servera med nybakat bröd.", "Håller i tre dagar i kylen."]],
  ["pl", "Propozycja podania", ["Podawaj z ciepłym chlebem.", "Posyp natką pietruszki."]],
];

const STYLES: [style: string, (title: string, lines: string[]) => string][] = [
  ["a bold line and line breaks", (title, lines) => `<p><b>${title}:</b><br>${lines.join("<br>")}</p>`],
  ["a heading and a list", (title, lines) => `<h3>${title}</h3><ul>${listItems(lines)}</ul>`],
  ["a heading and paragraphs", (title, lines) => `<h4>${title}</h4><p>${lines.join("</p><p>")}</p>`],
];

const makePage = (language: Language, below: string) =>
  blogPage(
    "Chickpea mash",
    `<h2>${PARTS[language][0]}</h2><ul>${listItems(MASH.list)}</ul>
     <h2>${PARTS[language][1]}</h2><div><p>${MASH.method.join("</p><p>")}</p>${below}</div>`,
  );

describe("suggestions below the steps become notes", () => {
  for (const [style, write] of STYLES) {
    test.each(NOTES)(`with ${style}, in %s`, (language, title, lines) => {
      const recipe = recipeOn(makePage(language, write(title, lines)));
      expect(stepsOf(recipe)).toEqual(MASH.method);
      expect(recipe?.notes).toEqual([{ title, text: lines.join("\n") }]);
    });
  }

  test("up to the next heading, an advertisement, or a link", () => {
    const note = "<h3>Notes</h3><p>It keeps for three days.</p>";
    for (const end of [
      "<h3>About Anna</h3><p>She lives by the sea.</p>",
      "<p><b>Chef Anna</b></p><p>She lives by the sea.</p>",
      '<p><a href="/pie">Our best apple pie</a></p><p>It is a good one.</p>',
      "<p>Read more about:</p>",
    ])
      expect(recipeOn(makePage("en", note + end))?.notes).toEqual([
        { title: "Notes", text: "It keeps for three days." },
      ]);
  });

  test("under each of several headings", () => {
    const below = "<h3>Storage</h3><p>Keep it cold.</p><h3>Variations</h3><p>Add raisins.</p>";
    expect(recipeOn(makePage("en", below))?.notes).toEqual([
      { title: "Storage", text: "Keep it cold." },
      { title: "Variations", text: "Add raisins." },
    ]);
  });

  test("unless they're a comment", () => {
    const below = "<h3>Comments</h3><p>Made it twice, and we all loved it.</p>";
    expect(recipeOn(makePage("en", below))?.notes ?? []).toEqual([]);
  });
});

describe("suggestions at the end of structured steps become notes", () => {
  const DATA = { "@type": "Recipe", name: "Chickpea mash", recipeIngredient: MASH.list };

  test.each(NOTES)("in %s", (_, title, lines) => {
    const below = `<p><strong>${title}:</strong><br>${lines.join("<br>")}</p>`;
    const recipeInstructions = `<p>${MASH.method.join("</p><p>")}</p>${below}`;
    const recipe = recipeOn(pageWithData({ ...DATA, recipeInstructions }));
    expect(stepsOf(recipe)).toEqual(MASH.method);
    expect(recipe?.notes).toEqual([{ title, text: lines.join("\n") }]);
  });

  test("also as separate steps", () => {
    const steps = [...MASH.method, "Notes", "It keeps.", "Tips", "Add raisins.", "Add nuts."];
    const recipeInstructions = steps.map((text) => ({ "@type": "HowToStep", text }));
    expect(recipeOn(pageWithData({ ...DATA, recipeInstructions }))?.notes).toEqual([
      { title: "Notes", text: "It keeps." },
      { title: "Tips", text: "Add raisins.\nAdd nuts." },
    ]);
  });
});
