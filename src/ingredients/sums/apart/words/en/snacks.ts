/** `/` separates forms of one product. */
export const SNACKS = `
  candy cane/candy canes|peppermint candy/peppermint candies|trail mix
  marrons glacés/marron glacé/candied chestnut/candied chestnuts|spiced nut/spiced nuts
  sugar cookie/sugar cookies|hobnob/hobnobs|custard cream/custard creams|bourbon biscuit/bourbon biscuits
  anzac biscuit/anzac biscuits|chocolate digestive/chocolate digestives
  chocolate graham cracker/chocolate graham crackers
  oreo pie crust/oreo crust/oreo cookie crust/chocolate cookie crust/chocolate crumb crust/chocolate graham cracker crust/chocolate graham pie crust
  gingerbread cookie/gingerbread cookies/gingerbread biscuit/gingerbread biscuits/gingerbread men
  lebkuchen/pierniki|ginger cake/jamaica ginger cake/ginger loaf cake|oatcake/oatcakes/oat cake/oat cakes
  cookie dough/chocolate chip cookie dough|sugar cookie dough
  chocolate cookies/double chocolate cookie/double chocolate cookies
  peanut butter cookie/peanut butter cookies|golden oreo/golden oreos|mini oreos
  chocolate-covered biscuit/chocolate-covered biscuits|kit kat/kitkat|tim tam/tim tams
  wafer biscuit/wafer biscuits|wafer roll/wafer rolls|madeira cake/madeira cakes
  angel food cake/angel food cakes/angel cake
  swiss roll/swiss rolls/jam swiss roll/jelly roll/mini swiss roll/mini swiss rolls
  chocolate swiss roll/chocolate swiss rolls|chocolate cake/chocolate sponge|madeleine/madeleines
  cupcake/cupcakes/fairy cake/fairy cakes|éclair/éclairs|profiterole/profiteroles
  cinnamon roll/cinnamon rolls/cinnamon bun/cinnamon buns|mince pies|malt loaf|stollen|macaroon/macaroons
  macaron/macarons|florentine/florentines|peanut brittle/chikki|tuile/tuiles
  mini meringue/mini meringues/meringue kiss/meringue kisses|pavlova base/pavlova bases
  cream cracker/cream crackers/jacob's cream crackers
  water biscuit/water biscuits/water cracker/water crackers
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
  papdi/papri|gummy bear/gummy bears/gummies/gummy candy/gummy candies/haribo
  gummy worm/gummy worms/sour worms|jelly bean/jelly beans|jelly baby/jelly babies|lollipop/lollipops
  crystallised rose petals/candied rose petals|popping candy/pop rocks|sugared almond/sugared almonds|snickers
  mars bar/mars bars|m&m's/m&ms/m&m candies/mini m&m's|smarties|malteser/maltesers/malted milk balls
  peanut butter cup/peanut butter cups/reese's peanut butter cups
  mini peanut butter cup/mini peanut butter cups/mini reese's peanut butter cups|reese's pieces
  chocolate egg/chocolate eggs/easter egg/easter eggs/chocolate easter egg/chocolate easter eggs
  mini egg/mini eggs/mini chocolate egg/mini chocolate eggs/chocolate mini eggs/cadbury mini eggs|daim|twix
  chocolate truffle/chocolate truffles|ferrero rocher|milky way|crunchie/violet crumble/chocolate honeycomb
  heath bar/heath bars/skor bar/skor bars/chocolate-covered toffee bar/chocolate-covered toffee bars
  mini marshmallow/mini marshmallows/miniature marshmallow/miniature marshmallows|flapjack/flapjacks
  protein bar/protein bars/energy bar/energy bars|fruit leather|chocolate ice cream|coffee ice cream
  strawberry ice cream|pistachio ice cream|caramel ice cream/dulce de leche ice cream
  mint chocolate chip ice cream/mint choc chip ice cream|frozen yogurt/frozen yoghurt/vanilla frozen yogurt
  kulfi|ice cream sandwich/ice cream sandwiches|lemon sorbet|raspberry sorbet|mango sorbet|granita
  popsicle/popsicles/ice lolly/ice lollies|orange sherbet|lime sherbet|rice pudding|panna cotta
  potato croquette/potato croquettes|potato pancake/potato pancakes/latke/latkes
  semmelknödel/bread dumpling/bread dumplings|gyoza/potsticker/potstickers/jiaozi/mandu
  pierogi/pierogies/vareniki|wontons|momo/momos|empanada/empanadas|egg rolls|cornbread stuffing
  liquorice allsorts/licorice allsorts|blueberry muffin/blueberry muffins
  onion bhaji/onion bhajis/onion bhajia/onion bhajias`;
