/** These don't change what someone buys. */
export const HARMLESS_WORDS: Record<string, string> = {
  da: "alm.|alm|frisk|friske|friskt|modne|moden|modent|økologisk|økologiske|gode|god|godt|almindelig|almindelige|fine|rå|fast|faste|af god kvalitet|ubehandlet|ubehandlede",
  de: "frische|frischer|frisches|frischen|reife|reifer|reifes|reifen|bio|gute|guter|gutes|guten|feste|fester|festes|unbehandelte|unbehandelter|unbehandelten|heimische|normale|normales|rohe|rohes|roher|schöne|zarte|frisch|reif",
  en: "soft|fresh|ripe|good-quality|good quality|best-quality|high-quality|quality|organic|free-range|free range|firm|raw|unwaxed|untreated|local|seasonal|your favorite|your favourite|favorite|favourite|store-bought|shop-bought|a good|a nice|nice|good|best|regular|ordinary|pasture-raised|very ripe|just-ripe|boneless|skinless|bone-in|skin-on|extra|additional|optional|more|uncooked|grass-fed|grass fed|thick-cut|thick cut|small-diced|medium-diced|very|coarse ground|coarse-ground|coarsely|warm|cold|hot|ice-cold|iced|boiling|lukewarm|filtered",
  es: "fresco|fresca|frescos|frescas|maduro|madura|maduros|maduras|ecológico|ecológica|ecológicos|ecológicas|bueno|buena|crudo|cruda|crudos|crudas|de corral|camperos|hermosa|hermoso|frío|fría|caliente|tibia|tibio",
  fr: "frais|fraîche|fraîches|mûr|mûre|mûrs|mûres|bio|beau|beaux|belle|belles|bon|bonne|bons|bonnes|cru|crue|crus|crues|non traité|non traitée|non traités|non traitées|ferme|fermes|tiède|froid|froide|chaude|chaud|biologique|de qualité|fermier|fermiers",
  it: "fresco|fresca|freschi|fresche|maturo|matura|maturi|mature|bio|biologico|biologica|biologici|biologiche|buono|buona|non trattato|non trattata|non trattati|non trattate|crudo|cruda|crudi|crude|tiepida|tiepido|fredda|freddo|calda|caldo|bella|belle|bello|belli|di buona qualità",
  nl: "verse|vers|rijpe|rijp|biologische|biologisch|goede|onbespoten|rauwe|stevige|warm|lauw|koud|koude|lauwwarm|mooie",
  pl: "świeży|świeża|świeże|świeżego|świeżej|świeżych|dojrzały|dojrzała|dojrzałe|dojrzałego|dojrzałych|dobrej jakości|surowy|surowe|surowa|surowego|ekologiczne|ekologiczny|zimny|zimnej|zimnego|ciepłej|ciepłego|gorącej|letniej|letniego|wiejskie|dobry|dobre|dobrego|wrzącej",
  pt: "fresco|fresca|frescos|frescas|maduro|madura|maduros|maduras|biológico|biológica|biológicos|biológicas|orgânico|orgânica|bom|boa|cru|crua|crus|cruas|caseiro|morna|morno|fria|frio|quente|gelada|caipira",
  sv: "vanlig|vanliga|färsk|färska|färskt|mogen|mogna|moget|ekologisk|ekologiska|ekologiskt|bra|god|goda|rå|råa|fin|fina|obehandlad|obehandlade|ljummet|kallt|varmt|fast|fasta",
  zh: "新鲜|新鮮|有机|有機|优质|優質|温|溫|冷|热|熱|冰",
};
