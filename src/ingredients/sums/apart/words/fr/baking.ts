/** `/` separates forms of one product. */
export const BAKING = `
  cerise amarena/cerises amarenas|cerises au sirop
  cerise au marasquin/cerises au marasquin/cerise à cocktail/cerises à cocktail/cerises à cocktails
  citron confit au sucre/citrons confits au sucre/cédrat confit/cédrats confits
  écorces d'orange confites/écorce d'orange confite/écorces d'orange confite/oranges confites/orange confite/cubes d'orange confite/zestes d'orange confits
  coulis de fruits/coulis de fruits rouges|coulis de framboise/coulis de framboises
  coulis de fraises/coulis de fraise|copeaux de noix de coco|pralines roses
  édulcorant liquide/édulcorants liquides|protéine de pois/protéines de pois
  vergeoise/vergeoises/vergeoise brune/vergeoises brunes/vergeoise blonde/vergeoises blondes
  sucre muscovado/sucres muscovados/muscovado/muscovados/sucre mascobado/sucres mascobados
  sucre complet/sucres complets/sucre de canne complet/sucres de canne complet/sucre rapadura/sucres rapaduras/rapadura/rapaduras
  cassonade foncée/cassonades foncées/cassonade brune/cassonades brunes
  sirop de maïs blanc/sirops de maïs blanc|sirop de sucre inverti/sirops de sucre inverti
  mélasse claire/mélasses claires|mélasse verte/mélasses vertes
  purée de dattes/purées de dattes/crème de dattes/crèmes de dattes|malt d'orge/malts d'orge
  sirop de vanille/sirops de vanille|sirop d'orgeat/sirops d'orgeat/sirop d'amande/sirops d'amande
  sirop de menthe/sirops de menthe|sirop de caramel/sirops de caramel|sirop de violette/sirops de violette
  sirop de rose/sirops de rose|sirop de gingembre/sirops de gingembre|sirop de noisette/sirops de noisette
  sirop de coquelicot/sirops de coquelicot|sirop de lavande/sirops de lavande|sirop de fraise/sirops de fraise
  sirop de framboise/sirops de framboise|sirop de pêche/sirops de pêche
  sauce au chocolat/sauces au chocolat/coulis de chocolat/topping chocolat/toppings chocolats
  caramel liquide/caramels liquides|compote de rhubarbe/compotes de rhubarbe
  compote de poires/compote de poire/compotes de poires/compotes de poire|compote de pêches/compotes de pêches
  compote d'abricots/compotes d'abricots|compote de fraises/compotes de fraises
  gelée de fruits/gelées de fruits|confiture de fruits rouges/confitures de fruits rouges
  confiture de groseilles/confitures de groseilles|confiture de rhubarbe/confitures de rhubarbe
  gelée de framboise/gelées de framboise|marmelade de citron/marmelades de citron
  sirop de poire/sirops de poire|sirop de liège/sirops de liège
  sirop de pomme/sirop de pommes/sirops de pomme/sirops de pommes|garniture aux cerises/garnitures aux cerises
  purée de marrons/purées de marrons/purée de châtaignes/purées de châtaignes/pâte de marrons/pâtes de marrons
  marron glacé/marrons glacés/brisures de marrons glacés
  levain déshydraté/levains déshydratés/levain fermentescible/levains fermentescibles|potasse/potasses
  acide ascorbique/acides ascorbiques/vitamine c/vitamines c
  vitpris/certo/certos/gélifiant pour confiture/gélifiants pour confiture|arôme vanille/arômes vanilles
  huile essentielle de citron/huiles essentielles de citron|essence de beurre/essences de beurre
  extrait de fraise/extraits de fraise|copeaux de chocolat|glaçage au chocolat prêt/glaçages au chocolat prêt
  vermicelle en chocolat dessert/vermicelles en chocolat dessert|pépites de chocolat au lait
  pépites de chocolat blanc
  vermicelles colorés/vermicelles multicolores/granules colorés/billes de sucre colorées/perles en sucre
  billes argentées/perles argentées|paillettes de chocolat|paillettes de sucre
  colorant rouge/colorants rouges/colorant alimentaire rouge/colorants alimentaires rouges
  colorant vert/colorants verts/colorant alimentaire vert/colorants alimentaires verts
  colorant en gel/colorants en gel|glaçage à la vanille/glaçages à la vanille|glaçage royal/glaçages royaux
  glaçage au chocolat/glaçages au chocolat|nappage neutre/nappages neutres
  glaçage au fromage à la crème/glaçages au fromage à la crème|mélange à crêpes/mélanges à crêpes
  mélange à pain/mélanges à pain|mélange à pancakes/mélanges à pancakes
  pouding instantané à la vanille/poudings instantanés à la vanille|poudre à flan/poudres à flan
  salpêtre/salpêtres|hostie/hosties|gomme de caroube/gommes de caroube
  confiture de mirabelles/confitures de mirabelles|confiture de reines-claudes/confitures de reines-claudes`;
