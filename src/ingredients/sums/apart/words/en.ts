/** `/` separates forms of one product. */
export const ENGLISH = `
  tomato puree|sun-dried tomato paste/sun dried tomato paste/sundried tomato paste/sun-dried tomato purée|rotel
  canned cherry tomatoes/tinned cherry tomatoes/canned cherry tomato/tinned cherry tomato
  yellow squash/yellow squashes/summer squash/summer squashes/yellow summer squash/yellow summer squashes/crookneck squash/crookneck squashes
  patty pan squash/pattypan squash|green plantain/green plantains|mizuna|komatsuna|romanesco
  borlotti/bortlotti/cranberry bean/cranberry beans/roman bean/roman beans/rosecoco bean/rosecoco beans
  flageolet/flageolets|damson/damsons|greengage/greengages|mirabelle/mirabelles|boysenberry/boysenberries
  loganberry/loganberries|white currant/white currants/whitecurrant/whitecurrants|calamansi/calamansis/kalamansi
  pea shoot/pea shoots/pea tendril/pea tendrils/dou miao/snow pea sprout/snow pea sprouts
  bitter orange/bitter oranges|seville orange/seville oranges|green chilli paste/green chili paste
  chilli paste/chili paste/red chilli paste/red chili paste|black garlic paste
  chili garlic sauce/chilli garlic sauce/chili-garlic sauce/chilli-garlic sauce/garlic chili sauce/garlic chilli sauce/chile-garlic sauce/chile garlic sauce
  schezwan sauce/schezwan chutney/szechuan sauce/sichuan sauce|buffalo sauce/buffalo wing sauce|taco sauce
  pico de gallo|lemon vinaigrette/lemon dressing|balsamic vinaigrette/balsamic dressing
  kewpie mayonnaise/kewpie mayo/kewpie/japanese mayonnaise/japanese mayo|hot honey
  tajín/chili lime seasoning/chili-lime seasoning/chilli lime seasoning/chile lime seasoning
  italian seasoning/italian herb/italian herbs/italian mixed herbs|apple pie spice
  mushroom bouillon/mushroom bouillon powder|turkish bread|pide
  pizza crust/pizza crusts/pizza base/pizza bases/pizza shell/pizza shells|sourdough discard|fregola
  gluten-free self-raising flour/gluten free self raising flour/gluten-free self-rising flour/gluten free self-raising flour
  chicken tender/chicken tenders/chicken tenderloin/chicken tenderloins/chicken mini-fillet/chicken mini-fillets/chicken mini fillet/chicken mini fillets
  chicken cutlet/chicken cutlets/chicken escalope/chicken escalopes|breakfast sausage/breakfast sausages
  bacon bits|candy cane/candy canes|peppermint candy/peppermint candies
  bittersweet chocolate chip/bittersweet chocolate chips/dark chocolate chip/dark chocolate chips|milk chocolate chip/milk chocolate chips/milk chocolate drop/milk chocolate drops/milk choc chip/milk choc chips
  black cocoa powder/black cocoa
  red food coloring/red food colouring/red gel food coloring/red food color/red food colour/red food dye/red gel paste
  blue food coloring/blue food colouring/blue gel food coloring/blue food color/blue food colour/blue food dye
  green food coloring/green food colouring/green gel food coloring/green food color/green food colour/green food dye
  yellow food coloring/yellow food colouring/yellow gel food coloring/yellow food color/yellow food colour/yellow food dye
  pink food coloring/pink food colouring/pink gel food coloring
  black food coloring/black food colouring/black gel food coloring
  orange food coloring/orange food colouring/orange gel food coloring/orange food color/orange food colour/orange food dye
  purple food coloring/purple food colouring/purple gel food coloring|rigatoni/rigatonis|ziti/zitis
  paccheri/pacchero|tortiglioni|cannelloni/cannellonis/manicotti|casarecce/caserecce|garganelli|mezze maniche
  calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias
  garlic scape/garlic scapes/garlic shoot/garlic shoots/garlic sprout/garlic sprouts|chinese celery/leaf celery
  potato wedge/potato wedges|tater tot/tater tots|potato rosti/rösti|purple sweet potato/purple sweet potatoes
  japanese sweet potato/japanese sweet potatoes/satsumaimo|ube/purple yam/purple yams
  golden beet/golden beets/golden beetroot/golden beetroots|vacuum-packed beetroot/vacuum-packed beets
  cime di rapa|menma|stem ginger/preserved ginger/preserved stem ginger|stewed tomato/stewed tomatoes
  semi-dried tomato/semi-dried tomatoes/sunblush tomato/sunblush tomatoes/sun-blushed tomato/sun-blushed tomatoes/sunblushed tomato/sunblushed tomatoes
  mini sweet pepper/mini sweet peppers/mini pepper/mini peppers/baby bell pepper/baby bell peppers
  piquillo/piquillos|cherry pepper/cherry peppers
  anaheim/anaheims/hatch chile/hatch chiles/hatch green chile/hatch green chiles/new mexico green chile/new mexico green chiles
  kashmiri chilli/kashmiri chillies/kashmiri chili/kashmiri chilies/kashmiri red chilli/kashmiri red chili/kashmiri chile/kashmiri powder/kashmiri mirch/deggi mirch
  chile de árbol/chiles de árbol/chilies de arbol/árbol chile/árbol chiles/arbol chili/arbol chilies
  ñora/ñoras/nora pepper/nora peppers|new mexico chile/new mexico chiles/california chile/california chiles
  dried ancho pepper/dried ancho peppers
  chipotle powder/chipotle chile powder/chipotle chili powder/chipotle chilli powder/ground chipotle
  chipotle flakes/chipotle chilli flakes|baby aubergine/baby aubergines/baby eggplant/baby eggplants
  thai eggplant/thai eggplants
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
  pineapple ring/pineapple rings/pineapple slice/pineapple slices|date puree|hachiya|ripe jackfruit|trail mix
  candied pineapple/glacé pineapple|candied orange|candied lemon|candied citron/citron peel/succade
  freeze-dried strawberry/freeze-dried strawberries/freeze dried strawberry/freeze dried strawberries
  freeze-dried raspberry/freeze-dried raspberries/freeze dried raspberry/freeze dried raspberries
  freeze-dried blueberry/freeze-dried blueberries
  wild strawberry/wild strawberries/alpine strawberry/alpine strawberries
  bilberry/bilberries/whortleberry/whortleberries|amla/indian gooseberry/indian gooseberries
  meyer lemon/meyer lemons|key lime juice|black lime powder/ground black lime/dried lime powder
  sour orange/sour oranges|orange juice concentrate|young coconut/young coconuts
  coconut flake/coconut flakes/coconut chip/coconut chips/coconut shaving/coconut shavings/unsweetened flaked coconut
  coriander root/coriander roots/cilantro root/cilantro roots|holy basil/tulsi|mexican oregano|rubbed sage
  yellow chive/yellow chives|indian bay leaf/indian bay leaves/tej patta
  perilla leaf/perilla leaves/kkaennip/sesame leaf/sesame leaves|red shiso|candied angelica|angelica root/dang gui
  mixed peppercorn/mixed peppercorns/peppercorns mixed/rainbow peppercorn/rainbow peppercorns/tricolour peppercorns/five-pepper mix
  fresh green peppercorn/fresh green peppercorns|sansho|green sichuan peppercorn/green sichuan peppercorns
  tsao-ko/cao guo|mild chilli powder/mild chili powder
  ancho chile powder/ancho chili powder/ancho chilli powder/ancho powder/ground ancho
  guajillo chile powder/guajillo powder|chili seasoning/chilli con carne seasoning/chilli con carne spice mix
  urfa biber/urfa chilli/urfa chili/urfa chile/urfa pepper|ichimi togarashi
  hot paprika/hot hungarian paprika/hungarian hot paprika/sharp paprika/half-sharp paprika
  hot smoked paprika/smoked hot paprika/pimentón picante/hot pimentón
  cinnamon stick/cinnamon sticks/stick cinnamon/sticks cinnamon/stick of cinnamon/sticks of cinnamon/cinnamon quill/cinnamon quills/cinnamon bark/cassia bark/cassia stick/cassia sticks
  hot curry powder|japanese curry powder|jamaican curry powder/caribbean curry powder/west indian curry powder
  sri lankan curry powder|vadouvan|fennel pollen
  garlic flake/garlic flakes/dried minced garlic/minced dried garlic
  mace blade/mace blades/blade mace/blades mace/blade of mace/blades of mace
  black mustard seed/black mustard seeds/brown mustard seed/brown mustard seeds
  pickled mustard seed/pickled mustard seeds
  white poppy seed/white poppy seeds/white poppyseed/white poppyseeds/khus khus/khus-khus/posto|poppy seed paste
  liquorice powder/licorice powder/liquorice root powder/licorice root powder/ground liquorice
  steak seasoning/steak spice/steak rub/grill seasoning
  barbecue rub/bbq rub/barbecue dry rub/bbq dry rub/barbecue seasoning/bbq seasoning/barbecue spice/bbq spice
  chicken spice/chicken rub|fish seasoning|shawarma seasoning/shawarma spice|kebab seasoning/kebab spice
  gyros seasoning/gyros spice/souvlaki seasoning/greek seasoning|suya spice/suya pepper|maggi seasoning powder
  kitchen king|biryani masala/biryani spice|pav bhaji masala|meat masala|chicken masala|goda masala|rasam powder
  hawaij/hawayej|advieh|mitmita|fajita seasoning/fajita spice/fajita mix|sazón|crab boil/shrimp boil
  mulling spice/mulling spices/mulled wine spice/mulled wine spices|candied almond/candied almonds
  honey-roasted almond/honey-roasted almonds/honey roasted almond/honey roasted almonds
  nibbed almond/nibbed almonds/almond nib/almond nibs|black walnut/black walnuts
  candied walnut/candied walnuts/caramelised walnut/caramelised walnuts/caramelized walnut/caramelized walnuts
  candied pecan/candied pecans/caramelised pecan/caramelised pecans/caramelized pecan/caramelized pecans
  honey roasted cashew/honey roasted cashews/honey-roasted cashew/honey-roasted cashews
  pistachio meal/pistachio flour|fresh chestnut/fresh chestnuts
  marrons glacés/marron glacé/candied chestnut/candied chestnuts|monkey nut/monkey nuts
  cocktail peanut/cocktail peanuts/beer nut/beer nuts
  honey roasted peanut/honey roasted peanuts/honey-roasted peanut/honey-roasted peanuts|tiger nut flour|egusi
  flaxseed meal/flax seed meal/flax meal/flaxmeal/linseed meal/milled flaxseed/milled linseed
  makhana/fox nut/fox nuts/foxnuts|lotus seed paste|nougatine|spiced nut/spiced nuts
  sprouted lentil/sprouted lentils
  puy lentil/puy lentils/puy-style lentil/puy-style lentils/puy green lentil/puy green lentils/lentils du puy/lentilles du puy/lentils de puy/french lentil/french lentils/french green lentil/french green lentils/castelluccio lentil/castelluccio lentils/umbrian lentil/umbrian lentils
  pigeon pea/pigeon peas/gungo pea/gungo peas/gandules/guandules|whole urad dal/black urad dal
  green split pea/green split peas/split green pea/split green peas
  dried pea/dried peas/dried green pea/dried green peas/whole dried pea/whole dried peas/whole yellow pea/whole yellow peas
  kidney beans in chilli sauce/kidney beans in chili sauce|baby lima bean/baby lima beans
  shelling bean/shelling beans/shell bean/shell beans
  peruano bean/peruano beans/mayocoba bean/mayocoba beans/canary bean/canary beans|white bean paste/shiroan
  mung bean paste|lotus paste|sweetened red bean/sweetened red beans/sweetened adzuki bean/sweetened adzuki beans
  split fava bean/split fava beans/split broad bean/split broad beans/yellow split fava
  ful/ful medames/foul medames|refried black bean/refried black beans|chili beans/chilli beans|bean soup mix
  five-spice tofu/five-spice pressed tofu/pressed tofu/dougan|marinated tofu/baked tofu/teriyaki tofu|basil tofu
  aburaage/abura-age/usuage|inari/tofu skin pocket/tofu skin pockets|atsuage
  red fermented tofu/red fermented bean curd/fermented red bean curd/red bean curd/nam yee|stinky tofu
  beancurd stick/beancurd sticks/bean curd stick/bean curd sticks/tofu stick/tofu sticks/fuzhu|tofu shreds
  soya chunk/soya chunks/soy chunk/soy chunks/soya nugget/soya nuggets/nutrela/meal maker|kinako
  shiro flour/shiro powder/berbere shiro|urad dal flour/urad flour|soy chorizo/soyrizo/plant-based chorizo
  veggie hot dog/veggie hot dogs|veggie mince/meat-free crumbles/impossible meat/beyond beef/vegan beef mince
  vegan ham|vegan salami/vegan pepperoni|vegan lardons|vegan meatball/vegan meatballs
  vegan italian sausage/vegan italian sausages|instant rice/instant white rice/minute rice/quick-cooking rice
  microwave rice/microwaveable rice
  medium-grain rice/medium grain rice/medium-grain white rice/medium grain white rice/calrose rice/egyptian rice
  idli rice|instant brown rice/quick-cooking brown rice
  short-grain brown rice/short grain brown rice/brown short-grain rice|pudding rice/rice pudding rice/milk rice
  black glutinous rice/black sticky rice|wild rice blend/wild rice mix/wild and basmati rice/basmati and wild rice
  rice pilaf mix|kirimochi/mochi cake/mochi cakes|barley flake/barley flakes/rolled barley|kasha
  buckwheat flake/buckwheat flakes
  fine bulgur/fine burghul/fine-grain bulgur/bulgur fine-grain/bulgur wheat fine/fine cracked wheat
  dalia/daliya/broken wheat
  wholewheat couscous/whole wheat couscous/whole-wheat couscous/wholemeal couscous/whole-wheat instant couscous
  ebly/pearled wheat/quick-cook wheat|einkorn|spelt flake/spelt flakes/rolled spelt
  grünkern/green spelt/unripe spelt|rye flake/rye flakes/rolled rye|finger millet/ragi|pearl millet/bajra/bajri
  millet flake/millet flakes|popped amaranth/puffed amaranth|quinoa flake/quinoa flakes
  puffed quinoa/popped quinoa
  quick oats/quick-cooking oats/quick cooking oats/quick cook oats/quick rolled oats/quick-cooking rolled oats/quick oatmeal/quick-cooking oatmeal/one-minute oats/instant oats/instant oatmeal
  gluten-free oat flour|medium oatmeal/fine oatmeal/scottish oatmeal
  ready-made polenta/prepared polenta/ready-to-eat polenta/tube polenta/polenta roll|self-rising cornmeal
  quick grits/quick-cooking grits/quick cooking grits/instant grits
  semola/semolina rimacinata/durum flour/durum wheat flour|cream of wheat
  instant tapioca/minute tapioca/quick-cooking tapioca/quick cooking tapioca/granulated tapioca/tapioca granules
  boba/bubble tea pearl/bubble tea pearls/black tapioca pearls/large tapioca pearl/large tapioca pearls
  cassava flour/manioc flour/yuca flour|garri|attiéké|plantain flour|wondra/instant flour
  low-gluten flour/low gluten flour|wholemeal self-raising flour/self-raising wholemeal flour
  whole wheat pastry flour/whole-wheat pastry flour|atta/chapati flour/chappati flour/chapatti flour/roti flour
  strong wholemeal/strong wholewheat/strong stoneground wholemeal/wholemeal strong flour/wholemeal bread flour/wholewheat bread flour/whole wheat bread flour/whole-wheat bread flour/strong brown flour/strong brown bread flour
  granary flour/granary bread flour/malted flour/malted bread flour/malted grain flour/malted grain bread flour/malthouse flour/country grain bread flour
  seeded bread flour/mixed grain flour/multigrain flour/five-grain flour
  wholemeal spelt flour/wholegrain spelt flour/whole grain spelt flour/whole spelt flour/wholewheat spelt flour/spelt wholegrain flour
  kamut flour/khorasan flour|light rye flour/white rye flour|brown rice flour/wholegrain rice flour|idli rava
  harina pan/harina p.a.n./masarepa/arepa flour/arepa meal|fresh masa/masa dough/prepared masa/corn masa dough
  mung bean starch/green bean starch|water chestnut starch/water chestnut flour
  polvilho azedo/sour cassava starch/sour manioc starch/sour tapioca starch/sour tapioca flour/sour starch
  kuzu/kudzu|carob chip/carob chips
  gluten-free bread flour/gluten-free white bread flour/gluten-free brown bread flour
  okonomiyaki flour/takoyaki flour|korean pancake flour/korean pancake mix/buchim garu|fish fry mix
  angel hair/angel-hair/angelhair/capellini/capelli d'angelo|bucatini|pappardelle|gemelli|cavatappi/cellentani
  trofie|strozzapreti|cavatelli|campanelle
  jumbo pasta shell/jumbo pasta shells/jumbo shells/jumbo shell pasta/large pasta shells/giant pasta shells/conchiglioni/lumaconi
  orecchiette|ditalini/ditali/ditaloni/tubetti/tubettini|fideo/fideos/fideua pasta/filini
  stelline/stellini/stellette/star pasta/pasta stars/pastina/alphabet pasta/acini di pepe/anellini/soup pasta/soup noodle/soup noodles
  whole wheat spaghetti/whole-wheat spaghetti/wholewheat spaghetti/wholemeal spaghetti/wholegrain spaghetti/whole-grain spaghetti/spelt spaghetti
  wholewheat penne/whole wheat penne/whole-wheat penne/wholemeal penne
  wholewheat fusilli/whole wheat fusilli/whole-wheat fusilli/whole wheat rotini/whole-wheat rotini/wholemeal pasta spirals
  whole wheat linguine/whole-wheat linguine/wholewheat linguine|whole wheat lasagna noodles/wholewheat lasagne
  whole wheat macaroni/wholewheat macaroni/whole wheat elbow macaroni|gluten-free spaghetti/gluten free spaghetti
  gluten-free penne|gluten-free fusilli|gluten-free macaroni
  gluten-free lasagne sheets/gluten-free lasagna noodles|gluten-free tagliatelle/gluten-free fettuccine
  lentil pasta|chickpea pasta|mushroom ravioli|cauliflower gnocchi
  wide egg noodle/wide egg noodles/extra-wide egg noodle/extra-wide egg noodles/broad egg noodle/broad egg noodles/kluski
  hokkien noodle/hokkien noodles|crispy noodle/crispy noodles/crispy chow mein noodle/crispy chow mein noodles
  straight-to-wok/ready-to-wok
  instant noodle/instant noodles/instant ramen/korean instant noodle/korean instant noodles/ramyeon/ramyun/indomie/maggi noodle/maggi noodles/two-minute noodle/two-minute noodles/2-minute noodle/2-minute noodles
  yakisoba noodle/yakisoba noodles|naengmyeon
  biang biang noodle/biang biang noodles/hand-pulled noodle/hand-pulled noodles/knife-cut noodle/knife-cut noodles/wide wheat noodle/wide wheat noodles/flat wheat noodle/flat wheat noodles/shanghai noodle/shanghai noodles
  wide rice noodle/wide rice noodles/wide flat rice noodle/wide flat rice noodles/broad rice noodle/broad rice noodles/ho fun/hor fun/kway teow/chow fun/sen yai
  rice noodle roll/rice noodle rolls|mung bean sheet/mung bean sheets/liangpi|konnyaku/konyaku/konjaku
  kelp noodle/kelp noodles|konjac rice
  dumpling wrapper/dumpling wrappers/dumpling skin/dumpling skins/dumpling pastry/gyoza wrapper/gyoza wrappers/gyoza skin/gyoza skins/potsticker wrapper/potsticker wrappers/jiaozi wrapper/jiaozi wrappers/gow gee wrapper/gow gee wrappers/mandu wrapper/mandu wrappers
  egg roll wrapper/egg roll wrappers/egg-roll wrapper/egg-roll wrappers/eggroll wrapper/eggroll wrappers/egg roll skin/egg roll skins
  seasoned breadcrumb/seasoned breadcrumbs/seasoned bread crumb/seasoned bread crumbs/italian breadcrumb/italian breadcrumbs/italian bread crumb/italian bread crumbs/italian-style breadcrumb/italian-style breadcrumbs/italian-style bread crumb/italian-style bread crumbs
  gluten-free panko|soda bread|walnut bread|pumpernickel/rugbrød/danish rye bread|garlic bread
  ciabatta roll/ciabatta rolls/ciabatta bun/ciabatta buns|lavash|garlic naan/garlic and coriander naan
  peshwari naan|paratha/parathas/roti canai/roti prata|dosa batter/idli batter|corn tostada/corn tostadas
  hoagie roll/hoagie rolls/hoagie bun/hoagie buns/submarine roll/submarine rolls/sub roll/sub rolls/sub bun/sub buns/hero roll/hero rolls
  slider bun/slider buns/slider roll/slider rolls
  bolillo/bolillos/bolillo roll/bolillo rolls/telera roll/telera rolls
  hawaiian roll/hawaiian rolls/hawaiian sweet roll/hawaiian sweet rolls/kings hawaiian/king's hawaiian
  pretzel bun/pretzel buns|cinnamon raisin bagel/cinnamon raisin bagels|crumpet/crumpets|challah/egg bread
  pain au chocolat/pains au chocolat/chocolate croissant/chocolate croissants|almond croissant/almond croissants
  pandoro|bread cube/bread cubes/stuffing cube/stuffing cubes|melba toast/melba toasts
  crostini/bruschetta/mini toast
  dakos/barley rusk/barley rusks/cretan rusk/cretan rusks/paximadia/friselle/frisella|matzo ball mix
  vol-au-vent/vol-au-vents/puff pastry shell/puff pastry shells/puff pastry case/puff pastry cases
  kataifi/kadaif/kadayif/kunafa/knafeh/konafa/shredded filo/shredded phyllo
  phyllo shell/phyllo shells/phyllo cup/phyllo cups/filo cup/filo cups/phyllo tart shell/phyllo tart shells
  brik/brick pastry/feuilles de brick/feuille de brick/warqa|yufka
  sweet shortcrust/sweet pastry/sweet tart dough/dessert shortcrust/pâte sucrée
  pastry case/pastry cases/pastry shell/pastry shells/tart case/tart cases/tart shell/tart shells/tartlet case/tartlet cases/tartlet shell/tartlet shells
  hot water crust pastry|empanada dough/empanada wrapper/empanada wrappers/empanada disc/empanada discs
  suet pastry|pizza base mix/pizza dough mix
  biscuit dough/refrigerated biscuits/refrigerated buttermilk biscuits/refrigerated flaky biscuits/refrigerator biscuits/flaky biscuits/pillsbury biscuits/pillsbury grands biscuits/canned biscuits
  cinnamon roll dough/refrigerated cinnamon rolls
  cream puff shell/cream puff shells/eclair shell/eclair shells/choux bun/choux buns/unfilled profiterole/unfilled profiteroles
  crêpe/crêpes/galettes|blini/blinis|waffles/belgian waffle/toaster waffle|teacake/teacakes
  hot cross bun/hot cross buns|scallion pancake/scallion pancakes|frosted flakes/frosted cornflakes|chex
  all-bran/all bran/bran buds/fibre one/fiber one|raisin bran|grape-nuts/grape nuts
  shredded wheat/frosted mini-wheats|golden grahams|cinnamon toast crunch
  multigrain cereal/multi-grain cereal/multigrain hot cereal/five-grain cereal/seven-grain cereal/7-grain cereal/8-grain cereal/10-grain cereal
  froot loops/fruity pebbles|lucky charms|aonori/aosa/green laver/dried green seaweed
  seaweed snack/seaweed snacks/seasoned seaweed/seasoned nori/korean seaweed|laverbread|kelp granules/kelp flakes
  arame|seaweed salad/wakame salad/kelp salad|irish moss/sea moss/carrageen/carrageenan
  vege-gel/vegetable gelatine/vegetarian gelatine/vegetarian gelatin|chlorella|blue spirulina
  minute steak/minute steaks
  flat iron steak/flat iron steaks/flat-iron steak/flat-iron steaks/denver steak/denver steaks
  flanken/flanken-style|côte de boeuf/tomahawk|sirloin roast/sirloin roasts/sirloin of beef
  rump roast/rump roasts/rump of beef|picanha/rump cap/coulotte/sirloin cap|hanger steak/hanger steaks/onglet
  beef roulade/beef roulades/beef olive/beef olives|marrow bone/marrow bones/bone marrow|veal bone/veal bones
  salt beef|pork roast/pork roasts/pork joint/pork joints/roast pork joint
  pork steak/pork steaks/pork loin steak/pork loin steaks/pork leg steak/pork leg steaks/pork medallion/pork medallions
  pork escalope/pork escalopes/pork cutlet/pork cutlets/pork schnitzel/pork schnitzels
  country-style rib/country-style ribs|jowl bacon
  ham hock/ham hocks/gammon hock/gammon hocks/gammon knuckle/gammon knuckles/bacon hock/bacon hocks/bacon knuckle/bacon knuckles
  ham bone/ham bones|pig tail/pig tails/pork tail/pork tails|crispy pork belly/siu yuk|country ham
  spiral ham/spiral-cut ham|ham steak/ham steaks|gammon steak/gammon steaks|speck|chipolata/chipolatas
  cocktail sausage/cocktail sausages|toulouse sausage/toulouse sausages|hot italian/spicy italian/hot bulk italian
  fennel sausage/fennel sausages|cooking chorizo/semi-cured chorizo|soppressata/sopressata
  fennel salami/finocchiona|saucisson|summer sausage|boudin blanc|lamb sausage/lamb sausages
  stewing chicken/stewing chickens/stewing hen/stewing hens/boiling fowl/boiling hen/soup chicken/soup chickens
  chicken piece/chicken pieces/chicken part/chicken parts/chicken portion/chicken portions/chicken joint/chicken joints/jointed chicken/curry-cut chicken/curry cut chicken
  canned ham|terrine/terrines|rillettes
  lamb steak/lamb steaks/lamb leg steak/lamb leg steaks/lamb chump steak/lamb chump steaks
  lamb rump/lamb rumps/rump of lamb/lamb chump/lamb chumps|lamb breast/lamb breasts/breast of lamb|lamb ribs
  lamb shoulder chop/lamb shoulder chops|saddle of lamb/saddle of mutton
  giblet/giblets/chicken giblets/turkey giblets
  lamb kidney/lamb kidneys/lamb's kidney/lamb's kidneys/lambs' kidney/lambs' kidneys
  veal kidney/veal kidneys/calves' kidney/calves' kidneys/calf's kidney
  ox kidney/ox kidneys/beef kidney/beef kidneys|pig's kidney/pig's kidneys/pigs' kidneys/pork kidney/pork kidneys
  lamb tongue/lamb tongues/lamb's tongue/lambs' tongues|rabbit leg/rabbit legs|venison steak/venison steaks
  venison haunch/haunch of venison|venison fillet/venison fillets/venison loin/venison loins/loin of venison
  venison sausage/venison sausages|vegan chorizo
  beyond burger/beyond burgers/plant-based burger/plant-based burgers|tempeh bacon|coconut bacon
  chicken goujon/chicken goujons/chicken strip/chicken strips|chicken schnitzel/chicken schnitzels
  chicken drumette/chicken drumettes|buffalo wing/buffalo wings|chicken gizzard/chicken gizzards/gizzard/gizzards
  chicken finger/chicken fingers/fried chicken finger/fried chicken fingers|fried chicken|popcorn chicken
  turkey crown/turkey crowns|turkey bones/turkey carcass
  turkey escalope/turkey escalopes/turkey cutlet/turkey cutlets/turkey steak/turkey steaks/turkey breast steak/turkey breast steaks
  turkey tenderloin/turkey tenderloins|turkey wing/turkey wings|turkey thighs|turkey ham|roast duck
  duck confit/confit duck/duck leg confit/duck legs confit/confit de canard/confit of duck
  goose breast/goose breasts|guinea fowl breast/guinea fowl breasts|pheasant breast/pheasant breasts
  pigeon breast/pigeon breasts|whole fish|fish steak/fish steaks|fish pie mix/mixed fish
  white anchovy/white anchovies/marinated anchovies/boquerones|anchovy essence/anchovy sauce/anchovy extract
  dried fish|coley/saithe|striped bass|chilean sea bass|rockfish|sea trout|steelhead
  side of salmon/sides of salmon/salmon side|sushi-grade salmon/sashimi-grade salmon
  gravlax/gravad lax/gravadlax/cured salmon|hot-smoked salmon/hot smoked salmon
  sushi-grade tuna/sashimi-grade tuna/sashimi tuna
  peppered smoked mackerel/peppered mackerel/smoked peppered mackerel
  mackerel in tomato sauce/mackerel fillets in tomato sauce/makrell i tomat|rollmop/rollmops|matjes
  sardines in tomato sauce/tinned pilchards/canned pilchards|tobiko/flying fish roe|masago
  lumpfish roe/lumpfish caviar|cod roe/cod's roe|tarako|mentaiko
  breaded fish/breaded cod fillet/breaded cod fillets|fish ball/fish balls/fishball/fishballs|narutomaki/naruto
  kamaboko|chikuwa|eomuk/odeng/korean fish cake/korean fish cakes|thai fish cake/thai fish cakes
  shell-on prawn/shell-on prawns/shell-on tiger prawn/shell-on tiger prawns/shell-on shrimp/head-on prawns/head-on shrimp/whole prawn/whole prawns/whole shrimp
  atlantic prawn/atlantic prawns/coldwater prawns/cold-water prawns/bay shrimp|popcorn shrimp
  dried crayfish/ground dried crayfish/crayfish powder|scampi
  crayfish tail/crayfish tails/crawfish tail/crawfish tails|lobster tail/lobster tails|lobster meat
  lobster shell/lobster shells|dressed crab/dressed crabs|king crab/king crabs|snow crab/snow crabs
  crab claw/crab claws|crab leg/crab legs|soft-shell crab/soft-shell crabs/soft shell crab/soft shell crabs
  brown crabmeat/brown crab meat|mussel meat
  green-lipped mussel/green-lipped mussels/green lipped mussel/green lipped mussels|canned mussels/tinned mussels
  smoked oyster/smoked oysters|razor clam/razor clams|clam meat
  bay scallop/bay scallops/baby scallop/baby scallops|queen scallop/queen scallops/queenie/queenies
  scallop roe/scallop coral/scallop corals|baby octopus|octopus tentacle/octopus tentacles
  winkle/winkles/periwinkle/periwinkles|liquid sweetener|soured milk/sour milk/clabber|whey protein|mango lassi
  malai|extra thick double cream/extra-thick double cream|kaymak/kajmak cream
  half-fat crème fraîche/half fat crème fraîche/light crème fraîche|schmand
  squirty cream/aerosol cream/spray cream|whipped topping mix/dream whip|turkish yogurt/turkish yoghurt
  goat's milk yogurt/goat's yogurt/goat yogurt/goat's milk yoghurt/goat's yoghurt|2% greek yogurt/2% greek yoghurt
  vanilla greek yogurt/vanilla greek yoghurt|vanilla yogurt/vanilla yogurts/vanilla yoghurt
  strawberry yogurt/strawberry yogurts/strawberry yoghurt|lemon yogurt/lemon yoghurt
  raspberry yogurt/raspberry yoghurt|spreadable butter|niter kibbeh/niter kebbeh/spiced butter
  string cheese/cheese string/cheese strings|italian hard cheese/vegetarian hard cheese
  mature cheddar/extra mature cheddar/extra-mature cheddar/sharp cheddar/extra sharp cheddar/extra-sharp cheddar/strong cheddar/vintage cheddar/tasty cheddar/tasty cheese/sharp white cheddar/extra-sharp white cheddar/mature white cheddar/sharp yellow cheddar
  mild cheddar/mild white cheddar|cheese curds/cheddar curds|mimolette|colby jack/colby-jack
  italian cheese blend/italian blend cheese|pizza cheese|velveeta|cheese whiz/cheez whiz
  cheese spread/processed cheese spread|laughing cow/cheese triangle/cheese triangles
  parmesan cheese rind/parmesan cheese rinds/rind of parmesan
  vegetarian parmesan/vegetarian parmesan-style/parmesan-style/italian-style hard cheese
  young pecorino/pecorino toscano|beaufort|jarlsberg|leerdammer/maasdam/maasdamer
  aged gouda/old gouda/mature gouda/old amsterdam|babybel/babybels/mini babybel/mini babybels|morbier
  vacherin mont d'or/vacherin|robiola|stracchino/crescenza|munster|époisses
  brillat-savarin/triple-cream cheese/triple cream cheese|dolcelatte/gorgonzola dolce|gorgonzola piccante|bryndza
  marinated feta|fresh mozzarella/fresh whole-milk mozzarella/fresh whole milk mozzarella/fior di latte
  bocconcini/ciliegine/mozzarella pearl/mozzarella pearls/mini mozzarella/cherry mozzarella/baby mozzarella
  chihuahua cheese/queso chihuahua|queso panela/panela cheese|part-skim ricotta/part skim ricotta|manouri
  garlic and herb soft cheese/garlic and herb cream cheese/boursin|neufchâtel|light soft cheese
  whipped cream cheese|requeijão/catupiry
  twaróg/tvorog/farmer's cheese/farmers cheese/farmer cheese/pot cheese/dry curd cottage cheese
  fromage frais/natural fromage frais/fromage blanc/faisselle|goat's curd/goats' curd/goat curd
  vegan cheese slice/vegan cheese slices
  vegan parmesan/dairy-free parmesan/nut parmesan/non-dairy parmesan/plant-based parmesan
  vegan mozzarella/dairy-free mozzarella|vegan feta/dairy-free feta|vegan cheddar/dairy-free cheddar
  vegan ricotta/almond ricotta/tofu ricotta|vanilla almond milk/unsweetened vanilla almond milk
  vegan double cream/vegan heavy cream/vegan whipping cream/plant-based double cream/plant-based whipping cream/dairy-free whipping cream/dairy-free heavy cream/dairy-free double cream/non-dairy whipping cream
  vegan whipped cream/dairy-free whipped cream|oat cream/oatly cream
  vegan sour cream/dairy-free sour cream/plant-based sour cream/non-dairy sour cream
  liquid egg white/liquid egg whites/carton egg whites/pasteurized egg white/pasteurized egg whites/pasteurised egg white/pasteurised egg whites
  century egg/century eggs/preserved egg/preserved eggs/thousand-year egg/thousand-year eggs/pidan/preserved duck egg/preserved duck eggs
  meringue powder|flax egg/flax eggs|chia egg/chia eggs
  light olive oil/extra-light olive oil/extra light olive oil/mild olive oil/mild-tasting olive oil
  pomace oil/olive pomace oil|garlic-infused olive oil/garlic olive oil|lemon-infused olive oil/lemon olive oil
  baking spray/nonstick baking spray/non-stick baking spray/cake release spray/cake release
  cold-pressed rapeseed oil/cold pressed rapeseed oil/extra virgin rapeseed oil
  light sesame oil/untoasted sesame oil/white sesame oil/gingelly oil/til oil
  refined coconut oil/unscented coconut oil/odourless coconut oil/odorless coconut oil/coconut fat
  hemp oil/hemp seed oil|sichuan pepper oil/sichuan peppercorn oil/prickly oil
  calabrian chili oil/calabrian chilli oil/olio piccante|basil oil|scallion oil/spring onion oil|shallot oil
  lemon oil|copha|pan drippings/roast drippings/meat drippings|vinegar essence/swedish vinegar essence/acetic acid
  pickling vinegar|cane vinegar/sugarcane vinegar/sukang maasim|coconut vinegar
  tarragon vinegar/white wine vinegar with tarragon|white soy sauce/shiro shoyu|soup soy sauce/guk-ganjang
  maggi seasoning/maggi sauce|soy paste/thick soy sauce|colatura
  sweet bean sauce/tianmianjiang/tian mian jiang/sweet flour sauce/sweet flour paste|okonomiyaki sauce
  yakisoba sauce|bulgogi sauce/bulgogi marinade|chunjang/korean black bean paste|red miso/aka miso/dark miso
  brown rice miso/brown miso/genmai miso|saikyo miso|bagoong|saeujeot/saeu-jeot
  chipotle hot sauce/chipotle sauce/chipotle tabasco|green hot sauce/green tabasco
  habanero sauce/habanero hot sauce/habanero salsa/scotch bonnet sauce|green chili sauce/green chilli sauce
  red chile sauce|calabrian chile paste/calabrian chili paste/calabrian chilli paste
  chili garlic paste/chilli garlic paste/chile-garlic paste/chile garlic paste|rose harissa
  chipotle paste/chipotle purée|korean bbq sauce/korean barbecue sauce|madras curry paste/madras paste
  korma paste/korma curry paste|balti paste/balti curry paste|rogan josh paste/rogan josh curry paste
  vindaloo paste/vindaloo curry paste|jalfrezi paste/jalfrezi curry paste
  panang curry paste/penang curry paste/panang paste|tom yum paste/tom yum soup paste
  laksa paste/laksa curry paste|rendang paste/rendang curry paste|tikka masala sauce|korma sauce
  butter chicken sauce/butter masala sauce/makhani sauce|madras sauce|jalfrezi sauce|hot mustard
  sweet mustard/bavarian mustard/sweet bavarian mustard|spicy brown mustard/spicy mustard|creole mustard
  karashi/chinese hot mustard/japanese hot mustard|manuka honey|curry ketchup
  hot ketchup/spicy ketchup/chilli ketchup/chilli tomato ketchup|sriracha mayo/spicy mayo|miracle whip
  lighter mayonnaise|rouille|burger sauce|russian dressing
  italian dressing/italian salad dressing/zesty italian dressing
  horseradish sauce/creamed horseradish/creamy horseradish/cream-style horseradish/horseradish cream|mint jelly
  wild garlic pesto|arrabbiata sauce|pizza sauce/tomato pizza sauce|chili con carne/chilli con carne
  carbonara sauce|chicken gravy|onion gravy|red wine gravy/red wine jus|au jus gravy mix/au jus mix/au jus gravy
  gravy browning/browning sauce/kitchen bouquet|green chile sauce|green enchilada sauce|gremolata
  soffritto/soffritto mix/mirepoix mix|raita
  sesame paste/chinese sesame paste/asian sesame paste/toasted sesame paste/white sesame paste|black sesame paste
  tahini sauce|crunchy peanut butter/chunky peanut butter/peanut butter crunchy/peanut butter chunky
  pumpkin seed butter|gianduja/gianduia/nougat block|vegemite|caperberry/caperberries/caper berry/caper berries
  stuffed olive/stuffed olives/stuffed green olive/stuffed green olives/pimento-stuffed olive/pimento-stuffed olives/pimiento-stuffed olive/pimiento-stuffed olives/pimento-stuffed green olive/pimento-stuffed green olives
  castelvetrano/nocellara|kalamata/calamata/kalamon/greek olives/greek black olive/greek black olives
  oil-cured olive/oil-cured olives/oil-cured black olives/dry-cured olives/dry-cured black olives/dry black olives/beldi olives/nyons olive/nyons olives
  green olive tapenade|salt cucumber/salt cucumbers/sour pickle/sour pickles|dill relish/dill pickle relish
  tomato relish|pickled red onion/pickled red onions
  silverskin onion/silverskin onions/silverskin pickled onions/cocktail onion/cocktail onions/pickled silverskin onion/pickled silverskin onions/pickled pearl onion/pickled pearl onions
  pickled shallot/pickled shallots
  pickled chilli/pickled chillies/pickled chili/pickled chilies/pickled chile/pickled chiles/pickled green chilli/pickled green chillies/pickled red chilli/pickled red chillies/pickled chili pepper/pickled chili peppers
  pepperoncini/pepperoncino/peperoncini|pickled banana pepper/pickled banana peppers/banana pepper rings
  pickled cherry pepper/pickled cherry peppers/hot cherry pepper/hot cherry peppers/pickled hot cherry peppers
  guindilla/guindillas/pickled guindilla|beni shoga/red pickled ginger|giardiniera|pickled carrot/pickled carrots
  pickled radish/pickled radishes|takuan/danmuji/pickled daikon/pickled mooli/yellow pickled radish
  do chua/pickled carrots and daikon|pickled red cabbage|pickled garlic|pickled walnut/pickled walnuts
  zha cai/zhacai/preserved mustard stem/sichuan preserved mustard stem/sichuan preserved vegetable|ya cai/yacai
  mei cai/meigan cai/dried mustard greens|umeboshi paste/ume paste/umeboshi plum paste
  preserved lime/preserved limes|lime pickle/lime pickles|mango pickle/mango pickles|tomato chutney|apple chutney
  onion chutney/red onion chutney|tamarind chutney/date and tamarind chutney/imli chutney|coconut chutney
  fig chutney|tomato jam|tamarind pod/tamarind pods
  tamarind block/block tamarind/tamarind pulp/seedless tamarind/wet tamarind|truffle butter
  ginger purée/lazy ginger|basil paste|coriander paste/coriander purée
  caster sugar/castor sugar/superfine sugar/superfine granulated sugar/extra fine sugar/baker's sugar/berry sugar
  preserving sugar
  dark brown sugar/dark soft brown sugar/dark brown soft sugar/dark brown muscovado sugar/dark brown cane sugar/dark muscovado/dark muscavado/dark moscovado/dark soft sugar/dark sugar/molasses sugar/barbados sugar
  black sugar/korean black sugar/okinawan brown sugar|royal icing sugar
  coarse sugar/decorating sugar/decorative sugar/sanding sugar/coarse sanding sugar/sparkling sugar/coarse sparkling sugar/turbinado sparkling sugar/crystal sugar
  colored sugar/coloured sugar|invert sugar/inverted sugar syrup/trimoline|isomalt
  maltodextrin/tapioca maltodextrin|cane syrup/sugar cane syrup|sugar beet syrup/beet syrup|blackstrap
  sorghum molasses|date paste|maltose|diastatic malt|liquid stevia/stevia drops|monk fruit/monkfruit/lakanto
  allulose|confectioners swerve/confectioners' swerve/powdered swerve|honey syrup/honey simple syrup
  cinnamon syrup/cinnamon simple syrup|ginger syrup/ginger sugar syrup|vanilla syrup|hazelnut syrup
  strawberry syrup/strawberry sauce|raspberry syrup|orgeat/almond syrup|rose syrup/rooh afza|caramel syrup
  peppermint syrup/mint syrup|hot fudge/hot fudge sauce/hot fudge topping/chocolate fudge sauce/fudge sauce
  butterscotch sauce/butterscotch topping|raspberry coulis/raspberry sauce|strawberry coulis/strawberry topping
  blueberry sauce/blueberry compote|cherry sauce/cherry compote
  sour cherry jam/sour cherry preserves/morello cherry jam|lemon marmalade|lime marmalade/lime preserve
  ginger marmalade/ginger preserve|yuzu marmalade/yuja-cheong/yuzu tea|jellied cranberry sauce|passion fruit curd
  orange curd|lime curd|cherry pie filling|apple pie filling|blueberry pie filling|peach pie filling
  lemon pie filling|sweetened chestnut purée/crème de marrons/chestnut cream/chestnut spread
  rye sourdough starter/rye starter|potash/pearl ash/potassium carbonate|lye water/kansui/alkaline water
  slaked lime/pickling lime/calcium hydroxide|tartaric acid|ascorbic acid/vitamin c powder
  rennet tablet/rennet tablets/junket|calcium chloride
  gelatine leaf/gelatine leaves/gelatin leaf/gelatin leaves/gelatine sheet/gelatine sheets/gelatin sheet/gelatin sheets/leaf gelatine/leaf gelatin/sheet gelatine/sheet gelatin/sheets of gelatine/sheets of gelatin/leaf of gelatine/leaf of gelatin/leaves of gelatine/leaves of gelatin
  collagen peptides/collagen powder
  raspberry jelly cubes/raspberry jelly crystals/raspberry jello/raspberry jell-o/raspberry gelatin
  strawberry jelly cubes/strawberry jelly crystals/strawberry jello/strawberry jell-o/strawberry gelatin
  lime jelly/lime jello/lime jell-o/lime gelatin|orange jelly/orange jello/orange jell-o/orange gelatin
  cherry gelatin/cherry jello/cherry jell-o|lemon jelly/lemon jello/lemon jell-o/lemon gelatin
  nata de coco/coconut jelly|liquid pectin/certo|gum arabic|sodium alginate|meat tenderizer/meat tenderiser
  lime extract|peppermint oil|banana extract/banana essence|butter extract/butter flavoring/butter flavouring
  strawberry extract/strawberry essence|ube extract|anise extract|rose extract/rose essence
  dutch-process cocoa/dutch-processed cocoa/dutch process cocoa/dutch processed cocoa/dutched cocoa/dutch cocoa/alkalized cocoa
  raw cacao powder/cacao powder/raw cocoa powder|special dark cocoa/dark cocoa powder
  orange chocolate/chocolate orange
  mint chocolate/chocolate mint/chocolate mints/peppermint chocolate/after eights
  candy coating/compound chocolate/chocolate melts/chocolate wafer melts/chocolate melting wafers
  flake bar/flake bars/flake chocolate/chocolate flake bar/chocolate flake bars
  vegan white chocolate/dairy-free white chocolate|vegan milk chocolate/dairy-free milk chocolate
  vegan chocolate chip/vegan chocolate chips/dairy-free chocolate chip/dairy-free chocolate chips
  mexican chocolate|caramel chocolate
  white chocolate chip/white chocolate chips/white choc chip/white choc chips/white choc bits/white chocolate morsel/white chocolate morsels/white chocolate drop/white chocolate drops/white baking chips/vanilla baking chips
  candy melts/white candy melts/vanilla candy coating/almond bark/white almond bark
  caramel chip/caramel chips/caramel bit/caramel bits/caramel baking bits|peanut butter chip/peanut butter chips
  toffee bit/toffee bits/toffee chip/toffee chips/toffee baking bits/heath bits/heath toffee bits
  cinnamon chip/cinnamon chips|mint chip/mint chips
  chocolate sprinkles/chocolate vermicelli/chocolate strands/chocolate hail/chocolate granulado/granulado
  silver ball/silver balls/edible silver balls/silver dragées/dragées|sugar pearls/edible pearls
  edible glitter/luster dust/lustre dust|edible eyes/candy eyes/candy eyeballs|almond paste/raw marzipan paste
  frangipane|royal icing|flower paste/modelling paste
  writing icing/writing icing tube/writing icing tubes/icing pen/icing pens/icing tube/icing tubes
  chocolate frosting/chocolate buttercream/chocolate icing|cream cheese frosting/cream cheese icing
  ganache/chocolate ganache|brownie mix/brownie batter mix|chocolate cake mix/devil's food cake mix|white cake mix
  yellow cake mix/butter cake mix/yellow butter cake mix|spice cake mix|angel food cake mix|red velvet cake mix
  pancake mix/pancake and waffle mix/waffle mix|bisquick/biscuit mix/biscuit baking mix/baking mix|muffin mix
  cornbread mix/cornbread muffin mix/corn muffin mix/jiffy corn muffin mix|cookie mix/sugar cookie mix|bread mix
  vanilla pudding mix/vanilla instant pudding/instant vanilla pudding
  chocolate pudding mix/chocolate instant pudding/instant chocolate pudding
  lemon pudding mix/instant lemon pudding|pistachio pudding mix/instant pistachio pudding
  banana pudding mix/instant banana pudding|low-sodium salt|pretzel salt|sendha namak
  saltpetre/saltpeter/potassium nitrate|mineral water/still water/bottled water|distilled water|chicken consommé
  beef consommé|mushroom stock/mushroom broth
  vegan chicken broth/vegan chicken stock/vegan chicken-style stock/no-chicken broth
  vegan beef broth/vegan beef stock
  kombu dashi/kombu stock/vegan dashi/vegetable dashi/shiitake dashi/mushroom dashi
  anchovy stock/anchovy stock powder|lobster bisque
  fish stock cube/fish stock cubes/fish bouillon cube/fish bouillon cubes/fish stock powder|vegeta
  lamb stock cube/lamb stock cubes
  mushroom stock cube/mushroom stock cubes/mushroom seasoning/mushroom powder seasoning|bovril/beef extract
  vegan chicken bouillon/vegan chicken stock powder|cream of celery|cheddar cheese soup
  vegetable soup mix/dry vegetable soup mix|cold brew/cold-brew/cold-brewed coffee|iced coffee
  coffee bean/coffee beans/espresso bean/espresso beans|earl grey|lapsang souchong|oolong|jasmine tea|chai
  genmaicha|hojicha|chamomile tea/camomile tea|rooibos/red bush tea/chai rooibos|mint tea/peppermint tea
  ginger tea|lemon and ginger tea|fruit tea|hibiscus tea|yerba mate|barley tea|diet coke/diet cola
  dr pepper/dr. pepper/pepper-type soda
  sprite/7up/7-up/lemon-lime soda/lemon lime soda/lemon-lime soft drink/lemon-lime beverage/citrus soda
  pink lemonade|bitter lemon|limeade|grapefruit soda/pink grapefruit soda|sports drink/sports drinks/gatorade
  elderflower cordial/elderflower syrup|lime cordial/sweetened lime cordial/sweetened lime juice/rose's lime juice
  raspberry cordial/raspberry squash|blackcurrant cordial/blackcurrant squash/ribena|orange squash|ginger cordial
  apple juice concentrate
  fresh apple cider/fresh pressed apple cider/sweet apple cider/soft apple cider/nonalcoholic apple cider/unfiltered apple cider/unpasteurized apple cider
  white grape juice|unsweetened cranberry juice|kalamansi juice|tart cherry juice/sour cherry juice
  clamato/tomato and clam juice|sweet white wine|pink champagne/rosé champagne/sparkling rosé/pink prosecco
  moscato|lambrusco|sweet sherry/cream sherry/pale cream sherry
  medium sherry/medium-dry sherry/medium dry sherry/amontillado|oloroso|pedro ximénez/px sherry|white port
  sweet vermouth/red vermouth/rosso vermouth/martini rosso|bianco vermouth/martini bianco|lillet|sangria|makgeolli
  sake lees|red yeast rice|dark beer/dark ale/brown ale/brown ales|wheat beer/hefeweizen
  ipa/india pale ale/indian pale ale|belgian beer/belgian ale/belgian-style ale/trappist beer/abbey beer
  malt drink/malt beer/malt beverage|kvass/kvas|alcohol-free white wine/non-alcoholic white wine
  alcohol-free red wine/non-alcoholic red wine|perry/pear cider|sweet cider/medium-sweet cider|apricot brandy
  cherry brandy|pear brandy/poire williams/poire william|slivovitz/plum brandy|white rum/light rum/bacardi
  spiced rum/captain morgan|overproof rum/stroh rum|rhum agricole|vanilla vodka
  lemon vodka/citrus vodka/citron vodka|genever|sloe gin|arrack|apricot liqueur|melon liqueur/midori
  banana liqueur/crème de banane|passion fruit liqueur|bénédictine|peppermint schnapps|pear liqueur
  apple liqueur/apple schnapps/sour apple schnapps|blackberry liqueur/crème de mûre|pimm's|umeshu/plum wine
  blue curaçao|walnut liqueur/nocino/crème de noix|orange bitters|sugar cookie/sugar cookies|hobnob/hobnobs
  custard cream/custard creams|bourbon biscuit/bourbon biscuits|anzac biscuit/anzac biscuits
  chocolate digestive/chocolate digestives|chocolate graham cracker/chocolate graham crackers
  oreo pie crust/oreo crust/oreo cookie crust/chocolate cookie crust/chocolate crumb crust/chocolate graham cracker crust/chocolate graham pie crust
  gingerbread cookie/gingerbread cookies/gingerbread biscuit/gingerbread biscuits/gingerbread men
  lebkuchen/pierniki|ginger cake/jamaica ginger cake/ginger loaf cake|oatcake/oatcakes/oat cake/oat cakes
  cookie dough/chocolate chip cookie dough|sugar cookie dough
  chocolate cookies/double chocolate cookie/double chocolate cookies|peanut butter cookie/peanut butter cookies
  golden oreo/golden oreos|mini oreos|chocolate-covered biscuit/chocolate-covered biscuits|kit kat/kitkat
  tim tam/tim tams|wafer biscuit/wafer biscuits|wafer roll/wafer rolls|madeira cake/madeira cakes
  angel food cake/angel food cakes/angel cake
  swiss roll/swiss rolls/jam swiss roll/jelly roll/mini swiss roll/mini swiss rolls
  chocolate swiss roll/chocolate swiss rolls|chocolate cake/chocolate sponge|madeleine/madeleines
  cupcake/cupcakes/fairy cake/fairy cakes|éclair/éclairs|profiterole/profiteroles
  cinnamon roll/cinnamon rolls/cinnamon bun/cinnamon buns|mince pies|malt loaf|stollen|macaroon/macaroons
  macaron/macarons|florentine/florentines|peanut brittle/chikki|tuile/tuiles
  oblaten/wafer paper/wafer sheets/edible wafer paper/edible rice paper
  mini meringue/mini meringues/meringue kiss/meringue kisses|pavlova base/pavlova bases
  cream cracker/cream crackers/jacob's cream crackers|water biscuit/water biscuits/water cracker/water crackers
  ritz/buttery cracker/buttery crackers/round buttery crackers/buttery round crackers/butter cracker/butter crackers/round butter crackers/butter-flavored crackers/club cracker/club crackers/townhouse crackers/jatz crackers
  wheat crackers/wheat thins/wholewheat crackers/whole wheat crackers
  cheese cracker/cheese crackers/cheese biscuit/cheese biscuits/cheez-its/goldfish crackers
  cheese straw/cheese straws|oyster cracker/oyster crackers
  corn cake/corn cakes/corn thins/corn cracker/corn crackers|salt and vinegar crisps
  potato stick/potato sticks/shoestring potato sticks/shoestring potatoes/potato straws/batata palha/batata-palha
  vegetable chips/vegetable crisps/vegetable crisp/root vegetable crisps|plantain chips
  doritos/nacho cheese doritos/cool original doritos/cheese doritos|fritos|tostada/tostadas
  bagel chip/bagel chips/bagel crisp/bagel crisps|pretzel stick/pretzel sticks/thin pretzel sticks
  pretzel rod/pretzel rods|kettle corn/sweet popcorn/sweet and salty popcorn|caramel popcorn|sev|bhujia
  papdi/papri|gummy bear/gummy bears/gummies/gummy candy/gummy candies/haribo|gummy worm/gummy worms/sour worms
  jelly bean/jelly beans|jelly baby/jelly babies|lollipop/lollipops|crystallised rose petals/candied rose petals
  popping candy/pop rocks|sugared almond/sugared almonds|snickers|mars bar/mars bars
  m&m's/m&ms/m&m candies/mini m&m's|smarties|malteser/maltesers/malted milk balls
  peanut butter cup/peanut butter cups/reese's peanut butter cups
  mini peanut butter cup/mini peanut butter cups/mini reese's peanut butter cups|reese's pieces
  chocolate egg/chocolate eggs/easter egg/easter eggs/chocolate easter egg/chocolate easter eggs
  mini egg/mini eggs/mini chocolate egg/mini chocolate eggs/chocolate mini eggs/cadbury mini eggs|daim|twix
  chocolate truffle/chocolate truffles|ferrero rocher|milky way|crunchie/violet crumble/chocolate honeycomb
  heath bar/heath bars/skor bar/skor bars/chocolate-covered toffee bar/chocolate-covered toffee bars
  mini marshmallow/mini marshmallows/miniature marshmallow/miniature marshmallows|flapjack/flapjacks
  protein bar/protein bars/energy bar/energy bars|fruit leather|chocolate ice cream|coffee ice cream
  strawberry ice cream|pistachio ice cream|caramel ice cream/dulce de leche ice cream
  mint chocolate chip ice cream/mint choc chip ice cream|frozen yogurt/frozen yoghurt/vanilla frozen yogurt|kulfi
  ice cream sandwich/ice cream sandwiches|lemon sorbet|raspberry sorbet|mango sorbet|granita
  popsicle/popsicles/ice lolly/ice lollies|orange sherbet|lime sherbet
  pastry cream/crème pâtissière/crema pasticcera|chocolate pudding/chocolate custard|chocolate mousse|rice pudding
  panna cotta|potato croquette/potato croquettes|potato pancake/potato pancakes/latke/latkes
  semmelknödel/bread dumpling/bread dumplings|gyoza/potsticker/potstickers/jiaozi/mandu|pierogi/pierogies/vareniki
  wontons|momo/momos|empanada/empanadas|egg rolls|cornbread stuffing
  crispy shallot/crispy shallots/crispy fried shallot/crispy fried shallots/fried shallot/fried shallots
  lemon sole|dover sole|sprat/sprats|ibérico ham/jamón ibérico|bockwurst|tomme|graviera|carob molasses/carob syrup
  date molasses|locust bean gum|white crème de cacao|cherry liqueur/cherry heering|cynar|shochu|rye whiskey
  sweet marsala|fruit punch|turkey stock/turkey broth/turkey bone broth|ham stock/ham broth/bacon stock
  marie rose sauce/marie-rose sauce|nacho cheese/nacho cheese sauce/queso dip|french dressing
  tikka paste/tikka curry paste|tikka masala paste/tikka masala curry paste
  powidl/powidła/plum butter/lekvar/prune butter|dried radish/dried daikon|liquorice allsorts/licorice allsorts
  blueberry muffin/blueberry muffins|onion bhaji/onion bhajis/onion bhajia/onion bhajias
  silver leaf/edible silver leaf|praline paste/hazelnut praline paste|pistachio cream/pistachio spread
  hazelnut milk|truffle salt|garlic butter/garlic and herb butter/garlic and parsley butter
  oat yogurt/oat-based yogurt/oat yoghurt`;
