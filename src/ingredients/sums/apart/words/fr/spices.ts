/** `/` separates forms of one product. */
export const SPICES = `
  thym citron/thyms citrons|origan mexicain/origans mexicains
  fleur de capucine/fleurs de capucine/capucine/capucines|pensée comestible/pensées comestibles
  pâquerette/pâquerettes|fleurs de violette
  herbes italiennes/mélange d'herbes italiennes/mélanges d'herbes italiennes/assaisonnement italien/assaisonnements italiens/épices italiennes/herbes à l'italienne/épices à l'italienne/assaisonnement à l'italienne/assaisonnements à l'italienne/fines herbes à l'italienne
  fines herbes séchées|angélique confite/angéliques confites
  poivre 5 baies/poivres 5 baies/mélange 5 baies/mélanges 5 baies|poivre sansho/poivres sanshos
  poivre de timut/poivres de timut
  assaisonnement au chili/assaisonnements au chili/épices à chili/assaisonnement pour chili/assaisonnements pour chili/épices pour chili
  paprika fort/paprikas forts|bâton de cannelle/bâtons de cannelle/tuyau de cannelle/tuyaus de cannelle
  curry fort/currys forts/curry de madras/currys de madras|colombo/colombos/poudre à colombo/poudres à colombo
  graines de moutarde noire|épices à kebab
  épices à couscous/mélange d'épices à couscous/mélanges d'épices à couscous/épices pour couscous
  épices pour grillades/épices barbecue/épices barbecues
  épices à steak/épices à bifteck/épices à steak de montréal|épices à paella/spigol|épices à poisson
  épices tex-mex|épices à poulet|épices marocaines/mélange d'épices marocaines/mélanges d'épices marocaines
  épices à spéculoos
  épices à fajitas/assaisonnement pour fajitas/assaisonnements pour fajitas/mélange d'épices pour fajitas/mélanges d'épices pour fajitas`;
