/** A unit that only says "item". */
export const ITEM_WORDS =
  "stk|stk.|styk|st|st.|stück|stck|stck.|stuks|stuk|st|sztuka|sztuki|sztuk|sztukę|szt|szt.|pc|pcs|nos|pièce|pièces|pce|pces|unité|unités|pezzo|pezzi|pz|unidad|unidades|ud|uds|unidade|unidades|un|个|個|箇|颗|顆|只|隻|枚";

/** Parts of a fruit in which its juice or its peel is used. Patterns for folded texts. */
export const JUICE =
  /juice|saft|jus(?!\p{L})|succo|spremut|sok(?!\p{L})|zumo|jugo|suco|sumo(?!\p{L})|sap(?!\p{L})|汁/u;
export const ZEST =
  /zest|rind|peel(?!ed|ing)|skal(?!\p{L}|et)|skallen|schale(?!\p{L})|abrieb|ecorce|scorz|bucci|skork|ralladura|cascara|corteza|piel|raspa|casca(?!\p{L})|schil(?!\p{L})|rasp(?!\p{L})|皮/u;
export const EGG_WHITE = /white|eiwei|eiwit|blanc|album|clara|hvide|vita(?!\p{L})|vitor|bialk|蛋白/u;
export const EGG_YOLK =
  /yolk|eigelb|eigeel|dooier|jaune|tuorl|yema|gema(?!\p{L})|gemas|blomme|gula(?!\p{L})|gulor|zoltk|蛋黄|蛋黃/u;
/** "The tip of a teaspoon" isn't a teaspoon. */
export const TIP = /(?<!\p{L})(?:tip of|spitze|pointe d|punta d|ponta d|puntje|czubek|koniec|spids|spets)/u;

/** Parts of a food that aren't units: "2 onion halves". */
export const PART_WORDS =
  "half/halves|rind/rinds|quarter/quarters|kernel/kernels|hälfte/hälften|viertel|moitié/moitiés|cerneau/cerneaux|mitad/mitades|cuarto/cuartos|metà|gheriglio/gherigli|quarto/quarti|metade/metades|helft/helften|halva/halvor|halvdel/halvdele|połowa/połówki|połówka";
