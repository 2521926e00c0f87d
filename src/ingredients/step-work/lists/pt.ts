import type { WorkLists } from "../work-words.ts";

export const PORTUGUESE_WORK: WorkLists = {
  waiting:
    "ao forno|no forno|(?:asse|assar)\\b|forno (?:pré-aquecido )?(?:por|durante)|coz|cozinh|ferv|repous|descans|deix|marin|demolh|de molho|arrefec|esfri|geladeira|frigorífico|refriger|congel|levedar|crescer|infus|vapor|lume brando|fogo baixo|descongel|aguard|macer",
  work: "cort(?:ar|e|a)\\b|pic(?:ar|a)\\b|pique\\b|descas(?:car|que|ca)|ral(?:ar|e|a)\\b|fati(?:ar|e|a)\\b|amass|sov(?:ar|e)|estend|abra a massa|molde|mold(?:ar|a)\\b|bat(?:er|a|e)\\b|tritur|esmag|reche(?:ar|ie|ia)|lav(?:ar|e|a)\\b|frit(?:ar|e|a)\\b|dour(?:ar|e|a)\\b|salte|saltear|sel(?:ar|e)\\b|empan|barr(?:ar|e)\\b|mont(?:ar|e)\\b",
  tending: "mex|mistur|envolv|vir(?:ar|e|a|ando)\\b|incorpor|refog",
  constantly: "sem parar|mexendo sempre|sempre a mexer|constantemente|continuamente",
  meanwhile: "entretanto|enquanto|ao mesmo tempo|em simultâneo|nesse meio tempo",
  twice: "(?:de|por|em) (?:cada|ambos os) lados?|por lado|dos dois lados",
  after: "após|depois de|ao fim de|passados",
  or: "ou(?! até| mais)",
};
