import { describe, expect, test } from "bun:test";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";
import { blogPage, PAGE_URL, pageWithData, recipesOn } from "../../../support/reading.ts";

const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const titled = (sections: [string, string][]) =>
  sections.map(([title, text]) => `<h2>${title}</h2><p>${text}</p>`).join("");

describe("no recipe is read from", () => {
  const pages: [string, string, string][] = [
    [
      "an essay",
      "On the boats of our coast",
      paragraphs([
        "They were built of oak, and every village had a form of its own, which nobody wrote down.",
        "In 1910 there were 300 of them, and 2 are left today.",
        "Whoever wants to see one has to go to the museum, which opens in May.",
      ]),
    ],
    [
      "a list of the ten best",
      "The 10 best parks of the town",
      titled([
        ["1. The park at the lake", "You can row here, and in winter you can skate on it."],
        ["2. The old garden", "It has 200 roses, and a house made of glass from 1880."],
        ["3. The hill", "From here you see the whole town, and the sea behind it."],
        ["4. The grove", "Go there early, for there is no shade left at noon."],
      ]),
    ],
    [
      "a numbered list of the ten best",
      "5 books that you should read",
      `<ul>${items(["1 novel about a whale", "2 plays about kings", "3 sisters who want to go to town", "4 letters to a friend", "5 poems"])}</ul>`,
    ],
    [
      "news with bullet points",
      "Town council votes on Tuesday",
      `<p>The council meets at 6 pm.</p><ul>${items(["200 new flats at the harbour", "12 buses that run on power", "3 schools get new roofs"])}</ul><p>The mayor said that all of this had been planned for years.</p>`,
    ],
    [
      "a product with its specifications",
      "Steel pan, 28 cm",
      `<p>A pan for life.</p><h2>Specifications</h2><table><tr><td>Weight</td><td>1.2 kg</td></tr><tr><td>Volume</td><td>2 l</td></tr><tr><td>Height</td><td>5 cm</td></tr></table><button>Add to cart</button><h2>Reviews</h2><p>Very good pan, I bought two of them.</p>`,
    ],
    [
      "a product with instructions",
      "Table lamp",
      `<h2>Instructions</h2><ol>${items(["Unplug the lamp before you change the bulb.", "Turn the bulb to the left and take it out.", "Put in the new bulb and plug in the lamp."])}</ol>`,
    ],
    [
      "a food with its ingredients and nutrition",
      "Oat bar",
      `<h2>Ingredients</h2><p>Oats (60 %), honey, palm oil, salt. May contain nuts.</p><h2>Nutrition facts</h2><table><tr><td>Energy</td><td>450 kcal</td></tr><tr><td>Fat</td><td>12 g</td></tr><tr><td>Protein</td><td>8 g</td></tr></table>`,
    ],
    [
      "questions and answers",
      "Questions about delivery",
      titled([
        ["How long does delivery take?", "It takes 2 to 3 days, and longer before Christmas."],
        ["Can I send things back?", "Within 14 days you can, if they are as new."],
        ["Do you have a shop?", "We have 1 shop, and it is open from Monday to Friday."],
      ]),
    ],
    [
      "a forum thread",
      "My engine makes a noise",
      [
        "It began after 300 km.",
        "Check the oil, it needs 2 l.",
        "Mine did that too. Take out the plugs and clean them.",
      ]
        .map((post) => `<div class="post"><b>someone</b><p>${post}</p></div>`)
        .join(""),
    ],
    [
      "a list of recipes",
      "All soups",
      `<ul>${items(["Leek soup", "Bean soup", "Fish soup", "Pea soup"].map((name) => `<a href="/${name}">${name}</a>`))}</ul>`,
    ],
    [
      "a food search",
      "Results for flour",
      `<ul>${items(["200 g flour in cups", "1 kg flour, wheat", "500 g flour, rye"].map((name) => `<a href="/${name}">${name}</a>`))}</ul>`,
    ],
    [
      "a shop's product list",
      "Flour and sugar",
      ["Wheat flour 1 kg", "Rye flour 1 kg", "Cane sugar 500 g"]
        .map(
          (name) =>
            `<div class="product"><h3><a href="/p">${name}</a></h3><span>1.20</span><button>Add to cart</button></div>`,
        )
        .join(""),
    ],
    [
      "a price table",
      "Our prices",
      `<table>${["2 h", "4 h", "8 h"].map((time) => `<tr><td>${time}</td><td>20 EUR</td></tr>`).join("")}</table>`,
    ],
    [
      "a bus timetable",
      "Line 12",
      `<table>${["Harbour", "Market", "Mill"].map((stop) => `<tr><td>${stop}</td><td>8:10</td><td>9:10</td></tr>`).join("")}</table>`,
    ],
    [
      "match results",
      "Sunday's matches",
      `<ul>${items(["North 2 - South 1", "East 0 - West 0", "Hill 3 - Dale 2"])}</ul>`,
    ],
    [
      "terms of use",
      "Terms",
      `<ol>${items(["These terms hold for all who use this site.", "We may change them at any time without notice.", "The law of the land holds for all else."])}</ol>`,
    ],
    ["an error", "Page not found", "<p>This page does not exist any more.</p>"],
    ["nothing", "", ""],
  ];
  test.each(pages)("%s", (_, title, body) => {
    expect(recipesOn(blogPage(title, body))).toEqual([]);
  });

  test.each([
    ["an article", { "@type": "Article", headline: "On boats", articleBody: "They were built of oak." }],
    [
      "a plain list",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", name: "Soup", url: "/soup" }] },
    ],
    ["a product", { "@type": "Product", name: "Pan", offers: { price: "20" } }],
    ["questions", { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "Why?" }] }],
    [
      "a guide",
      { "@type": "HowTo", name: "Change a tyre", step: [{ "@type": "HowToStep", text: "Lift the car." }] },
    ],
    [
      "a recipe without a name",
      { "@type": "Recipe", recipeIngredient: ["1 egg"], recipeInstructions: "Boil it." },
    ],
    ["a recipe without its lists", { "@type": "Recipe", name: "Egg" }],
  ])("data that declares %s", (_, data) => {
    expect(recipesOn(pageWithData(data))).toEqual([]);
  });
});

describe("obstacles are recognized", () => {
  const reading = (title: string, body: string) =>
    readPage({
      url: PAGE_URL,
      html: `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    });

  test.each([
    ["Just a moment...", "<p>Checking your browser before you go on.</p>"],
    ["Attention Required!", "<h1>Sorry, you have been blocked</h1>"],
    ["kitchen.example", "<p>Please verify you are a human.</p>"],
    ["kitchen.example", "<p>Are you a robot?</p>"],
    ["Access Denied", "<p>You do not have permission.</p>"],
    ["Einen Moment bitte…", "<p>Die Seite wird gleich geladen.</p>"],
    ["Un instant…", "<p>Enable JavaScript and cookies to continue</p>"],
  ])("a robot check, by “%s” and %s", (title, body) => {
    expect(reading(title, body)).toMatchObject({ recipes: [], obstacle: "robot-check" });
  });

  test.each([
    ["Log in", "<form><input name=user><input type=password></form>"],
    ["Kitchen club", "<h1>Sign in</h1><p>to read this recipe</p>"],
    ["Anmelden", "<p>Bitte melde dich an.</p>"],
    ["Se connecter", "<p>Votre compte</p>"],
    ["Войти", "<p>Ваш профиль</p>"],
    ["ログイン", "<p>会員の方</p>"],
  ])("a sign-in form, by “%s” and %s", (title, body) => {
    expect(reading(title, body)).toMatchObject({ recipes: [], obstacle: "sign-in-wall" });
  });

  test("none on an ordinary page", () => {
    expect(reading("On boats", "<p>They were built of oak.</p>").obstacle).toBeNull();
  });

  test("none on a long page that also has a form or mentions robots", () => {
    const long = "<p>They were built of oak, and every village had its own.</p>".repeat(100);
    expect(reading("On robots", `<p>Log in</p>${long}<p>A captcha.</p>`).obstacle).toBeNull();
  });

  test("none if there's a recipe", () => {
    const recipe = {
      "@type": "Recipe",
      name: "Egg",
      recipeIngredient: ["1 egg"],
      recipeInstructions: "Boil it.",
    };
    const html = pageWithData(recipe, "<p>Log in</p><p>Are you a robot?</p>");
    expect(readPage({ url: PAGE_URL, html }).obstacle).toBeNull();
  });
});
