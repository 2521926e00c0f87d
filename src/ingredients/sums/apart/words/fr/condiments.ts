/** `/` separates forms of one product. */
export const CONDIMENTS = `
  huile de friture/huiles de friture/huile pour friture/huiles pour friture/bain de friture/bains de friture
  huile de soja/huiles de soja/huile de soya/huiles de soya
  graisse de coco/graisses de coco/huile de coprah/huiles de coprah
  huile de palme rouge/huiles de palme rouge/huile de dendê/huiles de dendê|huile au basilic/huiles au basilic
  vinaigre d'estragon/vinaigres d'estragon/vinaigre à l'estragon/vinaigres à l'estragon
  vinaigre à l'échalote/vinaigres à l'échalote|vinaigre de miel/vinaigres de miel/vinaigres de miels
  vinaigre de champagne/vinaigres de champagne
  sauce soya réduite en sodium/sauces soya réduites en sodium/sauce soja réduite en sel/sauces soja réduites en sel
  miso rouge/misos rouges/miso brun/misos bruns|sauce buffalo/sauces buffalos
  pâte de chipotle/pâtes de chipotle|pâte tikka masala|sauce tikka masala
  moutarde forte/moutardes fortes/moutarde mi-forte/moutardes mi-fortes|moutarde douce/moutardes douces
  moutarde baseball/moutardes baseballs/moutarde américaine/moutardes américaines
  miel de lavande/miels de lavande|miel de châtaignier/miels de châtaignier/miel de châtaigne
  miel de sapin/miels de sapin|miel de thym/miels de thym
  sauce miel moutarde/sauces miel moutardes/sauces miels moutardes
  mayonnaise japonaise/mayonnaises japonaises/mayonnaise kewpie/mayonnaises kewpie
  vinaigrette italienne/vinaigrettes italiennes|vinaigrette française/vinaigrettes françaises
  gelée de menthe/gelées de menthe|pistou/pistous|pesto à l'ail des ours/pestos à l'ail des ours
  sauce arrabbiata/sauces arrabbiatas|sauce rosée/sauces rosées|sauce à pizza/sauces à pizza
  sauce tomate à la provençale/sauces tomates à la provençale|sauce à poutine/sauces à poutine
  pico de gallo/picos de gallo|sauce à tacos/sauces à tacos|salsa douce/salsas douces
  sauce verte/sauces vertes|beurre d'arachide croquant/beurres d'arachide croquant
  purée d'amandes blanches/purées d'amandes blanches|câpres au sel|fruits du câprier/câpron/câprons
  olives farcies|olives marinées|olives vertes farcies|olives picholines
  olive kalamata/olives kalamata/olives noires de kalamata|olives niçoises
  olives noires à la grecque/olives de nyons|olives taggiasche/olives taggiasches
  tapenade verte/tapenades vertes
  malossol/malossols/cornichons malossol/cornichons malossols/cornichons à la russe
  oignon rouge mariné/oignons rouges marinés|giardiniera/giardinieras|antipasti/antipastis
  purée d'umeboshi/purées d'umeboshi|pickle de citron vert/pickles de citron vert
  chutney de figues/chutneys de figues|chutney d'oignons/chutneys d'oignons|oignons caramélisés
  confit d'échalotes/confits d'échalotes|choucroute cuite/choucroutes cuites|jus de tamarin/eau de tamarin
  beurre de truffe/beurres de truffe|sauce burger/sauces burgers/sauce hamburger/sauces hamburgers
  sauce samouraï/sauces samouraïs|sauce algérienne/sauces algériennes|sauce andalouse/sauces andalouses
  sauce à fruits de mer/sauces à fruits de mer|vinaigrette balsamique/vinaigrettes balsamiques
  vinaigrette citron/vinaigrette citronnée|vinaigrette moutarde|ajvar/ajvars
  caviar de poivrons/caviars de poivrons|coulis de poivron|pâte de curry panang/pâtes de curry panang
  huile de pistache/huiles de pistache|huile de noix de macadamia/huiles de noix de macadamia
  huile de pignons/huiles de pignons`;
