/** `/` separates forms of one product. */
export const DAIRY = `
  schmand|sbrinz|säuglingsmilchpulver|kaffeesahne/kaffeeobers/kaffeerahm
  kräuter-crème-fraîche/kräutercrème fraîche/crème fraîche mit kräutern|sprühsahne
  türkischer joghurt/türkischen joghurt/türkischem joghurt/türkische joghurt|bulgara-joghurt
  vanillejoghurt/vanillejoghurts/vanille-joghurt/vanille-joghurts|erdbeerjoghurt|himbeerjoghurt
  zitronenjoghurt/zitronen-joghurt|kirschjoghurt/kirsch-joghurt|pfirsichjoghurt
  reibekäse/streukäse/raspelkäse/gratinkäse/pizzakäse/pizza-käse
  bergkäse/alpkäse/würziger bergkäse/würzigen bergkäse/würzigem bergkäse/würzige bergkäse|weichkäse
  butterkäse/butterkäsescheiben|harzer/handkäse|ofenkäse|rotweichkäse|vacherin mont-d'or|vacherin|danbo
  morbier|scheibenkäse|fonduekäse|obatzda/obazda|alter cheddar/alten cheddar/altem cheddar/alte cheddar
  kräuterschmelzkäse|sahneschmelzkäse/schmelzkäseecken|leerdammer/maasdamer
  alter gouda/alten gouda/altem gouda/alte gouda|babybel/babybels|romadur/romadurkäse|backcamembert
  cambozola/bavaria blu|kräuter-feta
  mozzarella gerieben/geriebener mozzarella/geriebenen mozzarella/geriebenem mozzarella/geriebene mozzarella
  ziger|kräuterfrischkäse/kräuter-frischkäse/frischkäse mit kräutern/boursin/miree
  leichter frischkäse/leichten frischkäse/leichtem frischkäse/leichte frischkäse|kräuterquark|vanillequark
  sahnequark/rahmquark/quark 40%/quark 40 %/quark (40 %|schichtkäse|bröseltopfen
  ziegenfrischkäse/ziegen-frischkäse/picandou|ziegencamembert/ziegen-camembert
  veganer feta/veganen feta/veganem feta/vegane feta
  veganer streukäse/veganen streukäse/veganem streukäse/vegane streukäse/veganer reibekäse/veganen reibekäse/veganem reibekäse/vegane reibekäse/veganer pizzaschmelz/veganen pizzaschmelz/veganem pizzaschmelz/vegane pizzaschmelz
  haselnussmilch/haselnuss-milch/haselnussdrink|dinkeldrink/dinkelmilch/dinkel-milch|barista-hafermilch
  vegane schlagsahne/veganer schlagsahne/veganen schlagsahne/aufschlagbare pflanzensahne/aufschlagbarer pflanzensahne/aufschlagbaren pflanzensahne
  mandelcuisine/mandel-cuisine/mandelsahne/mandel-sahne|reissahne/reis-sahne|vegane saure sahne
  tausendjährige eier/tausendjähriger eier/tausendjährigen eier|konditorcreme/crème pâtissière/vanillecreme
  vanillepudding|schokoladenpudding/schokopudding|grießpudding/griesspudding/grießbrei/griessbrei
  macadamiadrink|knoblauchbutter/knoblauch-butter|café-de-paris-butter|bärlauchbutter`;
