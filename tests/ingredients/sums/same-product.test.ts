import { describe, expect, test } from "bun:test";
import { describeItems, sumLines } from "./sum-lines.ts";

type Row = readonly [lines: readonly string[], items: readonly string[], language?: string];

function addsUp(rows: readonly Row[]) {
  test.each(
    rows.map(([lines, items, language = "en"]) => [lines.join(" · "), lines, items, language] as const),
  )("%s", (_name, lines, items, language) =>
    expect(describeItems(sumLines(lines, language))).toEqual([...items]),
  );
}

describe("a list of colors chooses none of them", () => {
  addsUp([
    [
      ["2 bell peppers (green, yellow & red)", "1 green bell pepper"],
      ["bell peppers, 2", "green bell pepper, 1"],
    ],
    [["2 onions (red)", "1 red onion"], ["red onions, 3"]],
    [["1 white or yellow onion", "2 onions"], ["onions, 3"]],
    [["½ cup yellow and green bell peppers", "½ cup bell peppers"], ["bell peppers, 1 cup"]],
    [["2 Paprika (gelb, rot, grün)", "1 Paprika"], ["Paprika, 3"], "de"],
    [["2 poivrons de couleur vert et jaune", "1 poivron"], ["poivrons, 3"], "fr"],
  ]);
});

describe("a unit without a number is one, also if it’s large", () => {
  addsUp([
    [["big handful spinach", "a small handful of spinach"], ["spinach, 2 handfuls"]],
    [["große Handvoll Spinat", "1 Handvoll Spinat"], ["Spinat, 2 Handvoll"], "de"],
    [["grote handvol spinazie", "1 handvol spinazie"], ["spinazie, 2 handvol"], "nl"],
    [["grosse poignée d'épinards", "1 poignée d'épinards"], ["épinards, 2 poignées"], "fr"],
    [["buen puñado de perejil", "1 puñado de perejil"], ["perejil, 2 puñados"], "es"],
    [["abbondante manciata di rucola", "1 manciata di rucola"], ["rucola, 2 manciate"], "it"],
    [["boa pitada de sal", "1 pitada de sal"], ["sal, 2 pitadas"], "pt"],
    [["stor näve spenat", "1 näve spenat"], ["spenat, 2 nävar"], "sv"],
    [["stor håndfuld spinat", "1 håndfuld spinat"], ["spinat, 2 håndfulde"], "da"],
    [["duża garść szpinaku", "1 garść szpinaku"], ["szpinaku, 2 garście"], "pl"],
    [["a few handfuls of spinach"], ["spinach"]],
  ]);
});

describe("a unit tells two products with one name apart", () => {
  addsUp([
    [
      ["2 Stangen Sellerie", "1 Stange Staudensellerie", "1 Knollensellerie"],
      ["Sellerie, 3 Stangen", "Knollensellerie, 1"],
      "de",
    ],
    [["200 g Sellerie", "300 g Knollensellerie"], ["Sellerie, 500 g"], "de"],
    [["2 tsk paprika", "2 paprika"], ["paprika, 2 tsk", "paprikor, 2"], "sv"],
    [
      ["2 EL Tomatenpüree", "500 g passierte Tomaten"],
      ["Tomatenpüree, 2 EL", "passierte Tomaten, 500 g"],
      "de",
    ],
  ]);
});

describe("other words for the same product", () => {
  addsUp([
    [["2 cups powdered / icing sugar", "1 cup icing sugar"], ["icing sugar, 3 cups"]],
    [["400 g extra-lean minced beef", "100 g minced beef"], ["minced beef, 500 g"]],
    [["200 g 10% fat minced beef", "100 g minced beef"], ["minced beef, 300 g"]],
    [["2 cups dry basmati rice", "1 cup basmati rice"], ["basmati rice, 3 cups"]],
    [["400 g chopped tomatoes", "2 cans chopped tomatoes"], ["chopped tomatoes, 2 cans + 400 g"]],
    [["500 g Kartoffeln vorwiegend festkochend", "1 kg Kartoffeln"], ["Kartoffeln, 1,5 kg"], "de"],
    [["50 g Haferflocken zart", "50 g Haferflocken"], ["Haferflocken, 100 g"], "de"],
    [["50 g Haferflocken/Vollkornhaferflocken zart", "50 g Haferflocken"], ["Haferflocken, 100 g"], "de"],
    [["1 EL Kastanien Honig", "1 EL Honig"], ["Honig, 2 EL"], "de"],
    [["2 Paprika z. B. eine rote und eine gelbe", "1 Paprika"], ["Paprika, 3"], "de"],
    [["2 paprika's bijv. een rode en een groene", "1 paprika"], ["paprika's, 3"], "nl"],
  ]);
});

describe("how a line ends changes nothing", () => {
  addsUp([
    [["2 large eggs.", "1 egg"], ["eggs, 3"]],
    [["Freshly ground black pepper.", "½ tsp pepper"], ["pepper, ½ tsp"]],
    [["1 fresh lemon zest and juice", "2 lemons"], ["lemons, 3"]],
    [["1 Zitrone Saft und Schale", "2 Zitronen"], ["Zitronen, 3"], "de"],
    [["1 citron zeste et jus", "2 citrons"], ["citrons, 3"], "fr"],
    [
      ["1 tbsp lemon juice and zest", "1 lemon"],
      ["lemon juice and zest, 1 tbsp", "lemon, 1"],
    ],
    [["2 tbsp butter, plus 1 tbsp more if needed", "1 tbsp butter"], ["butter, 4 tbsp"]],
  ]);
});

describe("products that nobody buys for each other stay apart, though they weigh the same", () => {
  addsUp([
    [
      ["1 cup sharp cheddar, grated", "1 cup mild cheddar, grated"],
      ["sharp cheddar, 1 cup", "mild cheddar, 1 cup"],
    ],
    [
      ["100 g light brown sugar", "100 g dark brown sugar", "100 g brown sugar"],
      ["brown sugar, 200 g", "dark brown sugar, 100 g"],
    ],
    [
      ["1 cup light olive oil", "¼ cup extra-virgin olive oil", "½ cup olive oil"],
      ["light olive oil, 1 cup", "olive oil, ¾ cup"],
    ],
    [["500 ml de agua mineral", "250 ml de agua"], ["agua mineral, 500 ml", "agua, 250 ml"], "es"],
    [
      ["4 zucchini", "2 summer squashes", "1 yellow squash"],
      ["zucchini, 4", "yellow squash, 3"],
    ],
    [
      ["1 cup sun-dried tomatoes", "½ cup sun-dried tomatoes in oil", "½ cup oil-packed sun-dried tomatoes"],
      ["sun-dried tomatoes, 1 cup", "sun-dried tomatoes in oil, 1 cup"],
    ],
    [["100 g jonge kaas", "100 g oude kaas"], ["jonge kaas, 100 g", "oude kaas, 100 g"], "nl"],
  ]);
});

describe("what is bought ground, smoked, or whole stays apart, also if a note says so", () => {
  addsUp([
    [
      ["½ tsp ginger, ground", "1 tsp ground ginger", "2 pieces ginger"],
      ["ground ginger, 1½ tsp", "ginger, 2 pieces"],
    ],
    [
      ["1 lb beef, ground", "1 lb beef"],
      ["ground beef, 1 lb", "beef, 1 lb"],
    ],
    [["1 tsp pepper, freshly ground", "1 tsp pepper"], ["pepper, 2 tsp"]],
    [
      ["¼ tsp pepper corns", "1 tsp pepper"],
      ["pepper corns, ¼ tsp", "pepper, 1 tsp"],
    ],
    [["1 tsp paprika, smoked", "1 tsp smoked paprika"], ["smoked paprika, 2 tsp"]],
    [
      ["100 g Mandeln, gemahlen", "100 g Mandeln", "50 g gemahlene Mandeln"],
      ["gemahlene Mandeln, 150 g", "Mandeln, 100 g"],
      "de",
    ],
    [
      ["1 tasse d'amandes, en poudre", "1 tasse d'amandes"],
      ["amandes en poudre, 1 tasse", "amandes, 1 tasse"],
      "fr",
    ],
  ]);
});
