/** `/` separates forms of one product. */
export const CONDIMENTS = `
  tomato puree|sun-dried tomato paste/sun dried tomato paste/sundried tomato paste/sun-dried tomato purée
  rotel|green chilli paste/green chili paste|chilli paste/chili paste/red chilli paste/red chili paste
  black garlic paste
  chili garlic sauce/chilli garlic sauce/chili-garlic sauce/chilli-garlic sauce/garlic chili sauce/garlic chilli sauce/chile-garlic sauce/chile garlic sauce
  schezwan sauce/schezwan chutney/szechuan sauce/sichuan sauce|buffalo sauce/buffalo wing sauce|taco sauce
  pico de gallo|lemon vinaigrette/lemon dressing|balsamic vinaigrette/balsamic dressing
  kewpie mayonnaise/kewpie mayo/kewpie/japanese mayonnaise/japanese mayo|hot honey|menma
  light olive oil/extra-light olive oil/extra light olive oil/mild olive oil/mild-tasting olive oil
  pomace oil/olive pomace oil|garlic-infused olive oil/garlic olive oil
  lemon-infused olive oil/lemon olive oil
  baking spray/nonstick baking spray/non-stick baking spray/cake release spray/cake release
  cold-pressed rapeseed oil/cold pressed rapeseed oil/extra virgin rapeseed oil
  light sesame oil/untoasted sesame oil/white sesame oil/gingelly oil/til oil
  refined coconut oil/unscented coconut oil/odourless coconut oil/odorless coconut oil/coconut fat
  hemp oil/hemp seed oil|sichuan pepper oil/sichuan peppercorn oil/prickly oil
  calabrian chili oil/calabrian chilli oil/olio piccante|basil oil|scallion oil/spring onion oil|shallot oil
  lemon oil|copha|pan drippings/roast drippings/meat drippings
  vinegar essence/swedish vinegar essence/acetic acid|pickling vinegar
  cane vinegar/sugarcane vinegar/sukang maasim|coconut vinegar
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
  horseradish sauce/creamed horseradish/creamy horseradish/cream-style horseradish/horseradish cream
  mint jelly|wild garlic pesto|arrabbiata sauce|pizza sauce/tomato pizza sauce
  chili con carne/chilli con carne|carbonara sauce|chicken gravy|onion gravy|red wine gravy/red wine jus
  au jus gravy mix/au jus mix/au jus gravy|gravy browning/browning sauce/kitchen bouquet|green chile sauce
  green enchilada sauce|gremolata|soffritto/soffritto mix/mirepoix mix|raita
  sesame paste/chinese sesame paste/asian sesame paste/toasted sesame paste/white sesame paste
  black sesame paste|tahini sauce
  crunchy peanut butter/chunky peanut butter/peanut butter crunchy/peanut butter chunky|pumpkin seed butter
  gianduja/gianduia/nougat block|vegemite|caperberry/caperberries/caper berry/caper berries
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
  guindilla/guindillas/pickled guindilla|beni shoga/red pickled ginger|giardiniera
  pickled carrot/pickled carrots|pickled radish/pickled radishes
  takuan/danmuji/pickled daikon/pickled mooli/yellow pickled radish|do chua/pickled carrots and daikon
  pickled red cabbage|pickled garlic|pickled walnut/pickled walnuts
  zha cai/zhacai/preserved mustard stem/sichuan preserved mustard stem/sichuan preserved vegetable
  ya cai/yacai|mei cai/meigan cai/dried mustard greens|umeboshi paste/ume paste/umeboshi plum paste
  preserved lime/preserved limes|lime pickle/lime pickles|mango pickle/mango pickles|tomato chutney
  apple chutney|onion chutney/red onion chutney|tamarind chutney/date and tamarind chutney/imli chutney
  coconut chutney|fig chutney|tomato jam|tamarind pod/tamarind pods
  tamarind block/block tamarind/tamarind pulp/seedless tamarind/wet tamarind|truffle butter
  ginger purée/lazy ginger|basil paste|coriander paste/coriander purée
  crispy shallot/crispy shallots/crispy fried shallot/crispy fried shallots/fried shallot/fried shallots
  marie rose sauce/marie-rose sauce|nacho cheese/nacho cheese sauce/queso dip|french dressing
  tikka paste/tikka curry paste|tikka masala paste/tikka masala curry paste|dried radish/dried daikon`;
