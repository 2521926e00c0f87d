import type { WorkLists } from "../work-words.ts";

export const SPANISH_WORK: WorkLists = {
  waiting:
    "horne|al horno|en el horno|coc(?:er|ed|emos|inar|ina)|cuec|herv|hierv|repos|dej(?:ar|a|e|amos)\\b|marin|remoj|enfri|nevera|frigorífico|refriger|congel|levar|lev(?:ar|e)\\b|ferment|infus|asar|asa\\b|macer|al vapor|esper|cuaj|reduc|descongel|fuego (?:lento|bajo)|a fuego suave",
  work: "cort(?:ar|a|amos|e)\\b|pic(?:ar|a|amos|e)\\b|pel(?:ar|a|amos|e)\\b|rall(?:ar|a|amos|e)\\b|trocea|lamin|amas|estir|form(?:ar|a|amos|e)\\b|bat(?:ir|e|imos|a)\\b|mont(?:ar|a|amos)\\b|tritur|aplast|rellen(?:ar|a|amos)\\b|lav(?:ar|a|amos)\\b|limpi|sofr(?:eír|íe|ie)|frei(?:r|mos)|frí(?:e|a)|dor(?:ar|a|amos)\\b|sella|salte|reboz|empan",
  tending: "remov|remuev|mezcl|revolv|revuelv|dar la vuelta|voltea|incorpor|pochar|pocha\\b|rehog",
  constantly: "sin (?:parar|dejar) de (?:remover|mover)|sin parar|constantemente|continuamente",
  meanwhile:
    "mientras(?: [^ ,.]+){1,5},|mientras|durante (?:la cocción|el horneado|este tiempo|ese tiempo)|entretanto|al mismo tiempo|a la vez",
  twice: "por (?:cada )?(?:lado|cara)|(?:de|por) (?:cada|ambos) (?:lado|cara)s?",
  after: "después de|tras|a los|pasados",
  or: "o(?! hasta| más)|u\\b",
  heat: "horne|al horno|en el horno|coc(?:er|ed|emos|inar|inamos|ina|ción)\\b|cuec|herv|hierv|frei(?:r|mos)|fri(?:e|endo)|sofr|dor(?:ar|a|amos)\\b|sella|salte|rehog|poch(?:ar|a)|calent|calient|asar|asa\\b|derret|derrit|al vapor|fuego|gratin|tosta|reduc|escald",
  chill:
    "enfri|nevera|frigorífico|refriger|congel|levar|leve\\b|marin|macer|remoj|toda la noche|temperatura ambiente|descongel|serv[^ ]+ frí|form(?:ar|amos|a|e) (?:las|los|bolas|unas|unos)\\b|amasa|amase|estir",
  cool: "dej[^ ]* (?:[^ ]+ ){0,3}enfriar|enfriar",
  atOnce:
    "inmediatamente|de inmediato|en seguida|enseguida|al momento|serv(?:ir|imos|id|e) (?:[^ ]+ )?calient|aún calient|todavía calient|desglas",
  preheat: "precal(?:entar|entamos|ient)|encend[^ ]+ el horno",
  and: "y|e",
  oven: "horno|horne",
  cook: "coc(?:er|inar|inamos|ina|emos)\\b|cuec",
  inFat: "en (?:[^ ]+ ){0,3}(?:aceite|mantequilla|manteca)\\b",
  apiece: "cada (?:una?|pieza)|por (?:pieza|unidad)",
  inTurn: "(?:de )?una? (?:en|a|por) una?|por tandas|en tandas|en varias veces",
  nothing:
    "buen provecho|que aproveche|a disfrutar|(?:servir y )?disfrut|paso \\d+ ?:|(?:consejo|truco|nota)s? ?:|listo[^a-z]*$",
  aside: "para (?:la|el|los|las) (?![^.:,]{0,20}(?:salsa|jugo))",
  onTop:
    "decor|para (?:la|el) (?:cobertura|glaseado|baño)|(?:sobre|encima de) (?:la|el) (?:tarta|pastel|bizcocho)",
  ahead: "antes|con antelación",
  couple: "un par de",
};
