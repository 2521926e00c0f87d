import type { WorkLists } from "../work-words.ts";

export const SPANISH_WORK: WorkLists = {
  waiting:
    "horne|al horno|en el horno|coc(?:er|ed|emos|inar|ina)|cuec|herv|hierv|repos|dej(?:ar|a|e|amos)\\b|marin|remoj|enfri|nevera|frigorífico|refriger|congel|levar|lev(?:ar|e)\\b|ferment|infus|asar|asa\\b|macer|al vapor|esper|cuaj|reduc|descongel|fuego (?:lento|bajo)|a fuego suave",
  work: "cort(?:ar|a|amos|e)\\b|pic(?:ar|a|amos|e)\\b|pel(?:ar|a|amos|e)\\b|rall(?:ar|a|amos|e)\\b|trocea|lamin|amas|estir|form(?:ar|a|amos|e)\\b|bat(?:ir|e|imos|a)\\b|mont(?:ar|a|amos)\\b|tritur|aplast|rellen(?:ar|a|amos)\\b|lav(?:ar|a|amos)\\b|limpi|sofr(?:eír|íe|ie)|frei(?:r|mos)|frí(?:e|a)|dor(?:ar|a|amos)\\b|sella|salte|reboz|empan",
  tending: "remov|remuev|mezcl|revolv|revuelv|dar la vuelta|voltea|incorpor|pochar|pocha\\b|rehog",
  constantly: "sin (?:parar|dejar) de (?:remover|mover)|sin parar|constantemente|continuamente",
  meanwhile: "mientras|entretanto|al mismo tiempo|a la vez",
  twice: "por (?:cada )?(?:lado|cara)|(?:de|por) (?:cada|ambos) (?:lado|cara)s?",
  after: "después de|tras|a los|pasados",
  or: "o(?! hasta| más)|u\\b",
};
