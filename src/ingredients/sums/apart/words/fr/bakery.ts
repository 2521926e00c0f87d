/** `/` separates forms of one product. */
export const BAKERY = `
  focaccia/focaccias|pain de mie/pains de mie/pain à toast/pains à toast
  chapelure italienne/chapelures italiennes/chapelure assaisonnée/chapelures assaisonnées
  pain de mie complet/pains de mie complet
  pain aux céréales/pains aux céréales/pain multigrain/pains multigrains/pain multicéréales/pains multicéréales
  pumpernickel/pumpernickels|ficelle/ficelles|pain pita complet/pains pita complets/pains pitas complets
  paratha/parathas|tostada/tostadas|petits pains au lait
  pain brioché à burger/pains briochés à burger/buns briochés|challah/challahs|pâte à brioche/pâtes à brioche
  cramique/cramiques|croûtons à l'ail|bouchée à la reine/bouchées à la reine/vol-au-vent|kadaïf/kadaïfs
  feuilles de brik|pâte sablée/pâtes sablées/pâte sucrée/pâtes sucrées
  fond de tarte/fonds de tarte/croûte à tarte/croûtes à tarte|pâte à pain/pâtes à pain|chouquette/chouquettes
  chou à la crème nature/choux à la crème nature|pancake/pancakes
  galette de sarrasin/galettes de sarrasin/galette bretonne/galettes bretonnes/galette de blé noir/galettes de blé noir
  blini/blinis|gaufre/gaufres/gaufre de liège/gaufres de liège/gaufre de bruxelles/gaufres de bruxelles
  pâte à crêpes/pâtes à crêpes|stollen/stollens|cougnou/cougnous|épeautre soufflé/épeautres soufflés`;
