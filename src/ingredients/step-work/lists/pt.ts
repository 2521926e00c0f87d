import type { WorkLists } from "../work-words.ts";

export const PORTUGUESE_WORK: WorkLists = {
  waiting:
    "ao forno|no forno|(?:asse|assar)\\b|forno (?:pré-aquecido )?(?:por|durante)|coz|cozinh|ferv|repous|descans|deix|marin|demolh|de molho|arrefec|esfri|geladeira|frigorífico|refriger|congel|levedar|crescer|infus|vapor|lume brando|fogo baixo|descongel|aguard|macer",
  work: "cort(?:ar|e|a)\\b|pic(?:ar|a)\\b|pique\\b|descas(?:car|que|ca)|ral(?:ar|e|a)\\b|fati(?:ar|e|a)\\b|amass|sov(?:ar|e)|estend|abra a massa|molde|mold(?:ar|a)\\b|bat(?:er|a|e)\\b|tritur|esmag|reche(?:ar|ie|ia)|lav(?:ar|e|a)\\b|frit(?:ar|e|a)\\b|dour(?:ar|e|a)\\b|salte|saltear|sel(?:ar|e)\\b|empan|barr(?:ar|e)\\b|mont(?:ar|e)\\b",
  tending: "mex|mistur|envolv|vir(?:ar|e|a|ando)\\b|incorpor|refog",
  constantly: "sem parar|mexendo sempre|sempre a mexer|constantemente|continuamente",
  meanwhile:
    "enquanto(?: [^ ,.]+){1,5},|entretanto|enquanto|durante a (?:cozedura|fervura)|ao mesmo tempo|em simultâneo|nesse meio tempo",
  twice: "(?:de|por|em) (?:cada|ambos os) lados?|por lado|dos dois lados",
  after: "após|depois de|ao fim de|passados",
  or: "ou(?! até| mais)",
  heat: "ao forno|no forno|(?:asse|assar)\\b|coz|cozinh|ferv|frit(?:ar|e|a)\\b|dour(?:ar|e|a)\\b|salte|sel(?:ar|e)\\b|refog|aque[çc]|derret|grelh|ao lume|lume|vapor|gratin|torr(?:ar|e)|fogo|deglac|escald",
  chill:
    "arrefec|esfri|geladeira|frigorífico|refriger|congel|levedar|crescer|marin|demolh|de molho|de um dia para o outro|temperatura ambiente|descongel|macer|sirva frio|gelar|amass|sov(?:ar|e)\\b|estenda|moldar\\b|molde (?:as|os|bolinhas)\\b",
  cool: "deix[^ ]* (?:[^ ]+ ){0,3}(?:arrefecer|esfriar)|arrefecer|esfriar",
  atOnce:
    "imediatamente|de imediato|logo de seguida|sirva (?:[^ ]+ )?quente|servir (?:[^ ]+ )?quente|ainda quente|enquanto quente|deglac",
  preheat: "pr[eé]-?aque[çc](?!id)|lig(?:ue|ar) o forno",
  and: "e",
  oven: "forno|assar\\b|asse\\b",
  cook: "coz|cozinh",
  inFat: "em (?:[^ ]+ ){0,3}(?:azeite|óleo|manteiga|banha)\\b",
  apiece: "cada (?:uma?|peça)|por (?:peça|unidade)",
  inTurn: "uma? (?:a|de cada) (?:uma?|vez)|aos poucos|em (?:[^ ]+ )?(?:levas|lotes|porções)",
  nothing: "bom apetite|bom proveito|(?:sirva e )?desfrute|passo \\d+ ?:|(?:dica|nota)s? ?:",
  aside: "para (?:a|o|as|os) (?![^.:,]{0,20}molho)",
  onTop: "decor|para (?:a|o) (?:cobertura|glacê)|(?:sobre|por cima d)(?: )?[oa] (?:bolo|torta)",
  ahead: "antes|com antecedência",
  couple: "um par de",
};
