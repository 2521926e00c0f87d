import type { WorkLists } from "../work-words.ts";

export const DANISH_WORK: WorkLists = {
  waiting:
    "bag(?:es?|t)?\\b(?!e?pap|e?pulver)|i (?:en )?(?:forvarmet )?ovn|ovnen|kog(?!t|le)|simr|hvil|hæv|lad|afkøl|køl(?!e?skabskold)|køleskab|mariner|træk|udblød|i blød|frys|damp|brais|stå|tø op|stivne|langtidssteg",
  work: "skær|hak(?!ket)|snit|skræl|riv\\b|rive|ælt|rul|form (?:frikadell|boll|deller|dej|dem|fars|til|kugler)|pisk|blend|mos |purer|fyld|vask|skyl|rens|steg|svits|brun|sauter|paner|smør (?!i)|anret",
  tending: "rør|bland|vend|fold|omrør|sauter",
  constantly: "under (?:konstant|stadig) omrøring|hele tiden|konstant",
  meanwhile: "(?:mens|medens)(?: [^ ,.]+){1,5},|imens|i mellemtiden|imellemtiden|samtidig|medens|mens",
  twice: "på (?:hver|begge|den anden) sider?|pr\\.? side",
  after: "efter(?: ca\\.?)?",
  or: "eller(?! indtil| til| mere| længere)",
  heat: "bag(?:es?|t)?\\b|i (?:en )?(?:forvarmet |varm )?ovn|ovnen|kog(?!t|le)|simr|steg|svits|brun(?:es?)?\\b|sauter|varm (?:op|olie|smør|en|panden|gryden)|opvarm|smelt|rist|damp|brais|grill|pocher|blancher|lad (?:det |den |dem )?simre",
  chill:
    "afkøl|køl(?:es?)?\\b|køleskab|hæv|mariner|udblød|i blød|frys|natten over|stuetemperatur|tø op|stivne|ælt|form (?:frikadell|boll|deller|dej|dem|fars|til|kugler)|rul (?:dejen|ud)",
  cool: "lad (?:[^ ]+ ){0,3}(?:afkøle|køle)|køle af|afkøle",
  atOnce:
    "straks|med det samme|server(?:es)? (?:[^ ]+ )?(?:varm|lun)|mens (?:[^ ]+ )?(?:er )?(?:stadig )?varm|stadig varm",
  preheat: "forvarm(?!et)|tænd (?:for )?ovnen|varm ovnen",
  and: "og",
  oven: "ovn(?:en)?\\b|bag(?:es?)?\\b",
  cook: "tilbered|steg",
  inFat: "i (?:[^ ]+ ){0,3}(?:[^ ]*olie|smør|fedt)\\b",
  apiece: "hver\\b(?! sider?)|pr\\.? stk|per stk",
  inTurn: "en ad gangen|(?:et|to|få) ad gangen|ad flere omgange|i (?:flere )?(?:hold|portioner)",
  nothing: "velbekomme|god appetit|trin \\d+ ?:|tips? ?:|nyd\\b|(?:server og )?nyd\\b",
  aside: "til [a-z]+(?:en|et|erne) (?:[^.:,]{0,20})?(?:rør|bland|pisk)",
  onTop: "pynt|dekor|glasur|(?:på|over) (?:kagen|tærten)",
  ahead: "før|inden|i forvejen",
  couple: "et par",
};
