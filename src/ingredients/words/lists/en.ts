import type { WordLists } from "../line-words.ts";

export const ENGLISH: WordLists = {
  numbers: [
    [0.25, "one quarter|a quarter|quarter|one-quarter"],
    [1 / 3, "one third|a third|one-third"],
    [0.5, "half a|half an|one half|half|a half|one-half"],
    [2 / 3, "two thirds|two-thirds"],
    [0.75, "three quarters|three-quarters|three quarter"],
    [1, "one"],
    [2, "two"],
    [3, "three"],
    [4, "four"],
    [5, "five"],
    [6, "six"],
    [7, "seven"],
    [8, "eight"],
    [9, "nine"],
    [10, "ten"],
    [12, "twelve|a dozen|one dozen|dozen"],
    [24, "two dozen"],
  ],
  andHalf: "and a half|and one half|and one-half",
  to: "to|or|through",
  and: "and",
  or: "or",
  of: "of|each of|each|of a|of an|of the|each of the|x|×",
  plus: "plus|+",
  ofWhich: "of which|of that|reserve|reserving|reserved|including",
  about:
    "about|approximately|approx.|approx|around|roughly|circa|ca.|ca|c.|up to|at least|scant|almost|nearly|prob|prob.|probably|+⁄-",
  some: "some|a few|few|lots of|plenty of|some more|just a little|a good amount of|a little|little bit of|a bit of|a couple of|a couple|couple of|several|enough|a|an",
  further: "another|extra|an extra|additional|an additional|a further|further",
  dozen: "dozen/dozens",
  spoons: ["tbsp", "tsp"],
  serves: "serves|feeds|for|makes|yields|serving",
  servings:
    "serving/servings|portion/portions|helping/helpings|person/people|person/persons|guest/guests|adult/adults|child/children|slice/slices|piece/pieces|loaf/loaves|cookie/cookies|biscuit/biscuits|muffin/muffins|cupcake/cupcakes|scone/scones|brownie/brownies|bar/bars|bun/buns|roll/rolls|pancake/pancakes|waffle/waffles|cake/cakes|pie/pies|pizza/pizzas|burger/burgers|sandwich/sandwiches|wrap/wraps|bowl/bowls|glass/glasses|jar/jars",
  units: [
    ["g", "gram/grams|gramme/grammes"],
    ["kg", "kilo/kilos|kilogram/kilograms"],
    ["ml", "milliliter/milliliters|millilitre/millilitres"],
    ["cl", "centiliter/centiliters|centilitre/centilitres"],
    ["dl", "deciliter/deciliters|decilitre/decilitres"],
    ["l", "liter/liters|litre/litres"],
    ["oz", "ounce/ounces|ozs"],
    ["lb", "pound/pounds|pounders"],
    ["fl-oz", "fluid ounce/fluid ounces|fluid oz"],
    ["pint", "pint/pints|pt|pts"],
    ["quart", "quart/quarts|qt|qts"],
    ["gallon", "gallon/gallons|gal"],
    ["inch", 'inch/inches|in|"|″|”'],
    ["cm", "centimeter/centimeters|centimetre/centimetres"],
    [
      "tsp",
      "tsp|tsps|teaspoon/teaspoons|teaspoonful/teaspoonfuls|tspn|tspns|tea spoon/tea spoons|teasp|t|t.",
    ],
    [
      "dessertspoon",
      "dessertspoon/dessertspoons|dsp|dessert spoon/dessert spoons|dstspn/dstspns|dessertspoonful/dessertspoonfuls",
    ],
    [
      "tbsp",
      "tbsp|tbsps|tablespoon/tablespoons|tablespoonful/tablespoonfuls|tbspn|tbspns|table spoon/table spoons|tblspn|tblspns|tbs|tbl|tblsp|tbls|tb|T|T.",
    ],
    ["cup", "cup/cups|cupful/cupfuls|c|c."],
    ["drop", "drop/drops"],
    ["pinch", "pinch/pinches"],
    [
      "dash",
      "dash/dashes|splash/splashes|glug/glugs|squeeze/squeezes|spritz|squirt/squirts|smidgen|lug/lugs|slosh|shake/shakes|sprinkle|sprinkling|drizzle|dusting|scattering|grind/grinds|grating/gratings|twist/twists",
    ],
    ["handful", "handful/handfuls|fistful/fistfuls"],
    ["glass", "glass/glasses|wine glass|wineglass|wineglasses"],
    ["shot", "shot/shots|jigger/jiggers|part/parts"],
    ["bowl", "bowl/bowls"],
    ["clove", "clove/cloves"],
    ["slice", "slice/slices|rasher/rashers"],
    [
      "piece",
      "piece/pieces|pc|pcs|knob/knobs|chunk/chunks|wedge/wedges|segment/segments|round/rounds|spear/spears|thumb/thumbs|ear/ears|rack/racks|length/lengths|strand/strands|blade/blades|nos|hunk/hunks|pat/pats|cob/cobs",
    ],
    ["stick", "stick/sticks"],
    ["stalk", "stalk/stalks|rib/ribs|stem/stems"],
    ["sprig", "sprig/sprigs|branch/branches"],
    ["leaf", "leaf/leaves"],
    ["bunch", "bunch/bunches|bundle/bundles"],
    ["head", "head/heads|bulb/bulbs|crown/crowns"],
    ["sheet", "sheet/sheets"],
    ["strip", "strip/strips"],
    ["cube", "cube/cubes"],
    ["ball", "ball/balls"],
    ["scoop", "scoop/scoops|dollop/dollops"],
    ["can", "can/cans|tin/tins"],
    ["jar", "jar/jars"],
    ["bottle", "bottle/bottles"],
    [
      "pack",
      "package/packages|packet/packets|pkt|pkts|tube/tubes|tray/trays|pack/packs|pkg|pkgs|sachet/sachets|envelope/envelopes|sleeve/sleeves|punnet/punnets|carton/cartons",
    ],
    ["bag", "bag/bags|pouch/pouches"],
    ["box", "box/boxes"],
    ["tub", "tub/tubs|container/containers|pot/pots"],
    ["roll", "loaf/loaves|log/logs|block/blocks|slab/slabs|bar/bars"],
    ["recipe", "recipe/recipes|batch/batches"],
  ],
  unitsAfterFood:
    "clove/cloves|stick/sticks|stalk/stalks|sprig/sprigs|rib/ribs|head/heads|bulb/bulbs|stem/stems|slice/slices|rasher/rashers|spear/spears|loaf/loaves",
  sizes: `large|small|medium|sm⁄med|small⁄medium|med⁄lg|medium⁄large|medium-sized|medium-size|medium sized|lg|lg.|sm|sm.|md|md.|med|med.|big|giant|jumbo|extra-large|extra large|xl|tiny|mini|thick|thin|long|short
    heaped|heaping|thumb-sized|thumb-size|thumb sized|thumbnail-sized|thumb-length|walnut-sized|fist-sized|egg-sized|lemon-sized|lemon sized|lemon-size|lime-sized|marble-sized|marble sized|gooseberry-sized|gooseberry sized|golf ball-sized|level|rounded|generous|healthy|separate|miniature|finger-length|scant|good|full|small to medium|medium to large|medium-large|small-medium|good-sized|good-size|large-ish|bite-sized|bite-size|average`,
  adverbs:
    "finely|freshly|thinly|roughly|coarsely|loosely|lightly|firmly|tightly|thickly|very|well|gently|fresh-|partially|carefully|very finely|very thinly|evenly|neatly|softly|just|newly|ever so|fairly|slightly|crosswise|lengthwise|lengthways|diagonally",
  states: `finely ground|coarsely ground|chopped|grated|sliced|minced|packed|cooked|toasted|diced|crushed|shredded|chilled|peeled|squeezed|shelled|uncooked|cracked|steamed|beaten|melted|softened|cubed|halved|quartered|trimmed|drained|rinsed|washed|torn|mashed|seeded|deseeded
    cored|julienned|crumbled|sifted|hulled|stemmed|deveined|cut|cooled|lukewarm|tepid|freshly ground|fresh ground|freshly cracked|hard-cooked|boiled|warmed|thawed|defrosted|soaked|blanched and peeled|skinned|boned|beaten|whisked|scrubbed|zested|juiced|divided|separated|room-temperature|room temperature|slivered and toasted
    finely-chopped|finely-sliced|thinly-sliced|roughly-chopped|freshly-ground|freshly-grated|fresh-squeezed|fresh squeezed|freshly-squeezed|stripped|shaved thin|spooned and leveled|spooned and levelled|chiffonade-cut|spiralized|pressed|picked|snipped|bashed|bruised|butterflied|cleaned|gutted|scaled|filleted and skinned|hot-smoked and flaked|heated|poached|hard-boiled|hard boiled|parboiled|sieved|strained|podded|tailed|topped and tailed|unpeeled|leftover cooked`,
  preparations: [
    ["mashed", "mashed|puréed|pureed|puree|purée"],
    ["melted", "melted"],
    ["ground", "ground|finely-ground|coarsely-ground|freshly-ground"],
    ["crushed", "crushed|crumbled"],
    ["cooked", "cooked|boiled|steamed"],
    ["canned", "canned|tinned|jarred"],
    ["packed", "packed|firmly-packed|tightly-packed|well-packed"],
    ["grated", "grated|shredded|finely-grated|coarsely-grated|freshly-grated"],
    ["sliced", "sliced|thinly-sliced|finely-sliced"],
    ["chopped", "chopped|diced|cubed|finely-chopped|roughly-chopped"],
    ["unchanged", "loosely packed|lightly packed|packed in"],
  ],
  qualities:
    "long grain|short grain|medium grain|full fat|full cream|small curd|large flake|good quality|fresh|ripe|firm|crisp|tart|soft|dried|raw|cold|filtered|organic|free-range|good-quality|hot|sweet|dry|ground|lean|boneless|skinless|skin-on|bone-in|skin on|bone in|unsalted|salted|plain|whole|white|red|black|green|yellow|dark|light|brown|extra|low-fat|full-fat|fat-free|unsweetened|sweetened|tender|young|smoked|frozen|canned|tinned|roasted|baby|mild|fine",
  parts:
    "juice|zest|juice and zest|zest and juice|grated zest|grated rind|rind|peel|finely grated zest|juice only|the juice|the zest|grated zest and juice|squeeze|freshly squeezed juice|strained juice|finely grated zest and juice|zest and juice only|pulp|seeds|zest & juice|juice & zest|rind and juice|juice and rind|grated peel|the zest and juice|kernels",
  numbered:
    "half and half|half & half|half n half|half-and-half|7up|7-up|7 up|a1 sauce|a1 steak sauce|a.1. sauce|five spice|5 spice|5-spice|five-spice",
  remarks: `for the|for|into|until|then|dissolved in|e.g.|e.g|eg|eg.|e. g.|i.e.|for example|for instance|to serve|to taste|to garnish|to decorate|to finish|to dust|to grease|to cover|to fry|to deep-fry|to glaze|to drizzle|to sprinkle|plus|such as|cut into|cut in|sliced into|sliced in|chopped into|chopped in|torn into|beaten with|made with|mixed with|packed in|as needed|as required|as per|as desired|as necessary|as you|accordingly|if needed|if desired|if using|if necessary|if available|if you|depending on|preferably|ideally|like|about|approximately|approx|around|at room temperature|room temperature|or to taste|or as needed|or more|or so|mixed with|beaten with|weighing|divided|optional|see|available|each|per|in total|total|left whole|on the side|weight`,
  keepsAlternatives: true,
  household: `kitchen roll/kitchen rolls|kitchen paper|kitchen towel/kitchen towels|paper towel/paper towels|blue roll
    toilet paper|toilet roll/toilet rolls|loo roll/loo rolls|loo paper|bog roll/bog rolls|toilet tissue|bath tissue
    tissue/tissues|facial tissues|kleenex|napkin/napkins|paper napkins|serviette/serviettes
    foil|aluminium foil/aluminum foil|tin foil/tinfoil|kitchen foil|cling film/clingfilm|plastic wrap|saran wrap
    baking paper|baking parchment|parchment paper|parchment|greaseproof paper|wax paper|waxed paper
    freezer bag/freezer bags|sandwich bag/sandwich bags|zip lock bags/ziplock bags/ziploc bags|food bags|storage bags
    bin bag/bin bags|bin liner/bin liners|trash bag/trash bags|garbage bag/garbage bags|rubbish bags|food waste bags|caddy liners
    washing up liquid|dish soap|dishwashing liquid|dish detergent|dish liquid
    dishwasher tablet/dishwasher tablets|dishwasher tabs|dishwasher pods|dishwasher detergent|dishwasher salt/salt for the dishwasher/salt for dishwasher/salt for dishwashers/salt for my dishwasher/salt for our dishwasher/dish washer salt/salt for the dish washer|water softener salt/salt for the water softener|tablets for the dishwasher/tabs for the dishwasher|rinse aid|road salt|de icing salt
    laundry detergent|washing powder|washing liquid|laundry liquid|laundry pods|washing capsules|detergent|fabric softener|fabric conditioner|stain remover|dryer sheets
    soap/soaps|hand soap|liquid soap|hand wash/handwash|shower gel|body wash|bubble bath|bath salts
    shampoo/shampoos|dry shampoo|conditioner|hair conditioner|hair spray/hairspray|hair gel
    toothpaste|toothbrush/toothbrushes|dental floss|floss|mouthwash|deodorant/deodorants|antiperspirant
    razor/razors|razor blades|shaving foam|shaving cream|shaving gel
    hand cream|face cream|body cream|body lotion|body butter|moisturiser/moisturizer|sun cream/suncream|sunscreen|lip balm|baby oil|baby powder|massage oil|make up remover|nail polish remover
    cotton wool|cotton pads|cotton balls|cotton buds|cotton swabs|q tips|sanitary towels|sanitary pads|panty liners|tampon/tampons
    sponges|kitchen sponge/kitchen sponges|dish sponges|scourer/scourers|scouring pads|dishcloth/dishcloths/dish cloth/dish cloths|cleaning cloths|j cloths|rubber gloves
    cleaner|all purpose cleaner|bathroom cleaner|kitchen cleaner|glass cleaner|window cleaner|toilet cleaner|oven cleaner|floor cleaner|drain cleaner|cleaning spray|bleach|disinfectant|descaler|limescale remover|cleaning vinegar/vinegar for cleaning|hand sanitiser/hand sanitizer|rubbing alcohol|air freshener
    battery/batteries|aa batteries|aaa batteries|light bulb/light bulbs/lightbulb/lightbulbs
    candle/candles|birthday candles|tea light/tea lights/tealight/tealights|match/matches|lighter/lighters|firelighters|charcoal
    nappy/nappies|diaper/diapers|wipes|baby wipes|wet wipes|cleaning wipes|make up wipes|plaster/plasters|band aid/band aids
    cat food|dog food|cat litter|kitty litter|cat treats|dog treats|dog biscuits|cat milk|bird seed/birdseed|bird food|fish food|pet food|poo bags
    skewer/skewers|wooden skewers|bamboo skewers|metal skewers|toothpick/toothpicks|cocktail sticks|straws|drinking straws|paper straws|paper plates|paper cups
    muffin cases|muffin liners|cupcake cases|cupcake liners|coffee filter/coffee filters|kitchen string|kitchen twine|sellotape|sticky tape|stamps|envelopes|wrapping paper|flowers`,
};
