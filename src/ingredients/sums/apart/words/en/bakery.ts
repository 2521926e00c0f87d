/** `/` separates forms of one product. */
export const BAKERY = `
  turkish bread|pide|pizza crust/pizza crusts/pizza base/pizza bases/pizza shell/pizza shells
  focaccia/focaccias
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
  pain au chocolat/pains au chocolat/chocolate croissant/chocolate croissants
  almond croissant/almond croissants|pandoro|bread cube/bread cubes/stuffing cube/stuffing cubes
  melba toast/melba toasts|crostini/bruschetta/mini toast
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
  froot loops/fruity pebbles|lucky charms`;
