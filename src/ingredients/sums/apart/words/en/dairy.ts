/** `/` separates forms of one product. */
export const DAIRY = `
  sbrinz|soured milk/sour milk/clabber|whey protein|malai|extra thick double cream/extra-thick double cream
  kaymak/kajmak cream|half-fat crème fraîche/half fat crème fraîche/light crème fraîche|schmand
  squirty cream/aerosol cream/spray cream|whipped topping mix/dream whip|turkish yogurt/turkish yoghurt
  goat's milk yogurt/goat's yogurt/goat yogurt/goat's milk yoghurt/goat's yoghurt
  2% greek yogurt/2% greek yoghurt|vanilla greek yogurt/vanilla greek yoghurt
  vanilla yogurt/vanilla yogurts/vanilla yoghurt|strawberry yogurt/strawberry yogurts/strawberry yoghurt
  lemon yogurt/lemon yoghurt|raspberry yogurt/raspberry yoghurt|spreadable butter
  niter kibbeh/niter kebbeh/spiced butter|string cheese/cheese string/cheese strings
  italian hard cheese/vegetarian hard cheese
  mature cheddar/extra mature cheddar/extra-mature cheddar/sharp cheddar/extra sharp cheddar/extra-sharp cheddar/strong cheddar/vintage cheddar/tasty cheddar/tasty cheese/sharp white cheddar/extra-sharp white cheddar/mature white cheddar/sharp yellow cheddar
  mild cheddar/mild white cheddar|cheese curds/cheddar curds|mimolette|colby jack/colby-jack
  italian cheese blend/italian blend cheese|pizza cheese|velveeta|cheese whiz/cheez whiz
  cheese spread/processed cheese spread|laughing cow/cheese triangle/cheese triangles
  parmesan cheese rind/parmesan cheese rinds/rind of parmesan
  vegetarian parmesan/vegetarian parmesan-style/parmesan-style/italian-style hard cheese
  young pecorino/pecorino toscano|beaufort|jarlsberg|leerdammer/maasdam/maasdamer
  aged gouda/old gouda/mature gouda/old amsterdam|babybel/babybels/mini babybel/mini babybels|morbier
  vacherin mont d'or/vacherin|robiola|stracchino/crescenza|munster|époisses
  brillat-savarin/triple-cream cheese/triple cream cheese|dolcelatte/gorgonzola dolce|gorgonzola piccante
  bryndza|marinated feta
  fresh mozzarella/fresh whole-milk mozzarella/fresh whole milk mozzarella/fior di latte
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
  meringue powder|flax egg/flax eggs|chia egg/chia eggs|pastry cream/crème pâtissière/crema pasticcera
  chocolate pudding/chocolate custard|chocolate mousse|tomme|graviera|hazelnut milk
  garlic butter/garlic and herb butter/garlic and parsley butter|oat yogurt/oat-based yogurt/oat yoghurt`;
