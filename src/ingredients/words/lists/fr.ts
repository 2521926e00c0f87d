import type { WordLists } from "../line-words.ts";
import { inflect } from "./combine.ts";

const PARTICIPLES = inflect(
  `haché|fondu|râpé|tranché|émincé|épluché|pelé|coupé|découpé|détaillé|taillé|écrasé|battu|ciselé|concassé|égoutté|rincé|lavé|nettoyé|essoré|épépiné|équeuté|ébouté|effeuillé|évidé|vidé|paré|dégermé|écossé|pressé|broyé|mixé|pilé|fraîchement moulu|ramolli|tamisé|fouetté|monté|tassé|décongelé|dégelé|réchauffé|trempé|réhydraté|séparé|émietté|effiloché|déchiqueté|déchiré|défait|cuit|précuit|blanchi|poché|bouilli|ébouillanté|fendu|gratté|brossé|essuyé|épongé|divisé|arasé|ôté|retiré|incisé|piqué|ficelé|prélevé|entaillé|dénervé|étêté|tiédi|rafraîchi|réduit|délayé|dissous|aplati|grossièrement haché|lavé et séché|refroidi|chauffé|filtré`,
  "|e|s|es",
);

export const FRENCH: WordLists = {
  numbers: [
    [0.25, "un quart|quart|le quart|un quart d'un|un quart d'une|le quart d'un|le quart d'une"],
    [1 / 3, "un tiers|tiers|le tiers"],
    [
      0.5,
      "demi|demie|un demi|une demi|une demie|la moitié d'un|la moitié d'une|une moitié d'un|une moitié d'une|moitié d'un|moitié d'une|une moitié|une moitié de|moitié de|moitié|une demi-|un demi-|demi-",
    ],
    [2 / 3, "deux tiers|les deux tiers"],
    [0.75, "trois quarts|trois-quarts|les trois quarts"],
    [1, "un|une"],
    [2, "deux|une paire"],
    [3, "trois"],
    [4, "quatre"],
    [5, "cinq"],
    [6, "six|une demi-douzaine|une demi douzaine|demi-douzaine|une 1/2 douzaine"],
    [7, "sept"],
    [8, "huit|une huitaine"],
    [9, "neuf"],
    [10, "dix|une dizaine|dizaine"],
    [11, "onze"],
    [12, "douze|une douzaine|douzaine"],
    [15, "quinze|une quinzaine|quinzaine"],
    [20, "vingt|une vingtaine|vingtaine"],
    [24, "deux douzaines"],
    [30, "trente|une trentaine|trentaine"],
    [40, "une quarantaine"],
    [50, "cinquante|une cinquantaine"],
    [100, "cent|une centaine"],
  ],
  andHalf: "et demi|et demie|et une demie|et un demi",
  to: "à|a|ou|jusqu'à",
  and: "et",
  or: "ou|ou bien|ou encore|sinon|et⁄ou|à défaut",
  of: "de|d'|du|des|de la|de l'|d|x|×",
  plus: "plus|+|et un peu|et quelques|avec un peu",
  ofWhich: "dont",
  about:
    "des|du|de la|de l'|environ|env.|env|à peu près|approx.|approx|approximativement|près de|presque|autour de|minimum|au moins|max.|jusqu'à",
  some: "un peu|1 peu|un petit peu|un tout petit peu|quelques|quelque|plusieurs|selon le goût|selon goût|selon vos goûts|selon votre goût|selon les goûts|selon l'envie|selon envie|au goût|à votre goût|à volonté|à discrétion|à convenance|facultatif|facultative|optionnel|optionnelle|assez|suffisamment|qs|q.s.|qs.|quantité suffisante|en quantité suffisante|un soupçon|un chouïa",
  further: "encore|en plus|supplémentaires|autres",
  dozen: "douzaine/douzaines",
  spoons: ["c. à soupe", "c. à café"],
  serves: "pour|donne",
  servings:
    "portion/portions|part/parts|personne/personnes|convive/convives|invité/invités|enfant/enfants|adulte/adultes|pièce/pièces|tranche/tranches|biscuit/biscuits|cookie/cookies|muffin/muffins|madeleine/madeleines|macaron/macarons|crêpe/crêpes|gaufre/gaufres|gâteau/gâteaux|tarte/tartes|pizza/pizzas|pain/pains|assiette/assiettes|verre/verres|pot/pots|bocal/bocaux",
  units: [
    ["g", "grammes|gramme|grs"],
    ["kg", "kilogramme/kilogrammes|kilo/kilos|kgs"],
    ["half-kilo", "livre/livres"],
    ["oz", "once/onces"],
    ["ml", "millilitre/millilitres"],
    ["cl", "centilitre/centilitres"],
    ["dl", "décilitre/décilitres"],
    ["inch", "po|po.|pouce/pouces"],
    ["cm", "centimètre/centimètres|cms"],
    [
      "tsp",
      `cuillère à café/cuillères à café|cuillère(s) à café|cuillerée à café/cuillerées à café|cuiller à café/cuillers à café|cuill. à café|cuill à café|cuil. à café|cuil à café|cuil.à café|cuill.à café|c. à café|c à café|c.à café|c. café|c.a.café|c. à c|c.à.c|c.à c|c à c|c.a.c|c-à-c|càc|cac|c.c|cc|cuil. à c|cuill. à c|cuil à c|cuill à c|cuil.à.c|petite cuillère/petites cuillères|petite cuillerée/petites cuillerées
      c. à thé|c à thé|c.à thé|c. à t|c.à.t|càt|cuil. à thé|cuill. à thé|cuil à thé|cuillère à thé/cuillères à thé|cuillerée à thé/cuillerées à thé|cuillère à moka/cuillères à moka|c. à moka|cuillère café|cuillères café|cuill. café|cuil. café|cuillère(s) à thé|c. thé`,
    ],
    [
      "dessertspoon",
      "cuillère à dessert/cuillères à dessert|cuillerée à dessert/cuillerées à dessert|c. à dessert|c à dessert|cuil. à dessert|cuill. à dessert|cuillère à entremets/cuillères à entremets|c. à d|càd",
    ],
    [
      "tbsp",
      `cuillère à soupe/cuillères à soupe|cuillère(s) à soupe|cuillerée à soupe/cuillerées à soupe|cuiller à soupe/cuillers à soupe|cuill. à soupe|cuill à soupe|cuil. à soupe|cuil à soupe|cuil.à soupe|cuill.à soupe|c. à soupe|c à soupe|c.à soupe|c. soupe|c.a.soupe|c. à s|c.à.s|c.à s|c à s|c.a.s|c-à-s|càs|cas|c.s|cs|cuil. à s|cuill. à s|cuil à s|cuill à s|cuil.à.s|c. à table|c à table|c.à table|cuil. à table|cuill. à table|cuillère à table/cuillères à table|cuillerée à table/cuillerées à table|cuillère de table/cuillères de table|grande cuillère/grandes cuillères|grosse cuillère/grosses cuillères
      cuillerée/cuillerées|cuillère/cuillères|cuiller/cuillers|cuill.|cuil.|cuillère soupe|cuillères soupe|cuill. soupe|cuil. soupe|cuillère(s)|cuillerée(s)`,
    ],
    ["cup", "tasse/tasses|tasse à thé/tasses à thé|tasse à café/tasses à café|t|cup/cups|mug/mugs"],
    ["pinch", "pincée/pincées|pr|pointe|prise|pincées"],
    ["knife-tip", "pointe de couteau/pointes de couteau|pointe de cuillère"],
    [
      "dash",
      "filet|trait/traits|noisette/noisettes|noix|larme/larmes|giclée|nuage|lichette|soupçon|doigt/doigts|tour/tours|tour de moulin/tours de moulin|dash",
    ],
    ["drop", "goutte/gouttes"],
    ["handful", "poignée/poignées"],
    ["clove", "gousse/gousses|caïeu/caïeux"],
    [
      "slice",
      "tranche/tranches|rondelle/rondelles|tranchette/tranchettes|lamelle/lamelles|lichette/lichettes|lame/lames",
    ],
    [
      "piece",
      "morceau/morceaux|pièce/pièces|pce/pces|unité/unités|bout/bouts|étoile/étoiles|quartier/quartiers|pistil/pistils|filament/filaments|grain/grains|carré/carrés|épi/épis|tronçon/tronçons|dosette/dosettes|dose/doses|mesure/mesures|portion/portions|part/parts|copeau/copeaux|pastille/pastilles|grappe/grappes|fleurette/fleurettes|pelure/pelures|ruban/rubans|talon|fagot/fagots",
    ],
    ["stick", "bâton/bâtons|bâtonnet/bâtonnets"],
    ["can", "boîte/boîtes|conserve/conserves|boite de conserve|boîtes de conserve|canette/canettes"],
    ["jar", "pot/pots|bocal/bocaux|verrine/verrines"],
    [
      "glass",
      "verre/verres|verre à vin|verres à vin|verre à moutarde|verres à moutarde|verre à eau|bouchon/bouchons|verre à liqueur|verres à liqueur|verre à whisky|shot/shots",
    ],
    ["bottle", "bouteille/bouteilles|flacon/flacons"],
    [
      "pack",
      "paquet/paquets|sachet/sachets|brique/briques|briquette/briquettes|plaquette/plaquettes|enveloppe/enveloppes|emballage/emballages|tablette/tablettes|plaque/plaques|sachet-dose|pack/packs",
    ],
    [
      "tub",
      "barquette/barquettes|contenant/contenants|casseau/casseaux|ravier/raviers|bac/bacs|godet/godets",
    ],
    ["bag", "sac/sacs"],
    ["box", "caisse/caisses|carton/cartons"],
    ["bunch", "bouquet/bouquets|botte/bottes|bouquets"],
    [
      "sprig",
      "brin/brins|branche/branches|tige/tiges|brindille/brindilles|rameau/rameaux|branchette/branchettes|pluche/pluches",
    ],
    ["stalk", "côte/côtes|bâton/bâtons"],
    ["leaf", "feuille/feuilles"],
    ["head", "tête/têtes|bulbe/bulbes|pied/pieds"],
    ["bowl", "bol/bols|louche/louches|assiette"],
    ["ball", "boule/boules"],
    ["cube", "cube/cubes|bouillon cube|kub"],
    ["roll", "rouleau/rouleaux|bloc/blocs|bûche/bûches"],
  ],
  names: `ras el hanout|ras-el-hanout|bâtonnets de poisson|bâtonnets glacés|noix de coco|noix de cajou|noix de pécan|noix de Saint-Jacques|noix de St-Jacques|noix de muscade|noix de veau|noix de macadamia|noix du Brésil|noix de Grenoble|noix de pétoncles|noix de pétoncle|noix de jambon|noix de porc|noix d'entrecôte|noix fraîches|noix hachées|noix concassées
    petits pois|petit pois|petits-pois|petits suisses|petit suisse|petit beurre|petits beurre|petits beurres|petit épeautre|petit salé|petit-lait|petites pâtes|gros sel|gros sel de mer|grosse semoule|grand marnier|petit lait|bonne maman|belle de fontenay|petites crevettes grises
    filet mignon|filet de porc|filet de boeuf|filet de bœuf|filet de veau|filet d'agneau|filet de poulet|filet de dinde|filet de canard|filet de poisson|filet de saumon|filet de cabillaud|filet d'anchois|filet de merlan|filet de sole|filet de truite|filet de maquereau|filet de bar|filet de lieu|filet de dorade|filet de daurade|filet de morue|filet de tilapia|filet de rouget|filet de hareng|filet de flétan|filet d'aiglefin|filet de julienne|filet de colin|filet de haddock|filet de turbot|filet de lotte|filet de thon|filet de volaille|filet de lapin|filet américain|filet pur
    côte de boeuf|côtes de boeuf|côte de bœuf|côtes de bœuf|côte de porc|côtes de porc|côte de veau|côtes de veau|côtes d'agneau|côte d'agneau|côtes levées|pied de veau|pieds de porc|pied de porc|pieds de veau|tête de veau|bouquet garni|bouquets garnis|carré d'agneau|carré de porc|carré frais|carrés frais|pot-au-feu|boule de pain|tranches de lard
    fines herbes|mûres fraîches|mûres surgelées|mûres sauvages|mûres noires|de mûres|de mûre|et mûres|émincé de|émincés de|écrasé de|effiloché de|haché de|bouilli de|fondue de|battu de|à fondue|sous vide|coupe de|coupes de|poche de|poches de|non blanchie|non blanchi|non cuit|non cuite|non cuites|non cuits|non tamisée|fine champagne|crème glacée|crèmes glacées|chocolat chaud|tranche de vie|fromage fondu|marrons glacés|sel, poivre|sel et poivre|poivre et sel|poivre, sel|huile d'olive, sel|sel fin, poivre|fleur de sel, poivre`,
  keptAfter: [
    [
      "fromage|gruyère|emmental|comté|parmesan|cheddar|mozzarella|fromages|cantal|beaufort|gouda|mimolette|pecorino|suisse|coco|raclette|grana",
      inflect("râpé", "|e|s|es"),
    ],
    ["viande|boeuf|bœuf|veau|porc|agneau|dinde|steak|steaks|bifteck", inflect("haché", "|e|s|es")],
    [
      "jambon|pois chiches|lentilles|haricots|betterave|betteraves|crevettes|marrons|châtaignes|poitrine",
      inflect("cuit|précuit", "|e|s|es"),
    ],
    ["tomates|tomate|bœuf", inflect("concassé|écrasé", "e|es")],
    ["crème|crème fraîche", "épaisse"],
    ["fromage|fromages", inflect("fondu|battu|fouetté|pressé", "|s")],
    ["pain", inflect("tranché", "|s")],
    ["thon|amandes|jambon|parmesan|bacon|lardons", "en miettes|en allumettes|en dés"],
    ["lait", "battu"],
    ["pâte|blé", "molle|pressée|dure|cuite|dur"],
    ["bouillon|sauce|lait|fromage|soya", inflect("réduit", "|e|s|es")],
    ["sel|sucre|semoule|haricots|petits pois|flocons|vermicelles|sable", "fin|fine|fins"],
    ["farine|farines", "type|de type"],
  ],
  tinned:
    inflect("pelé|concassé|haché|tranché|coupé|émietté|broyé|cuit|écrasé|émincé", "|e|s|es") +
    "|en dés|en morceaux|en tranches|en cubes|en quartiers",
  sizes: `4⁄4|gros|grosse|grosses|grand|grande|grands|grandes|petit|petite|petits|petites|tout petit|tout petits|toute petite|toutes petites|moyen|moyenne|moyens|moyennes|de taille moyenne|taille moyenne|de grosse taille|de belle taille|de petite taille|de grande taille|calibre moyen|bon|bonne|bons|bonnes|bon gros|belle|beau|beaux|belles|épais|épaisse|épaisses|mince|minces|fine|fines|fin|fins|entières|généreux|généreuse|généreuses|bien garni|bien fourni|bien fournie|petite à moyenne|moyen à gros
    bombé|bombée|bombés|bombées|comble|combles|bien bombée|bien pleine|bien pleines|bien remplie|bien remplies|rase|rases|ras|à ras|arasée|arasées|pleine|pleines|plein|pleins|rempli|remplie|environ|env.|approx.|gros comme|mini`,
  adverbs:
    "finement|fraîchement|grossièrement|bien|très|légèrement|préalablement|à peine|encore|assez|trop|soigneusement|délicatement|juste|tout juste|un peu|rapidement|déjà|tout|très finement|fin|menu|gros|totalement|complètement|entièrement|partiellement",
  states: `${PARTICIPLES}|${inflect("mûr|chaud|froid|dur", "|s|e|es")}|tiède|tièdes|pommade|rassis|bouillant|bouillante|bouillants|bouillantes|frémissant|frémissante|glacée|mou|molle|mous|molles|rassise|rassises|frémissante|à ébullition|bien frais|bien froide|bien froid|bien fraîche|très froide|très froid|tempéré|tempérée|tempérés|en pommade|sans pépins|sans les pépins|sans le germe|sans germe|non épluché|non épluchée|non épluchés|non épluchées|non pelé|non pelée|non pelés|non pelées|sans trognon|au couteau|à la main|au mixeur|au presse-ail|au pilon|au mortier|bien mûr`,
  preparations: [
    [
      "mashed",
      `${inflect("écrasé|mixé", "|e|s|es")}|en purée|réduit en purée|réduite en purée|réduites en purée|réduits en purée`,
    ],
    ["melted", inflect("fondu", "|e|s|es")],
    ["ground", inflect("moulu", "|e|s|es")],
    ["crushed", inflect("concassé|émietté|broyé|pilé", "|e|s|es")],
    ["cooked", inflect("cuit|bouilli|précuit", "|e|s|es")],
    ["packed", inflect("tassé", "|e|s|es")],
    ["grated", inflect("râpé", "|e|s|es")],
    ["sliced", `${inflect("tranché|émincé", "|e|s|es")}|en tranches|en rondelles|en lamelles|effilées`],
    ["chopped", `${inflect("haché", "|e|s|es")}|en dés|en cubes`],
  ],
  qualities:
    "frais|fraîche|fraîches|sec|sèche|secs|sèches|blanc|blanche|blancs|blanches|rouge|rouges|vert|verte|verts|vertes|noir|noire|noirs|noires|jaune|jaunes|bio|entier|entière",
  parts:
    "le blanc|les blancs|le vert|les feuilles|jus|zeste|zestes|le jus|le zeste|les zestes|du jus|du zeste|zeste fin|zestes fins|un zeste|jus et zeste|jus et zestes|zeste et jus|zestes et jus|le jus et le zeste|le zeste et le jus|le jus et les zestes|les zestes et le jus|l'écorce|écorce|écorces|la pulpe|la chair|le jus frais|jus frais|jus pressé|les graines|les grains|graines|la peau|quelques zestes|quelques gouttes de jus",
  remarks: `pour|du commerce|en dés|en petits dés|en gros dés|en morceaux|en petits morceaux|en gros morceaux|en rondelles|en fines rondelles|en cubes|en petits cubes|en gros cubes|en tranches|en fines tranches|en lamelles|en fines lamelles|en quartiers|en deux|en trois|en quatre|en huit|en lanières|en fines lanières|en bâtonnets|en brunoise|en julienne|en mirepoix|en copeaux|en tronçons|en bouquets|en fleurettes|en chiffonnade|en miettes|en pommade|en allumettes|en parcelles|en pluches|en dés de|en purée|en biseau|en sifflet|en éventail|en petites|en petits|en gros|en fins|en fines|en moitiés|en bouchées|en paysanne|en fin|du moulin|au moulin|du jardin|du marché|à température|à temp|à temp.|à temp. ambiante|température ambiante|selon|type|de type|genre|comme|par exemple|par ex.|p. ex.|ex.|ex|si possible|de préférence|si nécessaire|si besoin|au besoin|si désiré|au choix|selon la|ou plus|ou moins|chacun|chacune|la pièce|l'unité|par personne|par pers|à la température|à parsemer|à saupoudrer|à servir|au service|au moment|prêt|prête|maison|fait maison|faite maison|de votre choix|de ton choix|au total|sans la peau|dont|plus|avec leur jus|avec leurs fanes|facultatif|facultative|optionnel|de la veille|dilué|diluée|dissoute|sorti|sortie|sortis|pesé|poids|soit|marque|de marque|à couper|à râper|à déguster|à l'envie|de la marque|déjà`,
  statesFollow: true,
  pluralFrom: 2,
  household: `essuie tout|papier essuie tout|sopalin|papier absorbant|rouleau d'essuie tout/rouleaux d'essuie tout
    papier toilette|papier wc|papier hygiénique|pq|papier toilette humide
    mouchoir/mouchoirs|mouchoirs en papier|kleenex|serviette/serviettes|serviettes en papier|serviettes de table
    papier alu|papier aluminium|papier d'aluminium|film alimentaire|film étirable|film plastique|papier cuisson|papier de cuisson|papier sulfurisé
    sac congélation/sacs congélation/sac de congélation/sacs de congélation|sachets congélation|sachets de congélation|sacs à congélation|sacs à sandwich|sacs zip|sachets zip
    sac poubelle/sacs poubelle/sacs poubelles
    liquide vaisselle|produit vaisselle|pastilles lave vaisselle|tablettes lave vaisselle|capsules lave vaisselle|pastilles pour lave vaisselle|tablettes pour lave vaisselle|sel lave vaisselle/sel pour lave vaisselle/sel pour le lave vaisselle/sel de lave vaisselle/sel du lave vaisselle/sel pour machine à laver la vaisselle/sel pour la machine à laver la vaisselle|pastilles pour le lave vaisselle|tablettes pour le lave vaisselle|sel adoucisseur/sel pour adoucisseur/sel pour l'adoucisseur|sel de déneigement|sel régénérant|liquide de rinçage
    lessive/lessives|lessive liquide|lessive en poudre|adoucissant|assouplissant|détachant
    savon/savons|savon liquide|savon de marseille|savon noir|savon pour les mains|gel douche|bain moussant|sels de bain
    shampooing/shampooings/shampoing/shampoings|shampooing sec|après shampooing/après shampoing|laque|gel coiffant
    dentifrice/dentifrices|brosse à dents/brosses à dents|fil dentaire|bain de bouche|déodorant/déodorants|déo/déos
    rasoir/rasoirs|lames de rasoir|mousse à raser|gel à raser
    crème solaire|crème hydratante|crème mains|crème pour les mains|crème visage|crème de jour|crème de nuit|lait corporel|lait pour le corps|lait démaquillant|eau micellaire|eau de toilette|baume à lèvres|huile de massage|huile pour bébé|démaquillant|dissolvant
    coton/cotons|coton tige/cotons tiges/coton tiges|cotons démaquillants|disques démaquillants|serviettes hygiéniques|protège slips|tampon/tampons
    éponge/éponges|éponges grattantes|grattoir/grattoirs|paille de fer|lavette/lavettes|chiffon/chiffons|torchon/torchons|gants de ménage
    nettoyant/nettoyants|produit ménager/produits ménagers|produit d'entretien/produits d'entretien|nettoyant multi usages|nettoyant wc|nettoyant vitres|nettoyant sol|nettoyant four|gel wc|produit vitres|produit à vitres|dégraissant|anticalcaire|détartrant|eau de javel|javel|vinaigre ménager/vinaigre pour le ménage/vinaigre de ménage|alcool ménager|désinfectant|gel hydroalcoolique|désodorisant|déboucheur|cristaux de soude
    pile/piles|piles aa|piles aaa|ampoule/ampoules|ampoule led/ampoules led
    bougie/bougies|bougies d'anniversaire|bougies chauffe plat|allumette/allumettes|briquet/briquets|allume feu|charbon de bois|charbon
    couche/couches|lingette/lingettes|lingettes bébé|pansement/pansements|sparadrap
    nourriture pour chat|nourriture pour chats|nourriture pour chien|nourriture pour chiens|nourriture chat|nourriture chien|pâtée pour chat|pâtée pour chats|pâtée pour chien|pâtée chat|pâtée chien|croquettes pour chat|croquettes pour chats|croquettes pour chien|croquettes pour chiens|croquettes chat|croquettes chien|litière|litière pour chat|litière pour chats|litière chat|friandises pour chien|friandises pour chat|graines pour oiseaux
    piques à brochettes|pics à brochettes|piques en bois|brochettes en bois|cure dent/cure dents|pailles|assiettes en carton|gobelets
    caissettes|caissettes à muffins|filtre à café/filtres à café|ficelle de cuisine|ruban adhésif|timbre/timbres|enveloppes|papier cadeau|fleurs`,
};
