/** `/` separates forms of one product. */
export const SNACKS = `
  chips de pomme|chips de banane|mendiants|langue de chat/langues de chat/biscuits langues de chat
  biscuit rose de reims/biscuits roses de reims|gâteau des anges/gâteaux des anges|gâteau roulé/gâteaux roulés
  biscuit joconde/biscuits jocondes|gâteau marbré/gâteaux marbrés|gâteau au chocolat/gâteaux au chocolat
  gâteau à la vanille/gâteaux blancs/gâteaux à la vanille|macarons/macaron
  nougatine/nougatines/éclats de nougatine|gianduja/giandujas
  crêpes dentelle pralinées/crêpes dentelles pralinées|pralines concassées|tête-choco/tête-chocos
  coque de macaron/coques de macaron|galette de maïs/galettes de maïs|chips de légumes
  doritos/doritos nature/doritos natures|curly/curlys|crottes de fromage|bonbons gélifiés/oursons en gélatine
  fraises tagada/fraise tagada|guimauve bonbon/guimauves bonbons|candy canes/candys canes|sucette/sucettes
  calisson/calissons|bonbons acidulés|smarties/m&m's|kinder/kinders|barres chocolatées/barre chocolatée
  œufs en chocolat/oeufs en chocolat|daim/daims|maltesers|mars/barre de mars/barres de mars|rolo/rolos
  kinder bueno/kinders bueno|toblerone/toblerones|carambar au chocolat/carambars au chocolat|snickers
  truffes au chocolat
  glace à la vanille/glaces à la vanille/crème glacée à la vanille/crèmes glacées à la vanille/boule de glace à la vanille/boules de glace à la vanille
  glace au chocolat/glaces au chocolat/crème glacée au chocolat/crèmes glacées au chocolat
  glace à la fraise/glaces à la fraise|glace au café/glaces au café|sorbet citron/sorbets citrons
  sorbet framboise/sorbets framboises|sorbet mangue/sorbets mangues|esquimau/esquimaux/bâtonnets glacés
  croquette de pommes de terre/croquette de pomme de terre/croquettes de pommes de terre/croquettes de pomme de terre
  pommes dauphine/pomme dauphine/pommes dauphines|pommes noisettes|pommes duchesse/pommes duchesses
  raviolis japonais|pierogi/pierogis/pérogies|pirojki/pirojkis|won-ton/won-tons`;
