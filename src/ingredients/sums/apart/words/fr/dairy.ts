/** `/` separates forms of one product. */
export const DAIRY = `
  sbrinz|crème fraîche légère/crèmes fraîches légères/crème épaisse légère/crèmes épaisses légères
  yaourt bulgare/yaourts bulgares
  yaourt à la vanille/yaourts à la vanille/yogourt à la vanille/yogourts à la vanille
  yaourt au citron/yaourts au citron|yogourt grec à la vanille/yogourts grecs à la vanille
  fromage italien râpé/fromages italiens râpés/fromage à gratin/fromages à gratin/fromage à pizza/fromages à pizza/fromage tex-mex râpé/fromages tex-mex râpés/fromage à raclette râpé/fromages à raclette râpé
  fromage en grains/fromages en grains|tomme de savoie/tommes de savoie/tome/tomes
  fromage de montagne/fromages de montagne|ossau-iraty/ossau-iratys|cantal/cantal jeune
  saint-nectaire/saint-nectaires|abondance/abondances|laguiole/laguioles|morbier/morbiers|oka/okas|maroilles
  livarot/livarots|pont-l'évêque/pont-l'évêques|époisses|chaource/chaources|saint-marcellin/saint-marcellins
  mont d'or/mont-d'or/monts d'or/mont-d'ors/vacherin mont-d'or/vacherins mont-d'ors
  vacherin fribourgeois/vacherins fribourgeois/vacherin/vacherins|fromage fort/fromages forts
  cheddar fort/cheddars forts/cheddar mi-fort/cheddars mi-forts/cheddar vieilli/cheddars vieillis/cheddar extra-fort/cheddars extra-forts/cheddar mature/cheddars matures
  velveeta/velveetas|cheez whiz|cancoillotte/cancoillottes
  vache qui rit/vaches quis rits/portion de vache qui rit/portions de vache qui rit|beaufort/beauforts
  comté affiné/comtés affinés|leerdammer/leerdammers/maasdam/maasdams|jarlsberg/jarlsbergs
  vieux gouda/vieux goudas|babybel/babybels/mini babybel|herve/herves/fromage de herve/fromages de herve
  fourme d'ambert/fourmes d'ambert|bleu de bresse/bleus de bresse|mozzarella râpée/mozzarellas râpées
  brousse/brousses/brocciu/broccius
  boursin/boursins/fromage frais ail et fines herbes/fromages frais ails et fines herbes/fromage frais aux herbes/fromages frais aux herbes/boursin ail et fines herbes/boursins ails et fines herbes
  fromage frais nature/fromages frais natures|petit-suisse/petits-suisses
  faisselle/faisselles/fromage blanc en faisselle/fromages blancs en faisselle|chèvre frais/chèvres frais
  bûche de chèvre/bûches de chèvre/bûchette de chèvre/bûchettes de chèvre/sainte-maure/sainte-maures
  crottin de chèvre/crottins de chèvre/crottin de chavignol/crottins de chavignol/crottin/crottins/chavignol/chavignols
  rocamadour/rocamadours/cabécou/cabécous|feta végétale/fetas végétales
  lait de noisette/lait de noisettes/laits de noisette/laits de noisettes|lait d'épeautre/laits d'épeautre
  lait de pois/laits de pois/boisson de pois/boissons de pois
  crème d'amande/crème d'amandes/crèmes d'amande/crèmes d'amandes/crème d'amandes végétale/crèmes d'amandes végétale
  crème de riz végétale/crèmes de riz végétale|œufs de cent ans/oeufs de cent ans
  crème pâtissière/crèmes pâtissières|crème dessert vanille/crèmes desserts vanilles
  flan/flans/flan nature/flans natures|crème dessert au chocolat/crèmes desserts au chocolat
  pouding à la vanille/poudings à la vanille/crème dessert à la vanille/crèmes desserts à la vanille
  beurre d'ail/beurres d'ail/beurre à l'ail/beurres à l'ail/beurre d'escargot/beurres d'escargot/beurre ail et persil/beurres ails et persil`;
