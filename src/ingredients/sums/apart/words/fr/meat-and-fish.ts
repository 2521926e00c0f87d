/** `/` separates forms of one product. */
export const MEAT_AND_FISH = `
  steak haché/steaks hachés/steak haché de bœuf/steaks hachés de bœuf/steak haché de boeuf/steaks hachés de boeuf
  paupiette de bœuf/paupiettes de bœuf/paupiette de boeuf/paupiettes de boeuf
  lanières de bœuf/lanières de boeuf|tendron de bœuf/tendrons de bœuf/tendron de boeuf/tendrons de boeuf
  moelle de bœuf/moelles de bœuf/moelle de boeuf/moelles de boeuf|os de veau
  blanquette de veau/blanquettes de veau/veau pour blanquette|sauté de veau/sautés de veau
  poitrine de veau/poitrines de veau/tendron de veau/tendrons de veau/flanchet de veau/flanchets de veau
  noix de veau/quasi de veau/quasis de veau|joue de veau/joues de veau|paupiette de veau/paupiettes de veau
  grenadin de veau/grenadins de veau|filet de veau/filets de veau|carré de veau/carrés de veau
  sauté de porc/sautés de porc
  échine de porc/échines de porc/échine/échines/rouelle d'échine/rouelles d'échine/spiringue/spiringues
  escalope de porc/escalopes de porc|grillade de porc/grillades de porc
  barde de lard/bardes de lard/barde/bardes|lardo/lardos/lard de colonnata/lards de colonnata|panne/pannes
  jambon forêt-noire/jambons forêt-noires|allumettes de jambon|speck/specks|jambon d'ardenne/jambons d'ardenne
  saucisse italienne forte/saucisses italiennes fortes|saucisse de toulouse/saucisses de toulouse
  chipolata/chipolatas/saucisse chipolata/saucisses chipolatas
  saucisse cocktail/saucisses cocktail/saucisses cocktails|cervelas
  saucisse de strasbourg/saucisses de strasbourg/knack/knacks/knacki/knackis/knacks d'alsace
  saucisse de montbéliard/saucisses de montbéliard/montbéliard/montbéliards
  saucisse de morteau/saucisses de morteau/morteau
  saucisson à cuire/saucissons à cuire/saucisson de lyon/saucissons de lyon|diot/diots|saucisson/saucissons
  saucisson à l'ail/saucissons à l'ail|rosette/rosettes/rosette de lyon/rosettes de lyon
  poule au pot/poules au pot|coq/coqs|poularde/poulardes|sauté d'agneau/sautés d'agneau/cubes d'agneau
  poitrine d'agneau/poitrines d'agneau|selle d'agneau/selles d'agneau|noisette d'agneau/noisettes d'agneau
  rognon de veau/rognons de veau|rognons d'agneau|rognon de porc/rognons de porc
  langue de veau/langues de veau|langue de porc/langues de porc|cuisse de lapin/cuisses de lapin
  râble de lapin/râbles de lapin|râble de lièvre/râbles de lièvre|civet de lièvre/civets de lièvre
  gigue de chevreuil/gigues de chevreuil/cuissot de chevreuil/cuissots de chevreuil
  filet de chevreuil/filets de chevreuil|civet de chevreuil/civets de chevreuil
  biche/biches/filet de biche/filets de biche
  gésier/gésiers/gésiers de volaille/gésiers de canard/gésiers de poulet
  gésiers confits/gésiers de canard confits|sauté de dinde/sautés de dinde|aile de dinde/ailes de dinde
  jambon de dinde/jambons de dinde/jambon de volaille/jambons de volaille
  blanc de dinde en tranches/blancs de dinde en tranches
  confit de canard/confits de canard/cuisse de canard confite/cuisses de canard confites
  manchon de canard/manchons de canard|cuisse d'oie/cuisses d'oie|suprême de pintade/suprêmes de pintade
  perche du nil/perches du nil/filet de perche du nil/filets de perche du nil
  poisson de roche/poissons de roche|arête et parures de poisson/arêtes et parures de poisson|anchois au sel
  anchois marinés/filets d'anchois marinés|lieu jaune/lieus jaunes
  colin d'alaska/colins d'alaska/filet de colin d'alaska/filets de colin d'alaska/dos de colin d'alaska
  truite saumonée/truites saumonées/filet de truite saumonée/filets de truite saumonée
  truite de mer/truites de mer|gravlax/saumon gravlax/saumons gravlax|thon rouge/thons rouges
  thon albacore/thons albacores|thon blanc frais/thons blancs frais
  thon blanc/thons blancs/thon germon/thons germons/thon blanc en conserve/thons blancs en conserve
  miettes de thon/thon émietté/thons émiettés|rollmops|matjes
  œufs de lompe/oeufs de lompe/œufs de lump/oeufs de lump|œufs de cabillaud/oeufs de cabillaud
  tobiko/tobikos/masago/masagos/œufs de poissons volants/oeufs de poissons volants|laitance/laitances
  scampi/scampis|crevettes nordiques/crevettes bouquet/crevettes bouquets|langouste/langoustes
  queue de langouste/queues de langouste|queue de homard/queues de homard|chair de homard/chairs de homard
  araignée de mer/araignées de mer|crabe des neiges/crabes des neiges|crabe royal|étrille/étrilles
  pince de crabe/pinces de crabe|limande/limande-sole/limandes-soles/filets de limande|éperlan/éperlans
  œufs de truite/oeufs de truite|jambon ibérique/jambons ibériques/pata negra/patas negras`;
