/** `/` separates forms of one product. */
export const FRENCH = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias|crozets
  pain de mie/pains de mie/pain à toast/pains à toast|vert de poireau/verts de poireau/verts de poireaux
  purée instantanée/purées instantanées/purée mousline/mousline|potatoes|tomate confite/tomates confites
  piquillo/piquillos/piment del piquillo/piments dels piquillos/poivron piquillo/poivrons piquillos
  chou pointu/choux pointus|chou vert/choux verts|romanesco/romanescos/chou romanesco/choux romanescos
  chou noir/choux noirs/chou palmier/choux palmiers/chou cavolo nero/choux cavolos neros
  vert de blette/verts de blette|pourpier d'hiver/pourpiers d'hiver|endive rouge/endives rouges/carmine/carmines
  chicorée frisée/chicorées frisées/salade frisée/salades frisées
  fond d'artichaut/fonds d'artichauts/fonds d'artichaut
  artichauts marinés/cœurs d'artichauts marinés/coeurs d'artichauts marinés
  haricot beurre/haricots beurres/fèves jaunes|haricot plat/haricots plats/haricots coco plats
  haricot mange-tout/haricots mange-touts|macédoine de légumes/macédoines de légumes
  jardinière de légumes/jardinières de légumes|légumes à wok
  julienne de légumes surgelée/juliennes de légumes surgelée|truffe blanche/truffes blanches
  truffe d'été/truffes d'été|brisures de truffe|chips de pomme
  compote de pommes sans sucre/compotes de pommes sans sucre/compote de pommes non sucrée/compotes de pommes non sucrée
  mirabelle/mirabelles|reine-claude/reines-claudes/prune reine-claude/prunes reines-claudes
  cerise amarena/cerises amarenas|cerises au sirop
  cerise au marasquin/cerises au marasquin/cerise à cocktail/cerises à cocktail/cerises à cocktails
  chips de banane|purée d'açaï/purées d'açaï|mendiants|poire séchée/poires séchées
  citron confit au sucre/citrons confits au sucre/cédrat confit/cédrats confits
  écorces d'orange confites/écorce d'orange confite/écorces d'orange confite/oranges confites/orange confite/cubes d'orange confite/zestes d'orange confits
  framboises lyophilisées|fraises lyophilisées|fruits déshydratés|coulis de fruits/coulis de fruits rouges
  coulis de framboise/coulis de framboises|coulis de fraises/coulis de fraise
  purée de framboises/purées de framboises|purée de fraises/purées de fraises
  jus d'orange sanguine/jus d'oranges sanguines|jus d'orange concentré
  pamplemousse rouge/pamplemousses rouges/pomelo rose/pomelos roses|noix de coco jeune/noix de coco jeunes
  copeaux de noix de coco|thym citron/thyms citrons|origan mexicain/origans mexicains
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
  épices à fajitas/assaisonnement pour fajitas/assaisonnements pour fajitas/mélange d'épices pour fajitas/mélanges d'épices pour fajitas
  poudre d'amandes complète/poudres d'amandes complète|farine de souchet/farines de souchet
  farine de lin/farines de lin|pralines roses|amandes caramélisées/chouchous
  noix de pécan caramélisées/pacanes confites|lentilles jaunes|pois cassés jaunes/pois jaunes
  haricots rouges à chili|flageolets/flageolets verts|coco de paimpol|mogettes/mojettes
  haricots tarbais/haricot tarbais|haricots borlotti/haricots borlottis/borlotti/borlottis/haricots cocos rouges
  haricots romains|tofu mariné/tofus marinés
  riz rond/riz ronds/riz rond à dessert/riz ronds à dessert/riz dessert/riz desserts/riz à grains ronds
  riz vinaigré/riz vinaigrés|flocons d'orge|kasha/kashas|couscous complet/couscous complets/couscous de blé entier
  fregola/fregolas/fregola sarda/fregolas sardas|ebly/eblys/blé précuit/blé dur précuit
  petit épeautre/petits épeautres/engrain/engrains|flocons d'épeautre|flocons de seigle|flocons de millet
  amarante soufflée/amarantes soufflées|flocons de quinoa
  gruau à cuisson rapide/gruaus à cuisson rapide/flocons d'avoine à cuisson rapide|porridge/porridges
  polenta instantanée/polentas instantanées/polenta précuite/polentas précuites|crème de blé/crèmes de blé
  semola/semolas/farine de semoule/farines de semoule|farine t65/farines t65/farine de blé t65/farines de blé t65
  farine semi-complète/farines semi-complètes/farine t80/farines t80/farine t110/farines t110/farine bise/farines bises
  farine de petit épeautre/farines de petit épeautre/farine d'engrain/farines d'engrain
  farine d'épeautre complète/farines d'épeautre complète
  farine de seigle complète/farines de seigle complète/farine de seigle t170/farines de seigle t170
  farine de riz complet/farine de riz complète/farines de riz complet/farines de riz complète/farine de riz brun/farines de riz brun
  crème de riz/crèmes de riz|farine de maïs précuite/farines de maïs précuite/harina pan/harinas pans
  liant à sauce/liants à sauce|capellini/capellinis|bucatini/bucatinis|spaghettis complets
  pappardelle/pappardelles|nouilles aux œufs larges/nouilles aux oeufs larges|coquillettes/coquillette
  ditali/ditalis/ditalini/ditalinis|trofie/trofies|gemelli/gemellis|orecchiette/orecchiettes
  conchiglioni/conchiglionis/coquilles géantes|pâtes alphabet/pâtes alphabets
  pâte à pâtes/pâtes à pâtes/pâte à pâtes fraîches/pâtes à pâtes fraîches
  pâtes de lentilles/pâtes aux lentilles corail|pâtes de pois chiches
  raviole/ravioles/ravioles du dauphiné/ravioles de royans/plaque de ravioles/plaques de ravioles
  nouilles instantanées|chapelure italienne/chapelures italiennes/chapelure assaisonnée/chapelures assaisonnées
  pain de mie complet/pains de mie complet
  pain aux céréales/pains aux céréales/pain multigrain/pains multigrains/pain multicéréales/pains multicéréales
  pumpernickel/pumpernickels|ficelle/ficelles|pain pita complet/pains pita complets/pains pitas complets
  paratha/parathas|tostada/tostadas|petits pains au lait
  pain brioché à burger/pains briochés à burger/buns briochés|challah/challahs|pâte à brioche/pâtes à brioche
  cramique/cramiques|croûtons à l'ail|bouchée à la reine/bouchées à la reine/vol-au-vent|kadaïf/kadaïfs
  feuilles de brik|pâte sablée/pâtes sablées/pâte sucrée/pâtes sucrées
  fond de tarte/fonds de tarte/croûte à tarte/croûtes à tarte|pâte à pain/pâtes à pain|chouquette/chouquettes
  chou à la crème nature/choux à la crème nature|pancake/pancakes
  galette de sarrasin/galettes de sarrasin/galette bretonne/galettes bretonnes/galette de blé noir/galettes de blé noir
  blini/blinis|gaufre/gaufres/gaufre de liège/gaufres de liège/gaufre de bruxelles/gaufres de bruxelles
  pâte à crêpes/pâtes à crêpes|stollen/stollens|cougnou/cougnous|épeautre soufflé/épeautres soufflés|aramé/aramés
  steak haché/steaks hachés/steak haché de bœuf/steaks hachés de bœuf/steak haché de boeuf/steaks hachés de boeuf
  paupiette de bœuf/paupiettes de bœuf/paupiette de boeuf/paupiettes de boeuf|lanières de bœuf/lanières de boeuf
  tendron de bœuf/tendrons de bœuf/tendron de boeuf/tendrons de boeuf
  moelle de bœuf/moelles de bœuf/moelle de boeuf/moelles de boeuf|os de veau
  blanquette de veau/blanquettes de veau/veau pour blanquette|sauté de veau/sautés de veau
  poitrine de veau/poitrines de veau/tendron de veau/tendrons de veau/flanchet de veau/flanchets de veau
  noix de veau/quasi de veau/quasis de veau|joue de veau/joues de veau|paupiette de veau/paupiettes de veau
  grenadin de veau/grenadins de veau|filet de veau/filets de veau|carré de veau/carrés de veau
  sauté de porc/sautés de porc
  échine de porc/échines de porc/échine/échines/rouelle d'échine/rouelles d'échine/spiringue/spiringues
  escalope de porc/escalopes de porc|grillade de porc/grillades de porc|barde de lard/bardes de lard/barde/bardes
  lardo/lardos/lard de colonnata/lards de colonnata|panne/pannes|jambon forêt-noire/jambons forêt-noires
  allumettes de jambon|speck/specks|jambon d'ardenne/jambons d'ardenne
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
  rognon de veau/rognons de veau|rognons d'agneau|rognon de porc/rognons de porc|langue de veau/langues de veau
  langue de porc/langues de porc|cuisse de lapin/cuisses de lapin|râble de lapin/râbles de lapin
  râble de lièvre/râbles de lièvre|civet de lièvre/civets de lièvre
  gigue de chevreuil/gigues de chevreuil/cuissot de chevreuil/cuissots de chevreuil
  filet de chevreuil/filets de chevreuil|civet de chevreuil/civets de chevreuil
  biche/biches/filet de biche/filets de biche
  gésier/gésiers/gésiers de volaille/gésiers de canard/gésiers de poulet|gésiers confits/gésiers de canard confits
  sauté de dinde/sautés de dinde|aile de dinde/ailes de dinde
  jambon de dinde/jambons de dinde/jambon de volaille/jambons de volaille
  blanc de dinde en tranches/blancs de dinde en tranches
  confit de canard/confits de canard/cuisse de canard confite/cuisses de canard confites
  manchon de canard/manchons de canard|cuisse d'oie/cuisses d'oie|suprême de pintade/suprêmes de pintade
  perche du nil/perches du nil/filet de perche du nil/filets de perche du nil|poisson de roche/poissons de roche
  arête et parures de poisson/arêtes et parures de poisson|anchois au sel|anchois marinés/filets d'anchois marinés
  lieu jaune/lieus jaunes
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
  pince de crabe/pinces de crabe|ovomaltine/ovomaltines|édulcorant liquide/édulcorants liquides
  protéine de pois/protéines de pois
  crème fraîche légère/crèmes fraîches légères/crème épaisse légère/crèmes épaisses légères
  yaourt bulgare/yaourts bulgares
  yaourt à la vanille/yaourts à la vanille/yogourt à la vanille/yogourts à la vanille
  yaourt au citron/yaourts au citron|yogourt grec à la vanille/yogourts grecs à la vanille
  fromage italien râpé/fromages italiens râpés/fromage à gratin/fromages à gratin/fromage à pizza/fromages à pizza/fromage tex-mex râpé/fromages tex-mex râpés/fromage à raclette râpé/fromages à raclette râpé
  fromage en grains/fromages en grains|tomme de savoie/tommes de savoie/tome/tomes
  fromage de montagne/fromages de montagne|ossau-iraty/ossau-iratys|cantal/cantal jeune
  saint-nectaire/saint-nectaires|abondance/abondances|laguiole/laguioles|morbier/morbiers|oka/okas|maroilles
  livarot/livarots|pont-l'évêque/pont-l'évêques|époisses|chaource/chaources|saint-marcellin/saint-marcellins
  mont d'or/mont-d'or/monts d'or/mont-d'ors/vacherin mont-d'or/vacherins mont-d'ors
  vacherin fribourgeois/vacherins fribourgeois/vacherin/vacherins|fromage fort/fromages forts
  cheddar fort/cheddars forts/cheddar mi-fort/cheddars mi-forts/cheddar vieilli/cheddars vieillis/cheddar extra-fort/cheddars extra-forts/cheddar mature/cheddars matures
  velveeta/velveetas|cheez whiz|cancoillotte/cancoillottes
  vache qui rit/vaches quis rits/portion de vache qui rit/portions de vache qui rit|beaufort/beauforts
  comté affiné/comtés affinés|leerdammer/leerdammers/maasdam/maasdams|jarlsberg/jarlsbergs
  vieux gouda/vieux goudas|babybel/babybels/mini babybel|herve/herves/fromage de herve/fromages de herve
  fourme d'ambert/fourmes d'ambert|bleu de bresse/bleus de bresse|mozzarella râpée/mozzarellas râpées
  brousse/brousses/brocciu/broccius
  boursin/boursins/fromage frais ail et fines herbes/fromages frais ails et fines herbes/fromage frais aux herbes/fromages frais aux herbes/boursin ail et fines herbes/boursins ails et fines herbes
  fromage frais nature/fromages frais natures|petit-suisse/petits-suisses
  faisselle/faisselles/fromage blanc en faisselle/fromages blancs en faisselle|chèvre frais/chèvres frais
  bûche de chèvre/bûches de chèvre/bûchette de chèvre/bûchettes de chèvre/sainte-maure/sainte-maures
  crottin de chèvre/crottins de chèvre/crottin de chavignol/crottins de chavignol/crottin/crottins/chavignol/chavignols
  rocamadour/rocamadours/cabécou/cabécous|feta végétale/fetas végétales
  lait de noisette/lait de noisettes/laits de noisette/laits de noisettes|lait d'épeautre/laits d'épeautre
  lait de pois/laits de pois/boisson de pois/boissons de pois
  crème d'amande/crème d'amandes/crèmes d'amande/crèmes d'amandes/crème d'amandes végétale/crèmes d'amandes végétale
  crème de riz végétale/crèmes de riz végétale|œufs de cent ans/oeufs de cent ans
  huile de friture/huiles de friture/huile pour friture/huiles pour friture/bain de friture/bains de friture
  huile de soja/huiles de soja/huile de soya/huiles de soya
  graisse de coco/graisses de coco/huile de coprah/huiles de coprah
  huile de palme rouge/huiles de palme rouge/huile de dendê/huiles de dendê|huile au basilic/huiles au basilic
  vinaigre d'estragon/vinaigres d'estragon/vinaigre à l'estragon/vinaigres à l'estragon
  vinaigre à l'échalote/vinaigres à l'échalote|vinaigre de miel/vinaigres de miel/vinaigres de miels
  vinaigre de champagne/vinaigres de champagne
  sauce soya réduite en sodium/sauces soya réduites en sodium/sauce soja réduite en sel/sauces soja réduites en sel
  miso rouge/misos rouges/miso brun/misos bruns|sauce buffalo/sauces buffalos|pâte de chipotle/pâtes de chipotle
  pâte tikka masala|sauce tikka masala|moutarde forte/moutardes fortes/moutarde mi-forte/moutardes mi-fortes
  moutarde douce/moutardes douces|moutarde baseball/moutardes baseballs/moutarde américaine/moutardes américaines
  miel de lavande/miels de lavande|miel de châtaignier/miels de châtaignier/miel de châtaigne
  miel de sapin/miels de sapin|miel de thym/miels de thym
  sauce miel moutarde/sauces miel moutardes/sauces miels moutardes
  mayonnaise japonaise/mayonnaises japonaises/mayonnaise kewpie/mayonnaises kewpie
  vinaigrette italienne/vinaigrettes italiennes|vinaigrette française/vinaigrettes françaises
  gelée de menthe/gelées de menthe|pistou/pistous|pesto à l'ail des ours/pestos à l'ail des ours
  sauce arrabbiata/sauces arrabbiatas|sauce rosée/sauces rosées|sauce à pizza/sauces à pizza
  sauce tomate à la provençale/sauces tomates à la provençale|sauce à poutine/sauces à poutine
  pico de gallo/picos de gallo|sauce à tacos/sauces à tacos|salsa douce/salsas douces|sauce verte/sauces vertes
  beurre d'arachide croquant/beurres d'arachide croquant|purée d'amandes blanches/purées d'amandes blanches
  câpres au sel|fruits du câprier/câpron/câprons|olives farcies|olives marinées|olives vertes farcies
  olives picholines|olive kalamata/olives kalamata/olives noires de kalamata|olives niçoises
  olives noires à la grecque/olives de nyons|olives taggiasche/olives taggiasches|tapenade verte/tapenades vertes
  malossol/malossols/cornichons malossol/cornichons malossols/cornichons à la russe
  oignon rouge mariné/oignons rouges marinés|giardiniera/giardinieras|antipasti/antipastis
  purée d'umeboshi/purées d'umeboshi|pickle de citron vert/pickles de citron vert
  chutney de figues/chutneys de figues|chutney d'oignons/chutneys d'oignons|oignons caramélisés
  confit d'échalotes/confits d'échalotes|choucroute cuite/choucroutes cuites|jus de tamarin/eau de tamarin
  beurre de truffe/beurres de truffe
  vergeoise/vergeoises/vergeoise brune/vergeoises brunes/vergeoise blonde/vergeoises blondes
  sucre muscovado/sucres muscovados/muscovado/muscovados/sucre mascobado/sucres mascobados
  sucre complet/sucres complets/sucre de canne complet/sucres de canne complet/sucre rapadura/sucres rapaduras/rapadura/rapaduras
  cassonade foncée/cassonades foncées/cassonade brune/cassonades brunes|sirop de maïs blanc/sirops de maïs blanc
  sirop de sucre inverti/sirops de sucre inverti|mélasse claire/mélasses claires|mélasse verte/mélasses vertes
  purée de dattes/purées de dattes/crème de dattes/crèmes de dattes|malt d'orge/malts d'orge
  sirop de vanille/sirops de vanille|sirop d'orgeat/sirops d'orgeat/sirop d'amande/sirops d'amande
  sirop de menthe/sirops de menthe|sirop de caramel/sirops de caramel|sirop de violette/sirops de violette
  sirop de rose/sirops de rose|sirop de gingembre/sirops de gingembre|sirop de noisette/sirops de noisette
  sirop de coquelicot/sirops de coquelicot|sirop de lavande/sirops de lavande|sirop de fraise/sirops de fraise
  sirop de framboise/sirops de framboise|sirop de pêche/sirops de pêche
  sauce au chocolat/sauces au chocolat/coulis de chocolat/topping chocolat/toppings chocolats
  caramel liquide/caramels liquides|compote de rhubarbe/compotes de rhubarbe
  compote de poires/compote de poire/compotes de poires/compotes de poire|compote de pêches/compotes de pêches
  compote d'abricots/compotes d'abricots|compote de fraises/compotes de fraises|gelée de fruits/gelées de fruits
  confiture de fruits rouges/confitures de fruits rouges|confiture de groseilles/confitures de groseilles
  confiture de rhubarbe/confitures de rhubarbe|gelée de framboise/gelées de framboise
  marmelade de citron/marmelades de citron|sirop de poire/sirops de poire|sirop de liège/sirops de liège
  sirop de pomme/sirop de pommes/sirops de pomme/sirops de pommes|garniture aux cerises/garnitures aux cerises
  purée de marrons/purées de marrons/purée de châtaignes/purées de châtaignes/pâte de marrons/pâtes de marrons
  marron glacé/marrons glacés/brisures de marrons glacés
  levain déshydraté/levains déshydratés/levain fermentescible/levains fermentescibles|potasse/potasses
  acide ascorbique/acides ascorbiques/vitamine c/vitamines c
  vitpris/certo/certos/gélifiant pour confiture/gélifiants pour confiture|arôme vanille/arômes vanilles
  huile essentielle de citron/huiles essentielles de citron|essence de beurre/essences de beurre
  extrait de fraise/extraits de fraise|copeaux de chocolat|glaçage au chocolat prêt/glaçages au chocolat prêt
  vermicelle en chocolat dessert/vermicelles en chocolat dessert|pépites de chocolat au lait
  pépites de chocolat blanc
  vermicelles colorés/vermicelles multicolores/granules colorés/billes de sucre colorées/perles en sucre
  billes argentées/perles argentées|paillettes de chocolat|paillettes de sucre
  colorant rouge/colorants rouges/colorant alimentaire rouge/colorants alimentaires rouges
  colorant vert/colorants verts/colorant alimentaire vert/colorants alimentaires verts
  colorant en gel/colorants en gel|glaçage à la vanille/glaçages à la vanille|glaçage royal/glaçages royaux
  glaçage au chocolat/glaçages au chocolat|nappage neutre/nappages neutres
  glaçage au fromage à la crème/glaçages au fromage à la crème|mélange à crêpes/mélanges à crêpes
  mélange à pain/mélanges à pain|mélange à pancakes/mélanges à pancakes
  pouding instantané à la vanille/poudings instantanés à la vanille|poudre à flan/poudres à flan
  salpêtre/salpêtres
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
  rhum blanc/rhums blancs/rhum agricole/rhums agricoles|rhum épicé/rhums épicés|whisky écossais/whiskys écossais
  liqueur de fraise/liqueurs de fraise|liqueur de caramel/liqueurs de caramel
  liqueur de chocolat/liqueurs de chocolat|liqueur de coco/liqueurs de coco
  liqueur de litchi/liqueurs de litchi/soho/sohos|curaçao bleu/curaçaos bleus
  liqueur de cerise/liqueurs de cerise/guignolet/guignolets|liqueur de violette/liqueurs de violette
  liqueur de mandarine/liqueurs de mandarine/mandarine napoléon/mandarines napoléon
  liqueur de noix/liqueurs de noix|génépi/génépis|langue de chat/langues de chat/biscuits langues de chat
  biscuit rose de reims/biscuits roses de reims|gâteau des anges/gâteaux des anges|gâteau roulé/gâteaux roulés
  biscuit joconde/biscuits jocondes|gâteau marbré/gâteaux marbrés|gâteau au chocolat/gâteaux au chocolat
  gâteau à la vanille/gâteaux blancs/gâteaux à la vanille|macarons/macaron
  nougatine/nougatines/éclats de nougatine|gianduja/giandujas|crêpes dentelle pralinées/crêpes dentelles pralinées
  pralines concassées|hostie/hosties|tête-choco/tête-chocos|coque de macaron/coques de macaron
  galette de maïs/galettes de maïs|chips de légumes|doritos/doritos nature/doritos natures|curly/curlys
  crottes de fromage|bonbons gélifiés/oursons en gélatine|fraises tagada/fraise tagada
  guimauve bonbon/guimauves bonbons|candy canes/candys canes|sucette/sucettes|calisson/calissons|bonbons acidulés
  smarties/m&m's|kinder/kinders|barres chocolatées/barre chocolatée|œufs en chocolat/oeufs en chocolat|daim/daims
  maltesers|mars/barre de mars/barres de mars|rolo/rolos|kinder bueno/kinders bueno|toblerone/toblerones
  carambar au chocolat/carambars au chocolat|snickers|truffes au chocolat
  glace à la vanille/glaces à la vanille/crème glacée à la vanille/crèmes glacées à la vanille/boule de glace à la vanille/boules de glace à la vanille
  glace au chocolat/glaces au chocolat/crème glacée au chocolat/crèmes glacées au chocolat
  glace à la fraise/glaces à la fraise|glace au café/glaces au café|sorbet citron/sorbets citrons
  sorbet framboise/sorbets framboises|sorbet mangue/sorbets mangues|esquimau/esquimaux/bâtonnets glacés
  crème pâtissière/crèmes pâtissières|crème dessert vanille/crèmes desserts vanilles
  flan/flans/flan nature/flans natures|crème dessert au chocolat/crèmes desserts au chocolat
  pouding à la vanille/poudings à la vanille/crème dessert à la vanille/crèmes desserts à la vanille
  croquette de pommes de terre/croquette de pomme de terre/croquettes de pommes de terre/croquettes de pomme de terre
  pommes dauphine/pomme dauphine/pommes dauphines|pommes noisettes|pommes duchesse/pommes duchesses
  raviolis japonais|pierogi/pierogis/pérogies|pirojki/pirojkis|won-ton/won-tons
  limande/limande-sole/limandes-soles/filets de limande|éperlan/éperlans|œufs de truite/oeufs de truite
  jambon ibérique/jambons ibériques/pata negra/patas negras|gomme de caroube/gommes de caroube|raki/rakis
  amer picon/amers picon|jus multifruits/jus multivitaminé/jus multivitaminés|jus de fruits rouges|jus de fraise
  jus de fruits exotiques|jus de goyave|jus de litchi|nectar de banane/nectars de banane|jus de rhubarbe
  jus de framboise|fond de gibier/fonds de gibier
  fond de canard/fonds de canard/bouillon de canard/bouillons de canard|bouillon de dinde/bouillons de dinde
  sauce burger/sauces burgers/sauce hamburger/sauces hamburgers|sauce samouraï/sauces samouraïs
  sauce algérienne/sauces algériennes|sauce andalouse/sauces andalouses
  sauce à fruits de mer/sauces à fruits de mer|vinaigrette balsamique/vinaigrettes balsamiques
  vinaigrette citron/vinaigrette citronnée|vinaigrette moutarde|ajvar/ajvars
  caviar de poivrons/caviars de poivrons|coulis de poivron|pâte de curry panang/pâtes de curry panang
  confiture de mirabelles/confitures de mirabelles|confiture de reines-claudes/confitures de reines-claudes
  huile de pistache/huiles de pistache|huile de noix de macadamia/huiles de noix de macadamia
  huile de pignons/huiles de pignons
  beurre d'ail/beurres d'ail/beurre à l'ail/beurres à l'ail/beurre d'escargot/beurres d'escargot/beurre ail et persil/beurres ails et persil`;
