/** `/` separates forms of one product. */
export const DRY_GOODS = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|crozets
  poudre d'amandes complète/poudres d'amandes complète|farine de souchet/farines de souchet
  farine de lin/farines de lin|amandes caramélisées/chouchous|noix de pécan caramélisées/pacanes confites
  lentilles jaunes|pois cassés jaunes/pois jaunes|haricots rouges à chili|flageolets/flageolets verts
  coco de paimpol|mogettes/mojettes|haricots tarbais/haricot tarbais
  haricots borlotti/haricots borlottis/borlotti/borlottis/haricots cocos rouges|haricots romains
  tofu mariné/tofus marinés
  riz rond/riz ronds/riz rond à dessert/riz ronds à dessert/riz dessert/riz desserts/riz à grains ronds
  riz vinaigré/riz vinaigrés|flocons d'orge|kasha/kashas
  couscous complet/couscous complets/couscous de blé entier|fregola/fregolas/fregola sarda/fregolas sardas
  ebly/eblys/blé précuit/blé dur précuit|petit épeautre/petits épeautres/engrain/engrains|flocons d'épeautre
  flocons de seigle|flocons de millet|amarante soufflée/amarantes soufflées|flocons de quinoa
  gruau à cuisson rapide/gruaus à cuisson rapide/flocons d'avoine à cuisson rapide|porridge/porridges
  polenta instantanée/polentas instantanées/polenta précuite/polentas précuites|crème de blé/crèmes de blé
  semola/semolas/farine de semoule/farines de semoule
  farine t65/farines t65/farine de blé t65/farines de blé t65
  farine semi-complète/farines semi-complètes/farine t80/farines t80/farine t110/farines t110/farine bise/farines bises
  farine de petit épeautre/farines de petit épeautre/farine d'engrain/farines d'engrain
  farine d'épeautre complète/farines d'épeautre complète
  farine de seigle complète/farines de seigle complète/farine de seigle t170/farines de seigle t170
  farine de riz complet/farine de riz complète/farines de riz complet/farines de riz complète/farine de riz brun/farines de riz brun
  crème de riz/crèmes de riz|farine de maïs précuite/farines de maïs précuite/harina pan/harinas pans
  liant à sauce/liants à sauce|capellini/capellinis|bucatini/bucatinis|spaghettis complets
  pappardelle/pappardelles|nouilles aux œufs larges/nouilles aux oeufs larges|coquillettes/coquillette
  ditali/ditalis/ditalini/ditalinis|trofie/trofies|gemelli/gemellis|orecchiette/orecchiettes
  conchiglioni/conchiglionis/coquilles géantes|pâtes alphabet/pâtes alphabets
  pâte à pâtes/pâtes à pâtes/pâte à pâtes fraîches/pâtes à pâtes fraîches
  pâtes de lentilles/pâtes aux lentilles corail|pâtes de pois chiches
  raviole/ravioles/ravioles du dauphiné/ravioles de royans/plaque de ravioles/plaques de ravioles
  nouilles instantanées`;
