/** `/` separates forms of one product. */
export const SPICES = `
  tajín/chili lime seasoning/chili-lime seasoning/chilli lime seasoning/chile lime seasoning
  italian seasoning/italian herb/italian herbs/italian mixed herbs|apple pie spice
  kashmiri chilli/kashmiri chillies/kashmiri chili/kashmiri chilies/kashmiri red chilli/kashmiri red chili/kashmiri chile/kashmiri powder/kashmiri mirch/deggi mirch
  chile de árbol/chiles de árbol/chilies de arbol/árbol chile/árbol chiles/arbol chili/arbol chilies
  ñora/ñoras/nora pepper/nora peppers|new mexico chile/new mexico chiles/california chile/california chiles
  dried ancho pepper/dried ancho peppers
  chipotle powder/chipotle chile powder/chipotle chili powder/chipotle chilli powder/ground chipotle
  chipotle flakes/chipotle chilli flakes|black lime powder/ground black lime/dried lime powder
  sour orange/sour oranges|coriander root/coriander roots/cilantro root/cilantro roots|holy basil/tulsi
  mexican oregano|rubbed sage|yellow chive/yellow chives|indian bay leaf/indian bay leaves/tej patta
  perilla leaf/perilla leaves/kkaennip/sesame leaf/sesame leaves|red shiso|candied angelica
  angelica root/dang gui
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
  white poppy seed/white poppy seeds/white poppyseed/white poppyseeds/khus khus/khus-khus/posto
  poppy seed paste
  liquorice powder/licorice powder/liquorice root powder/licorice root powder/ground liquorice
  steak seasoning/steak spice/steak rub/grill seasoning
  barbecue rub/bbq rub/barbecue dry rub/bbq dry rub/barbecue seasoning/bbq seasoning/barbecue spice/bbq spice
  chicken spice/chicken rub|fish seasoning|shawarma seasoning/shawarma spice|kebab seasoning/kebab spice
  gyros seasoning/gyros spice/souvlaki seasoning/greek seasoning|suya spice/suya pepper|maggi seasoning powder
  kitchen king|biryani masala/biryani spice|pav bhaji masala|meat masala|chicken masala|goda masala
  rasam powder|hawaij/hawayej|advieh|mitmita|fajita seasoning/fajita spice/fajita mix|sazón
  crab boil/shrimp boil|mulling spice/mulling spices/mulled wine spice/mulled wine spices|low-sodium salt
  pretzel salt|sendha namak|truffle salt`;
