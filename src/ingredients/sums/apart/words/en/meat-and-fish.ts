/** `/` separates forms of one product. */
export const MEAT_AND_FISH = `
  chicken tender/chicken tenders/chicken tenderloin/chicken tenderloins/chicken mini-fillet/chicken mini-fillets/chicken mini fillet/chicken mini fillets
  chicken cutlet/chicken cutlets/chicken escalope/chicken escalopes|breakfast sausage/breakfast sausages
  bacon bits|minute steak/minute steaks
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
  cocktail sausage/cocktail sausages|toulouse sausage/toulouse sausages
  hot italian/spicy italian/hot bulk italian|fennel sausage/fennel sausages|cooking chorizo/semi-cured chorizo
  soppressata/sopressata|fennel salami/finocchiona|saucisson|summer sausage|boudin blanc
  lamb sausage/lamb sausages
  stewing chicken/stewing chickens/stewing hen/stewing hens/boiling fowl/boiling hen/soup chicken/soup chickens
  chicken piece/chicken pieces/chicken part/chicken parts/chicken portion/chicken portions/chicken joint/chicken joints/jointed chicken/curry-cut chicken/curry cut chicken
  canned ham|terrine/terrines|rillettes
  lamb steak/lamb steaks/lamb leg steak/lamb leg steaks/lamb chump steak/lamb chump steaks
  lamb rump/lamb rumps/rump of lamb/lamb chump/lamb chumps|lamb breast/lamb breasts/breast of lamb|lamb ribs
  lamb shoulder chop/lamb shoulder chops|saddle of lamb/saddle of mutton
  giblet/giblets/chicken giblets/turkey giblets
  lamb kidney/lamb kidneys/lamb's kidney/lamb's kidneys/lambs' kidney/lambs' kidneys
  veal kidney/veal kidneys/calves' kidney/calves' kidneys/calf's kidney
  ox kidney/ox kidneys/beef kidney/beef kidneys
  pig's kidney/pig's kidneys/pigs' kidneys/pork kidney/pork kidneys
  lamb tongue/lamb tongues/lamb's tongue/lambs' tongues|rabbit leg/rabbit legs|venison steak/venison steaks
  venison haunch/haunch of venison|venison fillet/venison fillets/venison loin/venison loins/loin of venison
  venison sausage/venison sausages|chicken goujon/chicken goujons/chicken strip/chicken strips
  chicken schnitzel/chicken schnitzels|chicken drumette/chicken drumettes|buffalo wing/buffalo wings
  chicken gizzard/chicken gizzards/gizzard/gizzards
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
  breaded fish/breaded cod fillet/breaded cod fillets|fish ball/fish balls/fishball/fishballs
  narutomaki/naruto|kamaboko|chikuwa|eomuk/odeng/korean fish cake/korean fish cakes
  thai fish cake/thai fish cakes
  shell-on prawn/shell-on prawns/shell-on tiger prawn/shell-on tiger prawns/shell-on shrimp/head-on prawns/head-on shrimp/whole prawn/whole prawns/whole shrimp
  atlantic prawn/atlantic prawns/coldwater prawns/cold-water prawns/bay shrimp|popcorn shrimp
  dried crayfish/ground dried crayfish/crayfish powder|scampi
  crayfish tail/crayfish tails/crawfish tail/crawfish tails|lobster tail/lobster tails|lobster meat
  lobster shell/lobster shells|dressed crab/dressed crabs|king crab/king crabs|snow crab/snow crabs
  crab claw/crab claws|crab leg/crab legs|soft-shell crab/soft-shell crabs/soft shell crab/soft shell crabs
  brown crabmeat/brown crab meat|mussel meat
  green-lipped mussel/green-lipped mussels/green lipped mussel/green lipped mussels
  canned mussels/tinned mussels|smoked oyster/smoked oysters|razor clam/razor clams|clam meat
  bay scallop/bay scallops/baby scallop/baby scallops|queen scallop/queen scallops/queenie/queenies
  scallop roe/scallop coral/scallop corals|baby octopus|octopus tentacle/octopus tentacles
  winkle/winkles/periwinkle/periwinkles|lemon sole|dover sole|sprat/sprats|ibérico ham/jamón ibérico|bockwurst`;
