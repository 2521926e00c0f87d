import type { StepWordLists } from "./step-word-lists.ts";

export const ITALIAN: StepWordLists = {
  endings:
    "are|ate|a|iamo|ere|ete|i|ire|ite|o|ando|endo|atelo|atela|ateli|atele|atevi|eteli|etele|etelo|etela|itelo|itela|iteli|itele|arlo|arla|arli|arle|arci|eteci|ateci",
  prepares: `tagli~|tagliateli|affett~|trit~|sbucci~|pel~|lav~|grattugi~|scol~|sciacqu~|spezzett~|pul~|snocciol~|sgocciol~|ammoll~|sprem~|schiacci~|asciug~|priv~|mond~|elimin~|tenete da parte|tieni da parte|mettete da parte|denocciol~|sgran~|ricav~|ridu~|ridurre|riducete|togli~|preparate|prepara|scongel~|sminuzz~|sfogli~|sguscia~|strizz~|rompete|rompi|sep~ar~|mettete .{0,25} in ammollo|mettere in ammollo`,
  soaks: "in ammollo|ammoll~|a bagno",
  preparesAlone: "sbatt~|sciogli~|sciogliere|setacci~|tost~|scald~|mont~|fond~|fondere",
  adds: `aggiung~|un~|vers~|mescol~|mett~|dispon~|cosparg~|spolver~|spolverizz~|condi~|irror~|serv~|distribu~|ricopr~|copr~|incorpor~|amalgam~|insapor~|impast~|farc~|guarn~|decor~|adagi~|tuff~|pass~|pennell~|spennell~|inser~|inserisci|trasfer~|sfum~|bagn~|profum~|frull~|aromatizz~|complet~|riemp~|ungete|ungere|regol~|aggiust~|mischi~|rivest~|immerg~|unisci|aggiungici|spalm~|accompagn~|arricch~`,
  uses: `cuoc~|soffrigg~|frigg~|rosol~|bollire|boll~|less~|inforn~|arrost~|salt~|grigli~|stuf~|marin~|impan~|dor~|lavor~|cucin~|sobboll~|appass~|imbiond~|gratin~|sbollent~|brasare|caramell~`,
  states:
    "finché|fino a|fin quando|quando|una volta|appena|mentre|sino a|fintanto|affinché|dopo che|in modo che|se|qualora|nel caso|prima che",
  rests:
    "restante|restanti|rimanente|rimanenti|rimast[oaie]|resto|metà|ancora|tenut[oaie] da parte|terzo|altra metà",
  others: "altri|altre",
  all: "entrambi|entrambe|i due|le due|tutti|tutte",
  mixtures:
    "composto|impasto|salsa|crema|miscela|brodo|zuppa|ripieno|sugo|purea|mousse|torta|insalata|polpette|vellutata",
  things: "",
  joints: "di|del|della|dei|delle|al|alla|ai|alle|con|a|d|dell|all",
  forms: `succo|scorza|buccia|foglie|foglia|foglioline|spicchi|spicchio|rami|rametti|rametto|filetti|filetto|petto|petti|cosce|coscia|fette|fetta|fettine|fettina|pezzi|pezzo|cubetti|semi|polvere|tuorli|tuorlo|albumi|albume|bustina|mazzetto|testa|gambi|gambo|costa|coste
    rondelle|listarelle|scaglie|cime|cimette|ciuffi|polpa|chicchi|bacche|bacca|carne|lombo|trancio|tranci|macinato|filo|granella|fiocchi|dadini`,
  divided: "divis[oaie]|più|e un po|per spolverare",
  targets: "",
  discards: "togliete|togliere|eliminate|eliminare|rimuovete|rimuovere",
  purposes: "per",
  likes: "come|quella di|simile|assomigli~|consistenza di",
  withouts: "senza|non",
  ingredients: "ingredienti",
  dry: "secchi",
  wet: "liquidi|umidi",
  spices: "spezie|aromi|condimenti",
  checks: "controll~|verific~|assaggi~",
  excepts: "tranne|eccetto|ad eccezione|salvo|a parte",
  tips: "consigli|consiglio|note|nota|varianti?|suggerimenti?|curiosità",
  fors: "per|preparate|prepara|preparare",
  verbs: [
    ["salt", "salare|salate|saliamo|salatel[oaie]"],
    ["black-pepper", "pepare|pepate|pepa"],
    ["wheat-flour", "infarin~|infarinat[oaie]"],
    ["butter", "imburr~|imburrat[oaie]"],
    ["sugar", "zuccherate|zuccherare"],
    ["oil", "oliate|oliare|oliat[oaie]"],
  ],
};
