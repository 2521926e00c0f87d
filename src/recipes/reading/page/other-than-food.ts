import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { foldText } from "../../text/fold-text.ts";

/**
 * Folded. Each is the beginning of a word, or a whole word if a space follows. Recipes seldom name more than one: no
 * “skin” (of a chicken), “wax” (paper), “lye” (for pretzels).
 */
const MATERIALS = `
  glue|pva|borax|shampoo|detergent|shaving foam|contact lens|glitter|paint|pigment|plaster of paris|beeswax|soy wax|emulsifying wax|wick|fragrance oil
  essential oil|tea tree|shea butter|glycerin|manure|sawdust|rainwater|nettles|secateurs|soil|spray bottle|limescale|fertili|compost |compost heap|composter|composting|cleaner|candle|slime
  limewash|face cream|hand cream|plant feed|furniture wax|washing soda|epsom|bath salt|dishwasher|newspaper|balloon|concrete|cement|perlite|potting|dust mask
  alum |mordant|wool|yarn|fabric|playdough|salt dough|papier-mache|modelling|cream of tartar and|developer|hair mask|lip balm|bird feed|insect
  bastelkleber|kleber|schampo|waschmittel|rasierschaum|kontaktlinsen|anstrich|pigmente|sumpfkalk|kalkfarbe|kreidefarbe|gips|bienenwachs|sojawachs|docht
  atherisch|sheabutter|emulgator|spulmittel|spruhflasche|kalkflecken|strauchschnitt|laub |stroh |rasenschnitt|gesteinsmehl|regenwasser|brennnesseln
  giesskanne|gießkanne|dunge|kompost|reiniger|kerze|gesichtscreme|handcreme|jauche|karton|waschsoda|badesalz|zeitungspapier|luftballon|beton|zement
  blumenerde|wurmhumus|pflanzenkohle|staubmaske|alaun|wolle|knete|salzteig|pappmache|haarmaske|lippenbalsam|meisenknodel|vogelfutter|rindertalg|schnur
  colle |borax|mousse a raser|lentilles de contact|solution pour lentilles|paillettes|peinture|pigments|terre colorante|sulfate de fer|cire |meche
  karite|huiles? essentielle|cire emulsifiante|glycerine|vaporisateur|branchages|feuilles mortes|sciure|fumier|eau de pluie|orties|arrosoir|engrais
  nettoyant|bougie|slime|chaux|creme visage|conservateur cosmetique|brouette|tontes|lessive|cristaux de soude|sel d'epsom|papier journal|baudruche|beton |ciment
  terreau|perlite|masque anti|alun |laine|pate a sel|pate a modeler|papier mache|masque capillaire|baume a levres|graisse pour oiseaux|colle blanche
  cola blanca|cola transparente|pegamento|champu|detergente|espuma de afeitar|lentillas|purpurina|pintura|pigmento|cal en pasta|cera |mecha|karite
  aceites? esencial|emulsionante|glicerina|pulverizador|hojas secas|serrin|estiercol|agua de lluvia|ortiga|abono|fertilizante|limpiador|multiusos
  velas|crema facial|regadera|carretilla|compost |compostaje|compostador|compostera|sosa de lavar|carbonato de sodio|sales de epsom|papel de periodico|globo|cemento|hormigon|sustrato|perlita
  alumbre|lana |plastilina|masa de sal|papel mache|revelador|mascarilla|cabello|balsamo labial|negativos|carrete
  colla |borace|detersivo|schiuma da barba|lenti a contatto|brillantini|pittura|idropittura|pigmento|calce|gesso|carbonato di calcio|cera |stoppino
  burro di karite|olio essenziale|oli essenziali|glicerina|spruzzino|foglie secche|segatura|letame|acqua piovana|ortiche|concime|sgrassatore
  candel|crema viso|innaffiatoio|terriccio|compostaggio|compostiera|consolida|soda da bucato|sali di epsom|carta di giornale|palloncino|cemento|perlite|allume|lana |matassa|mordente
  pasta di sale|colori a tempera|cartapesta|maschera per capelli|burrocacao|mai piu per cucinare
  lijm|knutsellijm|wasmiddel|scheerschuim|lenzenvloeistof|verf|muurverf|pigment|modelgips|krijt|bijenwas|lont|sheaboter|etherische|emulgator
  badzout|krantenpapier|ballon|beton|snelbeton|cement|potgrond|perliet|stofmasker|rubberen handschoenen|schuurpapier|aluin|wol |zoutdeeg
  haarmasker|lippenbalsem|vetbollen|meelwormen|touw|groene zeep|schoonmaak|spuitfles|kalkaanslag|snoeihout|zaagsel|mest |regenwater|brandnetel|kaars|slijm|gezichtscreme|kruiwagen
  espuma de barbear|agua boricada|micangas|tinta para|cal hidratada|po xadrez|pavio|oleos? essencia|desinfetante|borrifador|serragem|esterco|folhas secas
  biofertilizante|compostagem|carbonato de sodio|sais de epsom|oleo para bebe|pulverizador|oleo essencial|jornal|balao|cimento|terra vegetal|perlite|alumen|massa de sal|plasticina
  papel mache|mascara capilar|insetos|galhos|agua da chuva|urtiga|limpador|regador|hidratante|manteiga de cupuacu|cera emulsionante|parafina|alcool de posto
  klej|boraks|szampon|pianki do golenia|płynu do|brokat|farba|farby|kreda|kredy|gips|pigment|wapno|wosk|knot|masło shea|olejek|olejku|emulgator|gliceryn
  soda krystaliczna|sol epsom|gazet|balon|beton|cement|ziemi uniwersalnej|perlit|keramzyt|piasku|ałun|wełna|włoczk|masa solna|ciastolina|maseczka
  łupin|barwienie|spryskiwacz|gałezie|suche liscie|trociny|obornik|deszczow|pokrzyw|nawoz|gnojowk|swiec|krem do|hydrolat|taczk|skoszon
  hobbylim|raklodder|linsvatska|linsvatske|glitter|vaggfarg|kalkfarg|kalkdeg|pigment|gips|bivax|rapsvax|sojavax|veke|bomullsveke|sheasmor|eterisk|emulgator
  kristallsoda|tvattsoda|badsalt|tidningspapper|ballong|betong|cement|blomjord|perlit|alun |ull |trolldeg|modellera|papier-mache|harmask|lappbalsam
  framkalla|fagelmat|talg|glycerin|diskmedel|sprayflaska|torra lov|halm|sagspan|godsel|regnvatten|nasslor|kompost|rengoring|stenmjol|grasklipp|ansiktskram|doftolja|eukalyptusolja
  krystalsoda|badesalt|avispapir|ballon|finbeton|beton|cement|pottejord|perlite|støvmaske|handsker|alun |uld |trylledej|modellervoks|harmaske|læbepomade
  pebermynteolie|fuglefoder|skolelim|barberskum|kontaktlinse|flamingokugler|vægmaling|vaegmaling|maling|malerkridt|gips|bivoks|væge|sheasmør|æterisk|glycerin|opvaskemiddel|brun sæbe
  adubo|body scrub|sugar scrub|korperpeeling|gommage|exfoliant|esfoliante|scrub corpo|peeling kaw|do ciała|kroppsscrub|kropsskrub
  essigreiniger|schwamm |soda caustica|oleo usado|aceite usado|huile usagee|tus plantas|vos plantes|deine pflanzen|your plants|tue piante
  sprayflaske|visne blade|halm|savsmuld|gødning|regnvand|brændenælder|kompost|rengøring|ansigtscreme|konserveringsmiddel|træaske|trillebør|afklippet`;

/** Recipes for cakes name edible glue and paint. */
const EDIBLE = /edible|essbar|comestible|commestibil|comestivel|spiselig|atbar|jadaln|eetbaar|食用/;

const MATERIALS_WITHOUT_SPACES = `洗濯のり|接着剤|ホウ砂|シャンプー|洗剤|絵の具|塗料|漆喰|消石灰|顔料|麻すさ|蜜蝋|みつろう|キャンドル|シアバター|精油|エッセンシャル|乳化ワックス|グリセリン|苛性ソーダ
  スプレーボトル|水あか|腐葉土|ピートモス|もみ殻|段ボール|堆肥|肥料|油かす|骨粉|コンポスト|スライム|クリーナー|無水エタノール|水やり|石けん|石鹸|ミョウバン|毛糸|ハンカチ|粘土|ねんと|新聞紙|風船|セメント|培養土|重曹とクエン酸|換気扇|ゴミ袋|入浴剤|虫よけ|染める|染め
  胶水|白胶|硼砂|洗发水|洗洁精|剃须|隐形眼镜|亮片|涂料|熟石灰|颜料|蜂蜡|大豆蜡|蜡烛|烛芯|棉芯|乳木果|精油|乳化蜡|乳化剂|甘油|纯露|抗菌剂|氢氧化钠|手工皂|肥皂
  喷壶|水垢|污渍|枯叶|落叶|园土|锯末|堆肥|肥料|液肥|浇花|史莱姆|面霜|塑料桶|酒精|喷雾瓶|驱蚊|明矾|毛线|布料|报纸|气球|水泥|营养土|珍珠岩|浴盐|发膜|护发|唇膏|鸟食|显影`;

const WORDS = MATERIALS.split(/[|\n]/)
  .map((word) => word.trimStart())
  .filter((word) => word.trim() !== "")
  .map((word) => (word.endsWith(" ") ? `${word.trim()}(?!\\p{L})` : word));
const WORDS_WITHOUT_SPACES = MATERIALS_WITHOUT_SPACES.split(/[|\n]\s*/).map(foldText);
const MATERIAL = new RegExp([`(?<!\\p{L})(?:${WORDS.join("|")})`, ...WORDS_WITHOUT_SPACES].join("|"), "gu");

/** How many different ones occur. */
function countMaterials(text: string): number {
  const folded = foldText(text);
  return EDIBLE.test(folded) ? 0 : new Set(folded.match(MATERIAL) ?? []).size;
}

/** Anywhere in a title. Not “compost”, which names cookies, too. */
const TOPICS = new RegExp(
  `cleaner|cleaning|detergent|reiniger|putzmittel|waschmittel|spulmittel|nettoyant|lessive|limpiador|desengrasante|limpador|detersivo
  sgrassatore|do czyszczenia|do prania|schoonmaakmiddel|wasmiddel|rengoringsmedel|rengøringsmiddel|クリーナー|洗剤|掃除|換気扇|排水口|清洁剂|洗洁精|打扫|油烟机
  (?<!\\p{L})soaps?(?!\\p{L})|seife|savon|jabon|sapone|sabonete|mydło|handzeep|handtval|sæbe(?!\\p{L})|石けん|石鹸|手工皂
  face cream|gesichtscreme|creme visage|crema facial|crema viso|gezichtscreme|krem do twarzy|ansiktskram|ansigtscreme|面霜
  adubo|peeling kaw|body scrub|gommage|exfoliant|esfoliante|face mask|gesichtsmaske|masque visage|mascarilla|maschera viso|gezichtsmasker|maseczka|mascara facial|ansiktsmask|ansigtsmaske|面膜
  science experiment|experiment fur|experiment for|experience pour|experimento para|esperimento per|proefje|eksperyment|実験|实验|slime|slajm
  backofen reinigen|sabao caseiro|sabao liquido|jabon casero
  fertili|kaars|kerzen|bougies|candele|candles|ljusstop|swiec|キャント.?ル|蜡烛|dungemittel|engrais|abono|concime|nawoz|meststof|godningsvatten|gødning|肥料|液肥|堆肥|コンポスト|塗料|涂料`.replace(
    /\n\s*/g,
    "|",
  ),
  "u",
);

/** Cookies can be shaped like soap. */
const EATEN =
  /sugar|zucker|sucre|azucar|zucchero|suiker|acucar|cukr|cukier|socker|sukker|oven|ofen|horno|forno|piekarnik|ugn|ovn|砂糖|糖|オーフ|烤/;

const MAX_MATERIALS = 1;
/** Compost cookies and glued cakes need sugar and an oven. */
const MAX_MATERIALS_IF_EATEN = 2;

/** False for creams, paints, manuals, and the like. @param hasMethod whether a heading names the steps */
export function isForEating(recipe: ParsedRecipe, hasMethod: boolean): boolean {
  const { recipeIngredient: items } = recipe;
  return !isAboutOtherThings(recipe) && !listsOtherThings(items, hasMethod) && !listsMachineParts(items);
}

/** Instructions for creams, paint, or soap look like recipes. */
function isAboutOtherThings({ name, recipeIngredient, recipeInstructions }: ParsedRecipe): boolean {
  const text = [name, ...recipeIngredient, ...recipeInstructions.map((step) => step.text)].join("\n");
  const isEaten = EATEN.test(foldText(text));
  const isTitled = TOPICS.test(foldText(name));
  if (isTitled && !isEaten) return true;
  return countMaterials(text) > (isEaten && !isTitled ? MAX_MATERIALS_IF_EATEN : MAX_MATERIALS);
}

/** What a machine's box contains. */
const MACHINE_PARTS = new RegExp(
  `motor|stainless steel|edelstahl|inox|acero inoxidable|acciaio inox|roestvrij|rostfri|rustfri|nierdzewn|aco inox
  dough hook|knethaken|crochet|gancho|gancio|deeghaak|degkrok|dejkrog|dejkniv|hak do ciasta|splash guard|spritzschutz|anti-projections
  spatdeksel|stankskydd|paraschizzi|protetor contra|oslona z|measuring cup|messbecher|verre gradue|vaso medidor|copo medidor|misurino
  maatbeker|matbagare|målebæger|miarka|user manual|user guide|bedienungsanleitung|livret|manual de|manuale|handleiding|bruksanvisning
  brugsanvisning|instrukcja|power cord|netzkabel|food processor|stand mixer|keukenmachine|フック|取扱説明書|本体|说明书|不锈钢|主机`.replace(
    /\n\s*/g,
    "|",
  ),
  "u",
);

const MIN_PARTS = 2;

/** Shops list what is in the box. */
function listsMachineParts(items: string[]): boolean {
  return items.filter((item) => MACHINE_PARTS.test(foldText(item))).length >= MIN_PARTS;
}

const NUTRIENTS = new RegExp(
  `(?<!\\p{L})(?:energ|kcal|calor|carbohydrat|kohlenhydrat|hidratos|carboidrat|glucid|koolhydrat|kolhydrat|kulhydrat|węglowod|protein|eiweiss|eiweiß|eiwit|białk|fett|fat|lipid|grassi|vet|tłuszcz|fibr|fiber|vezel|ballaststoff|kostfiber|błonnik|vitamin|wapn|kalium|potassi|potasi|potas|magnesi|calci|iron|eisen|fer|ferro|hierro|jern|natrium|sodio|sodium|folate|acqua|agua|eau|vann|vand|woda|water|wasser|zucker davon|sugars)|${foldText("エネルギー")}|${foldText("たんぱく質")}|炭水化物|脂質|食物繊維|${foldText("ビタミン")}|${foldText("カリウム")}|能量|蛋白质|碳水|脂肪|膳食纤维|维生素|钾`,
  "u",
);
const NUTRIENT_AMOUNT = /\d\s?(?:(?:g|mg|µg|μg|kcal|kj)(?!\p{L})|克|毫克|千卡)/iu;
const PRICE = /[£€$¥￥]\s?\d|\d[\d.,]{0,9}\s?(?:€|£|kr\b|zł|zl\b|円|元|eur\b)/iu;
/** `Flour 125 g 60 g`. Recipes may have two columns of units. */
const AMOUNTS_AT_END = /(?:\s[\d½¼¾⅓][\d.,/]*\s?\p{L}{0,4}){2,9}$/u;
const MORE_AMOUNTS_AT_END = /(?:\s[\d½¼¾⅓][\d.,/]*\s?\p{L}{0,4}){3,9}$/u;

const MIN_OTHER_SHARE = 0.4;

export function namesPrice(text: string): boolean {
  return PRICE.test(text);
}

/** Turns `Pan – € 39.90` into `Pan`. */
export function cutAtPrice(text: string): string {
  const price = text.search(PRICE);
  return price < 0 ? text : text.slice(0, price).replace(/[\s:(–—-]+$/, "");
}

/** Items on a receipt or in a haul. */
export function listsPrices(items: string[]): boolean {
  return items.filter(namesPrice).length > items.length * MIN_OTHER_SHARE;
}

/** Nutrition facts, menus with prices, and tables of measures look like lists of ingredients. */
function listsOtherThings(items: string[], hasMethod: boolean): boolean {
  const amounts = hasMethod ? MORE_AMOUNTS_AT_END : AMOUNTS_AT_END;
  const isOther = (item: string) => {
    const text = foldText(item);
    return (
      item.includes("=") ||
      (NUTRIENTS.test(text) && NUTRIENT_AMOUNT.test(item)) ||
      (PRICE.test(item) && !/^[\d½¼¾⅓⅔]/.test(item)) ||
      amounts.test(item)
    );
  };
  return items.filter(isOther).length > items.length * MIN_OTHER_SHARE;
}
