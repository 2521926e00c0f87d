/** `/` separates forms of one product. */
export const DRY_GOODS = `
  borlotti/bortlotti/cranberry bean/cranberry beans/roman bean/roman beans/rosecoco bean/rosecoco beans
  flageolet/flageolets|fregola
  gluten-free self-raising flour/gluten free self raising flour/gluten-free self-rising flour/gluten free self-raising flour
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis/manicotti
  casarecce/caserecce|garganelli|mezze maniche|calamarata|candele|schiaffoni|candied almond/candied almonds
  honey-roasted almond/honey-roasted almonds/honey roasted almond/honey roasted almonds
  nibbed almond/nibbed almonds/almond nib/almond nibs|black walnut/black walnuts
  candied walnut/candied walnuts/caramelised walnut/caramelised walnuts/caramelized walnut/caramelized walnuts
  candied pecan/candied pecans/caramelised pecan/caramelised pecans/caramelized pecan/caramelized pecans
  honey roasted cashew/honey roasted cashews/honey-roasted cashew/honey-roasted cashews
  pistachio meal/pistachio flour|fresh chestnut/fresh chestnuts|monkey nut/monkey nuts
  cocktail peanut/cocktail peanuts/beer nut/beer nuts
  honey roasted peanut/honey roasted peanuts/honey-roasted peanut/honey-roasted peanuts|tiger nut flour|egusi
  flaxseed meal/flax seed meal/flax meal/flaxmeal/linseed meal/milled flaxseed/milled linseed
  makhana/fox nut/fox nuts/foxnuts|sprouted lentil/sprouted lentils
  puy lentil/puy lentils/puy-style lentil/puy-style lentils/puy green lentil/puy green lentils/lentils du puy/lentilles du puy/lentils de puy/french lentil/french lentils/french green lentil/french green lentils/castelluccio lentil/castelluccio lentils/umbrian lentil/umbrian lentils
  pigeon pea/pigeon peas/gungo pea/gungo peas/gandules/guandules|whole urad dal/black urad dal
  green split pea/green split peas/split green pea/split green peas
  dried pea/dried peas/dried green pea/dried green peas/whole dried pea/whole dried peas/whole yellow pea/whole yellow peas
  kidney beans in chilli sauce/kidney beans in chili sauce|baby lima bean/baby lima beans
  shelling bean/shelling beans/shell bean/shell beans
  peruano bean/peruano beans/mayocoba bean/mayocoba beans/canary bean/canary beans|white bean paste/shiroan
  mung bean paste|lotus paste
  sweetened red bean/sweetened red beans/sweetened adzuki bean/sweetened adzuki beans
  split fava bean/split fava beans/split broad bean/split broad beans/yellow split fava
  ful/ful medames/foul medames|refried black bean/refried black beans|chili beans/chilli beans|bean soup mix
  five-spice tofu/five-spice pressed tofu/pressed tofu/dougan|marinated tofu/baked tofu/teriyaki tofu
  basil tofu|aburaage/abura-age/usuage|inari/tofu skin pocket/tofu skin pockets|atsuage
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
  short-grain brown rice/short grain brown rice/brown short-grain rice
  pudding rice/rice pudding rice/milk rice|black glutinous rice/black sticky rice
  wild rice blend/wild rice mix/wild and basmati rice/basmati and wild rice|rice pilaf mix
  kirimochi/mochi cake/mochi cakes|barley flake/barley flakes/rolled barley|kasha
  buckwheat flake/buckwheat flakes
  fine bulgur/fine burghul/fine-grain bulgur/bulgur fine-grain/bulgur wheat fine/fine cracked wheat
  dalia/daliya/broken wheat
  wholewheat couscous/whole wheat couscous/whole-wheat couscous/wholemeal couscous/whole-wheat instant couscous
  ebly/pearled wheat/quick-cook wheat|einkorn|spelt flake/spelt flakes/rolled spelt
  grünkern/green spelt/unripe spelt|rye flake/rye flakes/rolled rye|finger millet/ragi
  pearl millet/bajra/bajri|millet flake/millet flakes|popped amaranth/puffed amaranth
  quinoa flake/quinoa flakes|puffed quinoa/popped quinoa
  quick oats/quick-cooking oats/quick cooking oats/quick cook oats/quick rolled oats/quick-cooking rolled oats/quick oatmeal/quick-cooking oatmeal/one-minute oats/instant oats/instant oatmeal
  gluten-free oat flour|medium oatmeal/fine oatmeal/scottish oatmeal
  ready-made polenta/prepared polenta/ready-to-eat polenta/tube polenta/polenta roll|self-rising cornmeal
  quick grits/quick-cooking grits/quick cooking grits/instant grits
  semola/semolina rimacinata/durum flour/durum wheat flour|cream of wheat
  instant tapioca/minute tapioca/quick-cooking tapioca/quick cooking tapioca/granulated tapioca/tapioca granules
  boba/bubble tea pearl/bubble tea pearls/black tapioca pearls/large tapioca pearl/large tapioca pearls
  cassava flour/manioc flour/yuca flour|garri|attiéké|plantain flour|wondra/instant flour
  low-gluten flour/low gluten flour|wholemeal self-raising flour/self-raising wholemeal flour
  whole wheat pastry flour/whole-wheat pastry flour
  atta/chapati flour/chappati flour/chapatti flour/roti flour
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
  whole wheat macaroni/wholewheat macaroni/whole wheat elbow macaroni
  gluten-free spaghetti/gluten free spaghetti|gluten-free penne|gluten-free fusilli|gluten-free macaroni
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
  kelp noodle/kelp noodles|konjac rice|vegan chorizo
  beyond burger/beyond burgers/plant-based burger/plant-based burgers|tempeh bacon|coconut bacon
  red yeast rice`;
