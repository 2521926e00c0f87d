/** `/` separates forms of one product. */
export const SPANISH = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias
  pan de molde/panes de molde/pan de caja/panes de caja/pan lactal/panes lactales/pan de sándwich/panes de sándwich
  papa criolla/papas criollas/papa amarilla/papas amarillas
  puré de patata instantáneo/purés de patata instantáneo/puré de papa instantáneo/purés de papa instantáneo
  croqueta de papa rallada/croquetas de papa rallada|locoto/locotos|ají limo/ajíes limo|ñora/ñoras
  pimiento choricero/pimientos choriceros|chile de árbol/chiles de árbol/chile de árbol seco/chiles de árbol seco
  fideo de calabacín/fideos de calabacín|zapallito/zapallitos/zapallito verde/zapallitos verdes
  romanesco/romanescos/romanescu|cavolo nero/cavolos neros/col toscana/coles toscanas/col negra/coles negras
  escarola rizada/escarolas rizadas/endivia rizada/endivias rizadas|fondo de alcachofa/fondos de alcachofa
  alcachofa en aceite/alcachofas en aceite|judía verde plana/judías verdes planas/bajoca/bajocas
  brote de brócoli/brotes de brócoli|ensaladilla congelada/ensaladillas congeladas
  menestra/menestras/menestra de verduras/menestras de verduras/menestra congelada/menestras congeladas
  macedonia de verduras/macedonias de verduras|jardinera/jardineras|trufa de verano/trufas de verano
  chip de manzana/chips de manzana|ciruela claudia/ciruelas claudia
  cereza al marrasquino/cerezas al marrasquino/cereza marrasquino/cerezas marrasquino
  cereza en almíbar/cerezas en almíbar|chip de plátano/chips de plátano/chip de banana/chips de banana
  plátano macho verde/plátanos machos verdes|yaca verde/yacas verdes/jaca verde/jacas verdes
  pulpa de açaí/pulpas de açaí|acitrón/acitrones|fresa liofilizada/fresas liofilizadas
  frambuesa liofilizada/frambuesas liofilizadas|grosella blanca/grosellas blancas|amla/amlas
  naranja agria/naranjas agrias/naranja amarga/naranjas amargas|zumo de naranja sanguina/zumos de naranja sanguina
  jugo de naranja agria|tomillo limonero/tomillo limón|orégano mexicano|flor de capuchina/flores de capuchina
  pensamiento comestible/pensamientos comestibles
  hierbas italianas/condimento italiano/condimentos italianos/mezcla de hierbas italianas/mezclas de hierbas italianas
  angélica confitada/angélicas confitadas|raíz de angélica/raíces de angélica|pimienta sansho|cardamomo en polvo
  merkén/merkenes/merquén/merquenes|chile piquín en polvo|chile ancho en polvo|ají panca en polvo|pimentón picante
  pimentón agridulce|pimentón picante de la vera
  palito de canela/palitos de canela/raja de canela/rajas de canela/astilla de canela/astillas de canela/palo de canela/palos de canela/varita de canela/varitas de canela
  curry de madrás
  semilla de mostaza negra/semillas de mostaza negra/semilla de mostaza marrón/semillas de mostaza marrón
  especias para pollo|condimento para carne/condimentos para carne|especias para speculoos
  especias para fajitas/sazonador para fajitas/sazonadores para fajitas/condimento para fajitas/condimentos para fajitas
  almendra garrapiñada/almendras garrapiñadas/almendra caramelizada/almendras caramelizadas|soja texturizada fina
  copos de cebada|kasha|fregola/fregolas|trigo mote/trigos motes|trigo tierno/trigos tiernos
  espelta perlada/espeltas perladas|amaranto inflado/amarantos inflados/amaranto reventado/amarantos reventados
  avena instantánea/avenas instantáneas
  polenta instantánea/polentas instantáneas/polenta precocida/polenta rápida/polentas rápidas|harina de sémola
  harina de gran fuerza|harina de media fuerza|harina de fuerza integral|harina de espelta integral
  harina de centeno integral|harina de arroz integral
  harina de maíz precocida/harina pan/masarepa/masarepas/harina para arepas/harina de maíz blanco precocida/harina p.a.n.
  almidón de guisante|almidón de judía mungo|almidón agrio/almidón agrio de yuca|pappardelle/pappardelles
  estrellitas|fideo entrefino/fideos entrefinos|pastina/pastinas
  placa de canelones/placas de canelones/canelones/canelón|espagueti integral/espaguetis integrales
  fideos integrales|macarrones integrales|masa de pasta|pasta de maíz|espaguetis sin gluten|sorrentino/sorrentinos
  fideo instantáneo/fideos instantáneos/sopa instantánea/sopas instantáneas/noodles instantáneos/ramen instantáneo/sopa maruchan
  pan de molde integral/panes de molde integral/pan de caja integral/panes de caja integral/pan lactal integral/panes lactales integrales
  pan multigrano/panes multigranos/pan de cereales/panes de cereales|pumpernickel/pumpernickeles|pan de ajo
  tortilla integral/tortillas integrales/tortilla de trigo integral/tortillas de trigo integral
  pan brioche de hamburguesa/panes brioches de hamburguesa|challah/challahs/jalá/jalás|bollo suizo/bollos suizos
  pandoro/pandoros|pan de pascua/panes de pascua
  masa para empanadas/masa para empanadillas/tapa de empanada/tapas de empanada/oblea de empanadilla/obleas de empanadilla
  profiterol/profiteroles/petisú/petisúes/lionesa/lionesas|crepe/crepes/crep/creps/crepa/crepas/filloa/filloas
  gofre/gofres|zucaritas|espelta inflada/espeltas infladas|muesli con frutas/mueslis con frutas
  alga arame/algas arame/arame/arames|milanesa de res/milanesas de res|arrachera marinada/arracheras marinadas
  tuétano/tuétanos/médula de res/médulas de res/caracú/caracúes|milanesa de ternera/milanesas de ternera
  libritos de ternera|cochinillo/cochinillos/lechón/lechones|secreto ibérico/secretos ibéricos
  pluma ibérica/plumas ibéricas|presa ibérica/presas ibéricas
  bondiola de cerdo/bondiolas de cerdo/cabeza de lomo de cerdo/cabezas de lomo de cerdo
  chuleta de sajonia/chuletas de sajonia|costilla de cerdo adobada/costillas de cerdo adobadas
  papada ibérica/papadas ibéricas|lardo/lardos|unto/untos
  lomo embuchado/lomos embuchados/lomo curado/lomos curados/lomo curada/lomo curadas/lomo ibérico/lomos ibéricos/cinta de lomo curada/cintas de lomo curadas
  lomo adobado/lomos adobados|longaniza de cerdo/longanizas de cerdo
  chorizo parrillero/chorizos parrilleros/chorizo criollo/chorizos criollos
  salchicha de desayuno/salchichas de desayuno|salchicha italiana picante/salchichas italianas picantes
  salchichón cervecero/salchichones cerveceros|chistorra/chistorras|chorizo picante/chorizos picantes
  fuet/fuets/espetec/espetecs|salchichón/salchichones/salchichón ibérico/salchichones ibéricos
  longaniza curada/longanizas curadas|morcilla de arroz/morcillas de arroz/morcilla de burgos/morcillas de burgos
  morcilla de cebolla/morcillas de cebolla
  pollo en piezas/pollos en piezas/pollo en presas/pollos en presas/pollo despresado/pollos despresados
  lechazo/lechazos|cordero para guisar/corderos para guisar|solomillo de cordero/solomillos de cordero
  riñón de cordero/riñones de cordero|riñón de ternera/riñones de ternera/riñón de res/riñones de res
  riñón de cerdo/riñones de cerdo|lengua de cerdo/lenguas de cerdo|lengua de cordero/lenguas de cordero
  muslo de conejo/muslos de conejo|lomo de liebre/lomos de liebre|corzo/corzos/carne de corzo
  lomo de ciervo/lomos de ciervo/lomo de venado/lomos de venado|gamo/gamos|pierna de venado/piernas de venado
  molleja de pollo/mollejas de pollo/contre de pollo/contres de pollo
  cuello de pollo/cuellos de pollo/pescuezo de pollo/pescuezos de pollo|pollo frito/pollos fritos
  pollo empanado/pollos empanados
  muslo de pato confitado/muslos de pato confitados/pato confitado/pato confitados/patos confitados/muslo de confit de pato/muslos de confit de pato
  pechuga de ganso/pechugas de ganso/pechuga de oca/pechugas de oca|pularda/pulardas
  pechuga de faisán/pechugas de faisán|pescado de roca/pescados de roca|morralla de pescado/morrallas de pescado
  fletán negro/fletanes negros|besugo/besugos|sargo/sargos
  trucha salmonada/truchas salmonadas/trucha asalmonada/truchas asalmonadas
  salmón marinado/salmones marinados/gravlax/gravadlax|bonito del norte/bonitos del norte
  ventresca de atún/ventrescas de atún/ventresca/ventrescas|atún rojo/atunes rojos
  jurel/jureles/chicharro/chicharros|rollmop/rollmops|matjes|hueva de lumpo/huevas de lumpo|huevas de merluza
  tobiko/masago|sucedáneo de caviar/sucedáneos de caviar|huevas de bacalao|hueva de mújol/huevas de mújol
  pescado empanado/pescados empanados/filete de pescado empanizado/filetes de pescado empanizado
  filete de merluza empanado/filetes de merluza empanado|gambón/gambones|gamba roja/gambas rojas
  bogavante/bogavantes/lubrigante/lubrigantes/bogavante azul/bogavantes azules|cola de langosta/colas de langosta
  cola de bogavante/colas de bogavante|buey de mar/bueyes de mar/ñocla/ñoclas
  centollo/centollos/centolla/centollas|nécora/nécoras|pata de cangrejo/patas de cangrejo
  cangrejo rey/cangrejos rey|carne de centollo/carne de centolla/chatka|carne de buey de mar|coquina/coquinas
  chirla/chirlas|concha negra/conchas negras|ovaltine|horlicks|milo|edulcorante líquido/edulcorantes líquidos
  cajeta/cajetas/dulce de cajeta/dulces de cajeta|yogur de pajaritos/yogures de pajaritos|proteína de guisante
  proteína en polvo sabor vainilla|nata en spray/crema batida en aerosol
  yogur de vainilla/yogures de vainilla/yogurt de vainilla/yogurts de vainilla|yogur de limón/yogures de limón
  yogur de fresa/yogures de fresa/yogur de frutilla/yogures de frutilla/yogurt de fresa/yogurts de fresa
  yogur de coco azucarado/yogures de coco azucarado|queso curado/quesos curados|queso tierno/quesos tiernos
  queso semicurado/quesos semicurados|queso para gratinar/quesos para gratinar/queso rallado/quesos rallados
  queso chihuahua|queso tetilla|queso manchego mexicano/quesos manchegos mexicanos|queso duro/quesos duros
  cheddar curado/cheddars curados/queso cheddar curado/quesos cheddars curados|queso idiazábal/idiazábal
  queso mahón|queso manchego curado/quesos manchegos curados/queso de oveja curado/quesos de oveja curados
  queso manchego semicurado/quesos manchegos semicurados|gouda curado/goudas curados|munster/queso munster
  queso valdeón|queso picón|gorgonzola picante/gorgonzolas picantes|queso griego/quesos griegos
  mozzarella seca/mozzarellas secas|queso panela/quesos panela|queso de burgos/quesos de burgos
  huevo centenario/huevos centenarios/huevo milenario/huevos milenarios/huevo de los cien años/huevos de los cien años
  aceite de soja/aceite de soya|manteca de coco|aceite de dendê/aceite de palma roja/aceite de palma rojo
  aceite de albahaca|aceite de perejil|manteca colorá|vinagre de champán/vinagre de cava/vinagre de champagne
  salsa de soja baja en sal/salsa de soya baja en sodio
  miso rojo/misos rojos/pasta de miso rojo/miso oscuro/misos oscuros|salsa macha|salsa brava
  valentina/salsa valentina|salsa de chipotle/salsas de chipotle|pasta de chipotle/pastas de chipotle
  salsa tikka masala|salsa korma|miel de azahar|miel de romero|salsa de mostaza y miel
  mayonesa japonesa/mayonesa kewpie|lactonesa/lactonesas|aderezo italiano/aderezos italianos
  gelatina de menta/gelatinas de menta/jalea de menta|salsa para pizza
  tomate frito/tomates fritos/salsa de tomate frito/tomate frito en conserva/tomates fritos en conserva
  pico de gallo/picos de gallo|salsa criolla|chancho en piedra/chanchos en piedra|alcaparrón/alcaparrones
  aceituna rellena/aceitunas rellenas
  aceituna verde rellena/aceitunas verdes rellenas/aceituna verde rellena de pimiento/aceitunas verdes rellenas de pimiento
  aceituna kalamata/aceitunas kalamata/oliva kalamata/olivas kalamata|aceituna de aragón/aceitunas de aragón
  aceituna de botija/aceitunas de botija/aceituna de azapa/aceitunas de azapa
  pepinillo agridulce/pepinillos agridulces|cebolla morada encurtida/cebollas moradas encurtidas
  giardiniera/giardinieras|zanahoria encurtida/zanahorias encurtidas/zanahoria en vinagre/zanahorias en vinagre
  banderilla/banderillas|chiles y verduras en vinagre|pasta de umeboshi/pastas de umeboshi
  pickle de mango/pickles de mango|pickle de lima/pickles de lima/encurtido de lima/encurtidos de lima
  chutney de manzana/chutneys de manzana|chutney de tomate/chutneys de tomate
  chutney de cebolla/chutneys de cebolla|cebolla caramelizada/cebollas caramelizadas
  azúcar mascabado/mascabado/mascabados/azúcar mascabo/azúcar moscovado/azúcar integral/azúcar integral de caña/azúcar negra
  pasta de dátiles/pasta de dátil|malta de cebada/maltas de cebada
  stevia líquida/stevias líquidas/estevia líquida/estevias líquidas
  jarabe de vainilla/jarabes de vainilla/sirope de vainilla/siropes de vainilla
  sirope de fresa/siropes de fresa/jarabe de fresa/jarabes de fresa
  caramelo salado/caramelos salados/salsa de caramelo salado|salsa de toffee|coulis de frambuesa
  topping de fresa/toppings de fresa|mermelada de frutos rojos/mermeladas de frutos rojos
  dulce de higo/dulces de higo|mermelada de limón/mermeladas de limón|mantequilla de pera
  relleno de cereza/rellenos de cereza|relleno de manzana/rellenos de manzana|ácido ascórbico/ácidos ascórbicos
  aceite esencial de limón|extracto de mantequilla/esencia de mantequilla|esencia de plátano|esencia de fresa
  esencia de piña|chispas de chocolate blanco/pepitas de chocolate blanco/chips de chocolate blanco
  fideos de chocolate/virutas de chocolate/granillo de chocolate/granillos de chocolate
  colorante en gel/colorantes en gel|colorante en pasta/colorantes en pasta|buttercream/crema de mantequilla
  glasa real/glasas reales|glaseado de vainilla/glaseados de vainilla|glaseado de chocolate/glaseados de chocolate
  caldo de gallina|caldo de pollo bajo en sodio|crema de verduras/cremas de verduras|sopa de sobre/sopas de sobre
  café en grano|té earl grey/tés earl grey|rooibos/té rooibos
  té de manzanilla/tés de manzanilla/infusión de manzanilla/infusiones de manzanilla
  té de menta/tés de menta/infusión de menta/infusiones de menta|poleo menta/poleo|gaseosa blanca/gaseosas blancas
  refresco de limón/refrescos de limón/sprite/7up/refresco de lima-limón/refrescos de lima-limón/refresco de lima limón/refrescos de lima limón/gaseosa de limón/gaseosas de limón
  cordial de lima/cordiales de lima/jarabe de lima/jarabes de lima
  mosto/mostos/mosto de uva/mostos de uva/mosto blanco/mostos blancos|vino blanco semiseco/vinos blancos semisecos
  champán/champanes/champaña/champañas/champagne|prosecco|vino pedro ximénez|moscatel/moscateles/vino moscatel
  vino santo|mistela/mistelas/vino mistela|vino fino/vinos finos/jerez seco/jereces secos/vino manzanilla
  amontillado/amontillados|vino oloroso/vinos olorosos|jerez dulce/jereces dulces|oporto blanco/oportos blancos
  vermut seco/vermuts secos|vermut rojo/vermuts rojos/martini rojo/martinis rojos/vermut dulce/vermuts dulces
  cerveza de trigo/cervezas de trigo/cerveza blanca/cervezas blancas|vino blanco sin alcohol
  orujo blanco/orujos blancos|aguardiente de caña/aguardientes de caña|ron blanco|ron especiado
  whisky irlandés/whiskys irlandeses|vodka de vainilla/vodkas de vainilla
  vodka de limón/vodkas de limón/vodka cítrico/vodkas cítricos|licor galliano|licor 43
  licor de melón/licores de melón|licor de hierbas/licores de hierbas|licor de albaricoque/licores de albaricoque
  licor de manzana/licores de manzana|licor de pera/licores de pera|licor de vainilla/licores de vainilla
  galletita de vainilla/galletitas de vainilla|magdalena/magdalenas|sobao/sobaos/sobao pasiego/sobaos pasiegos
  pastel de chocolate/pasteles de chocolate|ensaimada/ensaimadas|cupcake/cupcakes
  crocanti/crocantis/crocante de almendra/crocantes de almendra|guirlache/guirlaches|palanqueta/palanquetas
  florentina/florentinas|cocada/cocadas/macaroon de coco/macaroons de coco|tortita de maíz/tortitas de maíz
  patatas paja/papas al hilo|chip de bagel/chips de bagel|palomitas caramelizadas|cheetos picantes
  gominola/gominolas/osito de goma/ositos de goma/gomita/gomitas/gomita dulce/gomitas dulces|piruleta/piruletas
  caramelo duro/caramelos duros|snickers|lacasito/lacasitos|kitkat|ferrero rocher
  barrita de chocolate/barritas de chocolate|helado de vainilla/helados de vainilla
  helado de chocolate/helados de chocolate|helado de fresa/helados de fresa|helado de café/helados de café
  helado de dulce de leche/helados de dulce de leche|helado de coco/helados de coco
  helado de limón/helados de limón|sorbete de limón/sorbetes de limón/nieve de limón/nieves de limón
  sorbete de frambuesa/sorbetes de frambuesa|sorbete de mango/sorbetes de mango|sorbete de lima/sorbetes de lima
  polo/polos|crema pastelera|crema catalana|pudding de vainilla/puddings de vainilla
  flan/flanes/flan de huevo/flanes de huevo/flan de vainilla/flanes de vainilla
  pudín de chocolate/pudines de chocolate/natillas de chocolate
  croqueta de patata/croquetas de patata/croqueta de papa/croquetas de papa
  llapingacho/llapingachos/tortita de papa/tortitas de papa|kibbeh/kibbehs/kibbe/kibbes/quipe/quipes
  empanadilla china/empanadillas chinas/gyoza congelada/gyozas congeladas/jiaozi|knödel de pan/knödeles de pan
  varenike/varenikes/pierogi/pierogis|wontón relleno/wontones rellenos|pizza margarita/pizzas margaritas
  pizza de queso/pizzas de queso|hueva de trucha/huevas de trucha
  jamón ibérico/jamones ibéricos/jamón ibérico de bellota/jamones ibéricos de bellota/jamón de bellota/jamones de bellota/paleta ibérica/paletas ibéricas/viruta de jamón ibérico/virutas de jamón ibérico
  goma garrofín/gomas garrofines/garrofín/garrofines|raki|fernet/fernet-branca/fernet branca|cynar
  armañac/armagnac|zumo multifrutas/zumos multifrutas/jugo multivitamínico/jugos multivitamínicos
  zumo tropical/zumos tropicales/jugo tropical/jugos tropicales|fondo de caza/caldo de caza|caldo de jamón
  caldo de puchero|vinagreta balsámica/vinagretas balsámicas/vinagreta de módena/vinagretas de módena
  vinagreta de mostaza/vinagretas de mostaza
  carne de pimiento choricero/pulpa de pimiento choricero/pulpas de pimiento choricero/pasta de pimiento choricero/pulpa de ñora/pulpas de ñora/carne de ñora/pasta de ñora
  ajvar|pasta de pimiento turca/pasta de chile turca|regaliz rojo/regalices rojos|aceite de pistacho
  aceite de macadamia/aceite de nuez de macadamia|aceite de pecana
  leche de avellanas/bebida de avellanas/bebida de avellana|leche de nueces|leche de macadamia
  horchata/horchatas/horchata de chufa/horchatas de chufa
  mantequilla de ajo/mantequilla de ajo y hierbas/mantequilla de ajo y perejil|chorizo de pavo/chorizos de pavo
  longaniza de pavo/longanizas de pavo|agua mineral/aguas minerales/agua con gas/agua mineral con gas`;
