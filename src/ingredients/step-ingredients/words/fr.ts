import type { StepWordLists } from "./step-word-lists.ts";

export const FRENCH: StepWordLists = {
  endings: "er|ez|e|ons|ent|ant",
  prepares: `épluch~|pel~|coup~|découp~|hach~|émine|éminc~|râp~|lav~|rinc~|égoutt~|tranch~|taill~|cisel~|détail~|dénoyaut~|effeuill~|prélev~|press~|tremp~|épépin~|équeut~|zest~|écras~|concass~
    retir~|ôt~|nettoy~|nettoie|sèch~|épong~|décongel~|réserv~|écal~|fend~|fendre|fendez|préparer|préparez|hydrat~|dégorg~|rincez|cassez|casser`,
  soaks: "tremp~|hydrat~",
  preparesAlone: "batt~|battre|fouett~|fond~|fondre|tamis~|torréfi~|chauff~|tiédir",
  adds: `ajout~|incorpor~|vers~|mélang~|mett~|mettre|dispos~|dépos~|parsem~|saupoudr~|arros~|assaisonn~|poivrer|poivrez|plac~|répart~|répartir|répartissez|servir|servez|garnir|garniss~|napp~|enrob~|délay~|déglac~|mouill~|tartin~|badigeonn~|recouvr~|recouvrir
    étal~|fourr~|farc~|farcir|remu~|mix~|pos~|gliss~|jet~|plong~|transfér~|entour~|décor~|relev~|piqu~|nourr~|roul~`,
  uses: `cuire|cuis~|cuisson|revenir|dorer|saisir|saisissez|rissol~|frire|sauter|rôt~|rôtir|mijot~|bouillir|enfourn~|grill~|blanchir|blanchiss~|suer|braiser|poêl~|caramélis~|pocher|pétr~|réduire|infus~|marin~|confir|colorer`,
  states: `jusqu|lorsqu|lorsque|quand|dès que|une fois|pendant que|afin que|pour que|après que|tant que|si|avant que|le temps`,
  rests: "reste|restante?s?|moitié|encore|un peu plus|supplémentaires?|tiers|deuxième moitié|autre moitié",
  others: "autres",
  all: "tous|toutes|les deux|les trois",
  mixtures:
    "mélange|préparation|pâte|appareil|sauce|mousse|purée|bouillon|(?<!à )soupe|garniture|farce|masse|marinade|gâteau|tarte|salade|compote",
  things: "",
  joints: "de|d|du|des|à|au|aux|a|avec",
  forms: `jus|zeste|feuille|gousse|graine|grain|poudre|filet|branche|brin|rondelle|cube|dé|tranche|morceaux|quartier|blanc|jaune|copeaux|lamelle|pousse|coeur|noix|bouquet|tête|cuisse|escalope
    pavé|tige|éclat|flocon|pépite|bâton|bâtonnet|fleurette|épaule|gigot|magret|dos|chair|pulpe|steak|rôti|suprême|allumette|pincée|filet`,
  divided: "divisée?s?|plus|et un peu|supplémentaire",
  targets: "",
  discards: "retirez|retirer|ôtez|ôter|jetez",
  purposes: "pour",
  likes: "comme|ressembl~|façon|taille d|consistance d",
  withouts: "sans|pas",
  ingredients: "ingrédients?",
  dry: "secs",
  wet: "liquides|humides",
  spices: "épices|assaisonnements?|condiments",
  checks: "rectifi~|vérifi~|ajust~|goût~|corrig~",
  excepts: "sauf|excepté|hormis|à l'exception",
  tips: "astuces?|conseils?|notes?|remarques?|variantes?|le truc|suggestions?",
  fors: "pour|préparez|préparer|préparation",
  verbs: [
    ["salt", "saler|salez|salons"],
    ["black-pepper", "poivrer|poivrez"],
    ["butter", "beurrer|beurrez|beurrées?"],
    ["wheat-flour", "fariner|farinez|enfarin~|farinées?"],
    ["sugar", "sucrer|sucrez"],
    ["oil", "huiler|huilez|huilées?"],
  ],
};
