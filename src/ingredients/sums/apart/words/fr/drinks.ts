/** `/` separates forms of one product. */
export const DRINKS = `
  jus d'orange sanguine/jus d'oranges sanguines|jus d'orange concentré|ovomaltine/ovomaltines
  bouillon de poulet réduit en sodium/bouillons de poulet réduit en sodium/bouillon de poulet sans sel ajouté/bouillons de poulet sans sel ajouté
  fond de veau déshydraté/fonds de veau déshydraté|jus de veau|court-bouillon/court-bouillons
  bouillon de champignons/bouillons de champignons|maggi/maggis/arôme maggi/arômes maggi|viandox
  concentré de bouillon de légumes/concentrés de bouillon de légumes|café en grains/cafés en grains|ricoré
  thé earl grey/thés earl grey|thé chaï/thés chaïs/chaï/chaïs
  thé vert au jasmin/thé au jasmin/thés verts au jasmin/thés au jasmin|rooibos/thé rouge/thés rouges
  tisane de menthe/tisanes de menthe|infusion verveine|citronnade/citronnades|sirop de citron/sirops de citron
  sirop de fleurs de sureau/sirop de fleur de sureau/sirops de fleurs de sureau/sirops de fleur de sureau/sirop de sureau/sirops de sureau
  sirop de cassis/sirops de cassis|sirop de citron vert/sirops de citron vert/cordial de lime/cordiaux de lime
  sirop de pamplemousse/sirops de pamplemousse|sirop de fruit de la passion/sirops de fruit de la passion
  sirop de mûre/sirops de mûre|sirop d'orange/sirops d'orange|jus de raisin blanc|jus de raisin rouge
  moût de raisin/moûts de raisin|vin blanc demi-sec/vins blancs demi-secs|prosecco/proseccos
  vin mousseux/vins mousseux/crémant/crémants/mousseux/cava/cavas/vin pétillant/vins pétillants/crémant d'alsace/crémants d'alsace/clairette/clairettes
  muscat de rivesaltes/muscats de rivesaltes/muscat de beaumes-de-venise/muscats de beaumes-de-venise/vin de muscat/vins de muscat
  sauternes/monbazillac/monbazillacs/vin liquoreux/vins liquoreux|banyuls/maury/maurys
  pineau des charentes/pineaux des charentes|porto blanc/portos blancs
  noilly prat/noillys prat/vermouth sec/vermouths secs/vermouth dry/vermouths drys
  vermouth rouge/vermouths rouges/martini rouge/martinis rouges|bière brune/bières brunes
  bière ambrée/bières ambrées/bière rousse/bières rousses|bière blanche/bières blanches|panaché/panachés
  gueuze/gueuzes/lambic/lambics/gueuze lambic/gueuzes lambics|kriek/krieks
  bière trappiste/bières trappistes/bière d'abbaye/bières d'abbaye/bière trappiste brune/bières trappistes brunes/bière triple/bières triples
  bière de noël/bières de noël|eau-de-vie de prune/eaux-de-vie de prune
  eau-de-vie de poire/poire williams eau-de-vie/poires williams eau-de-vie/eaux-de-vie de poire
  eau-de-vie de mirabelle/eaux-de-vie de mirabelle|péquet/péquets
  rhum blanc/rhums blancs/rhum agricole/rhums agricoles|rhum épicé/rhums épicés
  whisky écossais/whiskys écossais|liqueur de fraise/liqueurs de fraise|liqueur de caramel/liqueurs de caramel
  liqueur de chocolat/liqueurs de chocolat|liqueur de coco/liqueurs de coco
  liqueur de litchi/liqueurs de litchi/soho/sohos|curaçao bleu/curaçaos bleus
  liqueur de cerise/liqueurs de cerise/guignolet/guignolets|liqueur de violette/liqueurs de violette
  liqueur de mandarine/liqueurs de mandarine/mandarine napoléon/mandarines napoléon
  liqueur de noix/liqueurs de noix|génépi/génépis|raki/rakis|amer picon/amers picon
  jus multifruits/jus multivitaminé/jus multivitaminés|jus de fruits rouges|jus de fraise
  jus de fruits exotiques|jus de goyave|jus de litchi|nectar de banane/nectars de banane|jus de rhubarbe
  jus de framboise|fond de gibier/fonds de gibier
  fond de canard/fonds de canard/bouillon de canard/bouillons de canard|bouillon de dinde/bouillons de dinde`;
