/** `/` separates forms of one product. */
export const PRODUCE = `
  canned cherry tomatoes/tinned cherry tomatoes/canned cherry tomato/tinned cherry tomato
  yellow squash/yellow squashes/summer squash/summer squashes/yellow summer squash/yellow summer squashes/crookneck squash/crookneck squashes
  patty pan squash/pattypan squash|green plantain/green plantains|mizuna|komatsuna|romanesco|damson/damsons
  greengage/greengages|mirabelle/mirabelles|boysenberry/boysenberries|loganberry/loganberries
  white currant/white currants/whitecurrant/whitecurrants|calamansi/calamansis/kalamansi
  pea shoot/pea shoots/pea tendril/pea tendrils/dou miao/snow pea sprout/snow pea sprouts
  bitter orange/bitter oranges|seville orange/seville oranges
  garlic scape/garlic scapes/garlic shoot/garlic shoots/garlic sprout/garlic sprouts
  chinese celery/leaf celery|potato wedge/potato wedges|tater tot/tater tots|potato rosti/rösti
  purple sweet potato/purple sweet potatoes|japanese sweet potato/japanese sweet potatoes/satsumaimo
  ube/purple yam/purple yams|golden beet/golden beets/golden beetroot/golden beetroots
  vacuum-packed beetroot/vacuum-packed beets|cime di rapa|stewed tomato/stewed tomatoes
  semi-dried tomato/semi-dried tomatoes/sunblush tomato/sunblush tomatoes/sun-blushed tomato/sun-blushed tomatoes/sunblushed tomato/sunblushed tomatoes
  mini sweet pepper/mini sweet peppers/mini pepper/mini peppers/baby bell pepper/baby bell peppers
  piquillo/piquillos|cherry pepper/cherry peppers
  anaheim/anaheims/hatch chile/hatch chiles/hatch green chile/hatch green chiles/new mexico green chile/new mexico green chiles
  baby aubergine/baby aubergines/baby eggplant/baby eggplants|thai eggplant/thai eggplants
  zucchini noodle/zucchini noodles/zoodle/zoodles/courgetti/courgette noodle/courgette noodles/courgette spaghetti
  pattypan/pattypans
  persian cucumber/persian cucumbers/lebanese cucumber/lebanese cucumbers/mini cucumber/mini cucumbers/baby cucumber/baby cucumbers/snack cucumber/snack cucumbers/japanese cucumber/japanese cucumbers
  pickling cucumber/pickling cucumbers/kirby/kirbies
  pointed cabbage/pointed cabbages/hispi/sweetheart cabbage/sweetheart cabbages/conehead cabbage/conehead cabbages/caraflex cabbage/caraflex cabbages
  cauliflower rice/riced cauliflower
  cavolo nero/tuscan kale/lacinato/black kale/dinosaur kale/dino kale/black cabbage/tuscan cabbage|baby kale
  kale crisps|minari|frisée/curly endive|baby artichoke/baby artichokes
  marinated artichoke/marinated artichokes/chargrilled artichoke/chargrilled artichokes/artichokes in oil/artichoke hearts in oil
  artichoke bottom/artichoke bottoms
  corn on the cob/corn on cob/corn cob/corn cobs/corncob/corncobs/ear of corn/ears of corn/ear corn/ears corn/corn ear/corn ears/cob of corn/cobs of corn/cobs corn/sweetcorn cob/sweetcorn cobs
  runner bean/runner beans/flat bean/flat beans/flat green bean/flat green beans/romano bean/romano beans/helda bean/helda beans/stick bean/stick beans
  mushy pea/mushy peas|marrowfat pea/marrowfat peas/processed pea/processed peas
  black soybean/black soybeans/black soya bean/black soya beans/black soy bean/black soy beans
  edamame pod/edamame pods|broccoli sprout/broccoli sprouts
  sprouted bean/sprouted beans/sprouted seed/sprouted seeds/mixed sprout/mixed sprouts
  stir-fry vegetable/stir-fry vegetables/stir fry vegetables/stir fry mix|peas and carrots|broccoli slaw
  trompette/trompettes/black trumpet/black trumpets
  dried wild mushroom/dried wild mushrooms/dried mixed mushroom/dried mixed mushrooms/dried mixed wild mushroom/dried mixed wild mushrooms/dried forest mushroom/dried forest mushrooms
  pickled mushroom/pickled mushrooms/marinated mushroom/marinated mushrooms|lion's mane
  crab apple/crab apples/crabapple/crabapples|prune puree
  griottine/griottines/cherries in kirsch/brandied cherry/brandied cherries|cherries in syrup
  amarena/amarenas/amarena cherries in syrup
  maraschino cherry/maraschino cherries/cocktail cherry/cocktail cherries/luxardo cherry/luxardo cherries
  ripe plantain/ripe plantains/yellow plantain/yellow plantains
  green bananas/raw banana/unripe banana/unripe bananas|crushed pineapple
  pineapple ring/pineapple rings/pineapple slice/pineapple slices|hachiya|ripe jackfruit
  freeze-dried strawberry/freeze-dried strawberries/freeze dried strawberry/freeze dried strawberries
  freeze-dried raspberry/freeze-dried raspberries/freeze dried raspberry/freeze dried raspberries
  freeze-dried blueberry/freeze-dried blueberries
  wild strawberry/wild strawberries/alpine strawberry/alpine strawberries
  bilberry/bilberries/whortleberry/whortleberries|amla/indian gooseberry/indian gooseberries
  meyer lemon/meyer lemons|key lime juice|young coconut/young coconuts
  aonori/aosa/green laver/dried green seaweed
  seaweed snack/seaweed snacks/seasoned seaweed/seasoned nori/korean seaweed|laverbread
  kelp granules/kelp flakes|arame|seaweed salad/wakame salad/kelp salad
  irish moss/sea moss/carrageen/carrageenan|chlorella|blue spirulina`;
