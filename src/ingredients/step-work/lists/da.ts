import type { WorkLists } from "../work-words.ts";

export const DANISH_WORK: WorkLists = {
  waiting:
    "bag(?:es?|t)?\\b(?!e?pap|e?pulver)|i (?:en )?(?:forvarmet )?ovn|ovnen|kog(?!t|le)|simr|hvil|hæv|lad|afkøl|køl(?!e?skabskold)|køleskab|mariner|træk|udblød|i blød|frys|damp|brais|stå|tø op|stivne|langtidssteg",
  work: "skær|hak(?!ket)|snit|skræl|riv\\b|rive|ælt|rul|form (?:frikadell|boll|deller|dej|dem|fars|til|kugler)|pisk|blend|mos |purer|fyld|vask|skyl|rens|steg|svits|brun|sauter|paner|smør (?!i)|anret",
  tending: "rør|bland|vend|fold|omrør|sauter",
  constantly: "under (?:konstant|stadig) omrøring|hele tiden|konstant",
  meanwhile: "imens|i mellemtiden|imellemtiden|samtidig|mens",
  twice: "på (?:hver|begge|den anden) sider?|pr\\.? side",
  after: "efter(?: ca\\.?)?",
  or: "eller(?! indtil| til| mere| længere)",
};
