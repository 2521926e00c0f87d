/** `/` separates forms of one product. */
export const PRODUCE = `
  algensalat|kartoffelecken/wedges/kartoffelspalten/kartoffelwedges|kartoffelpuffer/reibekuchen
  spitzkohl/spitzkraut/spitzkabis|apfelrotkohl/apfelrotkraut/rotkohl aus dem glas|romanesco/romanescoröschen
  blumenkohlreis|schwarzkohl/palmkohl/cavolo nero|rahmspinat
  passierter spinat/passierten spinat/passiertem spinat/passierte spinat|winterportulak/postelein
  frisée/friséesalat/frisée-salat/krause endivie/krauser endivie/krausen endivie|zuckerhut|artischockenboden
  wachsbohne/wachsbohnen/gelbe bohne/gelbe bohnen/gelber bohne/gelben bohne/gelber bohnen/gelben bohnen
  breite bohnen/breiter bohnen/breiten bohnen|dörrbohne/dörrbohnen
  brokkolisprossen/brokkoli-sprossen/brokkoli-sprosse|kressesprossen|buttergemüse/butter-gemüse|kaisergemüse
  tk-asia-gemüse/tk-wokgemüse|erbsen und möhren|pfannengemüse
  weiße trüffel/weiße trüffeln/weißer trüffel/weißen trüffel/weißer trüffeln/weißen trüffeln/weisse trüffel/weisse trüffeln/weisser trüffel/weissen trüffel/weisser trüffeln/weissen trüffeln
  sommertrüffel/sommertrüffeln|apfelkompott/apfel-kompott|mirabelle/mirabellen
  reineclaude/reineclauden/renekloden/reneklode/ringlotten
  junge jackfrucht/junger jackfrucht/jungen jackfrucht|açaí-püree|kletzen/kletze/dörrbirnen/dörrbirne/hutzeln
  gefriergetrocknete himbeeren/gefriergetrockneter himbeeren/gefriergetrockneten himbeeren
  gefriergetrocknete erdbeeren/gefriergetrockneter erdbeeren/gefriergetrockneten erdbeeren
  weiße johannisbeere/weiße johannisbeeren/weißer johannisbeere/weißen johannisbeere/weißer johannisbeeren/weißen johannisbeeren/weisse johannisbeere/weisse johannisbeeren/weisser johannisbeere/weissen johannisbeere/weisser johannisbeeren/weissen johannisbeeren
  arame`;
