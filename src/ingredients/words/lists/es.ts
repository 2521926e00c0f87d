import type { WordLists } from "../line-words.ts";
import { inflect } from "./combine.ts";

const PARTICIPLES = inflect(
  `picad|picadit|cortad|cortadit|trocead|trozad|troceadit|pelad|rallad|ralladit|triturad|machacad|majad|aplastad|prensad|laminad|filetead|rebanad|desmenuzad|desmigad|deshebrad|desmechad|desmigajad|deshilachad|derretid|fundid|ablandad|suavizad|reblandecid|batid|montad|espumad|semi montad|cocid|cocinad|hervid|sancochad|precocid|escaldad|blanquead|escalfad|escurrid|drenad|desmoronad|enjuagad|lavad|desinfectad|secad|limpi|remojad|hidratad|desalad|descongelad|enfriad|refrigerad|calentad|templad|atemperad|tamizad|cernid|colad|exprimid|despepitad|desvenad|desgranad|deshojad|desgrasad|desmoldad|sofrit|pochad|rehogad|partid|dividid|separad|abiert|vaciad|eviscerad|descamad|recién molid|recién exprimid|recién hech|recién rallad|recién cortad|recién picad|cubetead|rasurad|disuelt|diluid|tronchad|cascad|raspad|ralladit|despuntad|cepillad|quitad|retirad|amasad|madur|tibi|frí|helad|templadit|enharinad|salpimentad|marinad|acitronad|martajad|apretad|compactad|apartad|hechos puré|caramelizad`,
  "o|a|os|as",
);

const FRESHLY = inflect(
  "molid|rallad|exprimid",
  "o al momento|a al momento|os al momento|as al momento|o en el momento|a en el momento|o al instante|a al instante",
);

export const SPANISH: WordLists = {
  numbers: [
    [0.25, "un cuarto|cuarto|un cuarto de|cuarta parte de|la cuarta parte de|una cuarta parte de"],
    [1 / 3, "un tercio|tercio|un tercio de|la tercera parte de"],
    [
      0.5,
      "medio|media|medios|medias|la mitad de un|la mitad de una|la mitad de|mitad de un|mitad de una|mitad de|una mitad de|un medio",
    ],
    [2 / 3, "dos tercios"],
    [0.75, "tres cuartos|tres cuartas partes de|3⁄4 partes de"],
    [1, "un|una|uno"],
    [1.5, "uno y medio|una y media"],
    [2, "dos|un par de|un par|par de"],
    [3, "tres"],
    [4, "cuatro"],
    [5, "cinco"],
    [6, "seis|media docena|media docena de"],
    [7, "siete"],
    [8, "ocho"],
    [9, "nueve"],
    [10, "diez|una decena|una decena de"],
    [11, "once"],
    [12, "doce|una docena|docena|una docena de|docena de"],
    [15, "quince|una quincena"],
    [20, "veinte|una veintena"],
    [24, "dos docenas"],
    [30, "treinta|una treintena"],
    [50, "cincuenta"],
    [100, "cien|un centenar"],
  ],
  andHalf: "y medio|y media|y 1⁄2",
  to: "a|o|ó|u|hasta",
  and: "y|e|&",
  or: "o|ó|u|o bien|y⁄o|o en su defecto|en su defecto|ó bien|o también|o si no",
  of: "de|del|de la|de los|de las|d'|x|×",
  plus: "más|mas|+|y un poco|y unas|y un poquito|y algo",
  ofWhich: "de los cuales|de las cuales|de los que|de las que",
  about:
    "aproximadamente|aprox.|aprox|apróx.|aproximado|aproximados|unos|unas|alrededor de|cerca de|como|más o menos|casi|al menos|mínimo|máximo|c.a.|ca.|aproximadamente unos",
  some: `al gusto|a gusto|a su gusto|a tu gusto|a vuestro gusto|al gusto de cada uno|cantidad necesaria|la cantidad necesaria|cantidad suficiente|c⁄n|c.n.|cn|c⁄s|c.s.|c. n.|q.s.|c⁄n.|q.b.|s⁄g|un poco|1 poco|un poquito|un poquitín|un poquito más|un poquillo|poco|poca|algo|algunos|algunas|alguna|algún|unos|unas|unos pocos|unas pocas|unos cuantos|unas cuantas|varios|varias|bastante|suficiente|lo necesario|necesario|la necesaria|el necesario|necesaria|al ojo|a ojo|a discreción|opcional|opcionales|si se desea|a voluntad|abundante|según gusto|según el gusto|un tantito|tantito`,
  further: "otro|otra|otros|otras|otros tantos|adicionales|extra",
  dozen: "docena/docenas",
  spoons: ["cda./cdas.", "cdta./cdtas."],
  serves: "para|rinde|salen",
  servings:
    "ración/raciones|porción/porciones|persona/personas|comensal/comensales|niño/niños|adulto/adultos|unidad/unidades|pieza/piezas|trozo/trozos|rebanada/rebanadas|galleta/galletas|magdalena/magdalenas|tortita/tortitas|empanada/empanadas|panecillo/panecillos|pan/panes|pizza/pizzas|vaso/vasos",
  units: [
    ["g", "gramo/gramos|grs|grs.|gs|gr./grs.|g."],
    ["kg", "kilo/kilos|kilogramo/kilogramos|k|kilito|kgr|kgrs"],
    ["mg", "miligramo/miligramos"],
    ["ml", "mililitro/mililitros|c.c.|centímetros cúbicos|mls"],
    ["cl", "centilitro/centilitros"],
    ["dl", "decilitro/decilitros"],
    ["l", "litro/litros|lts|lt.|ltrs|litrito"],
    ["lb", "libra/libras|lb/lbs|lbs."],
    ["oz", "onza/onzas|oz/ozs"],
    ["inch", "pulgada/pulgadas"],
    ["cm", "centímetro/centímetros|cms"],
    ["gallon", "galón/galones"],
    [
      "tsp",
      `cucharadita/cucharaditas|cucharadita(s)|cucharita/cucharitas|cucharilla/cucharillas|cucharada de té/cucharadas de té|cuchara de té/cucharas de té|cucharadita de té/cucharaditas de té|cucharada de café/cucharadas de café|cucharadita de café/cucharaditas de café|cuchara de café/cucharas de café|cucharada pequeña/cucharadas pequeñas|cucharada chica/cucharadas chicas|cucharadita de postre/cucharaditas de postre|cucharadita cafetera|cucharaditas cafeteras|cucharada cafetera|cucharadas cafeteras
      c⁄c|c.c.p|cdta/cdtas|cdita/cditas|cdt/cdts|cdlla|cdas. de té|cda. de té|cda de té|cdas de té|cta|c. de té|c. té|cucharada (té)|cucharaditas (té)|cucharadita (té)|tsp|ctda|ctdas|cuch. de té|cdta(s)|cucharada de te|cucharadas de te|cucharaditas de te|cucharadita de te|c. de café|c. café|cuchta|cucharad. postre|cucharadas tamaño té|cucharada tamaño té`,
    ],
    [
      "dessertspoon",
      "cucharada de postre/cucharadas de postre|cuchara de postre/cucharas de postre|c. de postre|cucharada postre|cda. de postre|cdas. de postre|cdas de postre",
    ],
    [
      "tbsp",
      `cucharada/cucharadas|cucharada(s)|cuchara/cucharas|cucharada sopera/cucharadas soperas|cuchara sopera/cucharas soperas|cucharada de sopa/cucharadas de sopa|cucharada de mesa/cucharadas de mesa|cucharada grande/cucharadas grandes|cucharada(s) sopera(s)
      c⁄s|c.s|cs|cda/cdas|cda(s)|cda. sopera|cdas. soperas|cdas soperas|cda sopera|cda. de sopa|cdas. de sopa|cuch/cuchs|cuchda|cuchdas|cucharad|c. sopera|c. soperas|c. de sopa|c. sopa|cucharones soperos|tbsp|cucharada (sopa)|cucharadas (sopa)|cucharadas tamaño sopa|cucharada tamaño sopa|cuch. soperas|cuch. sopera`,
    ],
    [
      "cup",
      "taza/tazas|taza(s)|tacita/tacitas|taza de té/tazas de té|taza de café/tazas de café|taza de desayuno/tazas de desayuno|tz|tzas|tza|pocillo/pocillos|taza (té)|tazas (té)|taza medidora/tazas medidoras|tazón/tazones|cup/cups|jícara/jícaras",
    ],
    [
      "pinch",
      "pizca/pizcas|pizquita/pizquitas|pellizco/pellizcos|pellizquito|pisca|puntita/puntitas|pizca(s)",
    ],
    ["knife-tip", "punta de cuchillo/puntas de cuchillo|punta/puntas|punta de cuchara"],
    [
      "dash",
      "chorrito/chorritos|chorro/chorros|chorreón|chorretón|chorrete|hilo/hilos|hilito|golpe/golpes|toque/toques|nuez|nuececita|dedo/dedos|salpicada|rociada|vuelta/vueltas|lágrima|lluvia|chispa|chisguete|splash",
    ],
    ["drop", "gota/gotas|gotita/gotitas"],
    ["handful", "puñado/puñados|puñadito/puñaditos|puñito|puño|puños"],
    ["clove", "diente/dientes|dientecito/dientecitos|dientito"],
    [
      "slice",
      "rodaja/rodajas|rodajita/rodajitas|rebanada/rebanadas|rebanadita/rebanaditas|loncha/lonchas|lonchita/lonchitas|lonja/lonjas|feta/fetas|tajada/tajadas|tajadita|rueda/ruedas|raja/rajas|rajita/rajitas",
    ],
    [
      "piece",
      "trozo/trozos|trocito/trocitos|pedazo/pedazos|pedacito/pedacitos|pieza/piezas|pza/pzas|pz|pzs|unidad/unidades|unidad⁄es|pieza⁄s|trozo⁄s|ud/uds|un./unid.|unid/unids|u.|u|unidad(es)|hebra/hebras|vaina/vainas|mazorca/mazorcas|racimo/racimos|ramillete/ramilletes|gajo/gajos|estrella/estrellas|porción/porciones|parte/partes|medida/medidas|ración/raciones|grano/granos|astilla/astillas|tira/tiras|tirita/tiritas|lasca/lascas|casco/cascos|cuadradito|cuadrito/cuadritos|arbolito/arbolitos|florete/floretes|nido/nidos|barrita/barritas|aro/aros|tramo",
    ],
    ["stick", "palo/palos|palito/palitos"],
    ["can", "lata/latas|latita/latitas|bote de conserva|botes de conserva|lata(s)|conserva"],
    [
      "jar",
      "frasco/frascos|tarro/tarros|bote/botes|botecito/botecitos|tarrito/tarritos|frasquito|pote/potes",
    ],
    [
      "glass",
      "vaso/vasos|vasito/vasitos|copa/copas|copita/copitas|chupito/chupitos|vaso de chupito|caballito/caballitos|vaso(s)",
    ],
    ["bottle", "botella/botellas|botellita/botellitas|botellín/botellines|garrafa|ampolleta"],
    [
      "pack",
      "paquete/paquetes|paquetito/paquetitos|paq.|paq|sobre/sobres|sobrecito/sobrecitos|envase/envases|envoltorio|brik/briks|brick/bricks|bric|cartón/cartones|tableta/tabletas|pastilla/pastillas|barra/barras|tetrabrik|tetrabriks|tetra brik|tetra pak|bandeja/bandejas|sobre(s)|paquete(s)|estuche/estuches|cajetilla|malla|blíster",
    ],
    ["tub", "tarrina/tarrinas|terrina/terrinas|bandejita|cubeta|recipiente"],
    ["bag", "bolsa/bolsas|bolsita/bolsitas|saco|funda|fundas"],
    ["box", "caja/cajas|cajita/cajitas"],
    [
      "bunch",
      "manojo/manojos|manojito/manojitos|ramo/ramos|atado/atados|atadito/ataditos|mazo/mazos|macito|hato",
    ],
    ["sprig", "rama/ramas|ramita/ramitas|ramito/ramitos|brizna/briznas|varita/varitas"],
    ["stalk", "tallo/tallos|penca/pencas|vara/varas|troncho"],
    ["leaf", "hoja/hojas|hojita/hojitas|hoja(s)"],
    ["sheet", "lámina/láminas|plancha/planchas|placa/placas|disco/discos|pliego|oblea/obleas"],
    ["head", "cabeza/cabezas|cogollo/cogollos|bulbo/bulbos"],
    ["bowl", "cucharón/cucharones|cazo/cazos|bol/boles|tazón/tazones|cuenco/cuencos|cacito/cacitos"],
    ["cube", "cubo/cubos|cubito/cubitos|dado/dados|terrón/terrones|daditos"],
    ["ball", "bola/bolas|bolita/bolitas"],
    ["strip", "tira/tiras"],
    ["roll", "rollo/rollos|bloque/bloques|rulo/rulos|cuña/cuñas|marqueta"],
    ["recipe", "receta/recetas"],
  ],
  names: `barrita de cereales|barritas de cereales|varita de merluza|varitas de merluza|varitas de pescado|nuez moscada|helado de|helados de|sofrito de|picada de|batido de|batidos de|cocido madrileño|majado de|nuez de Castilla|nuez de la India|nuez pecana|nuez pecán|nuez pelada|nuez picada|nuez molida|nuez troceada|hoja santa|barritas de cangrejo|palitos de cangrejo|palitos de surimi|palitos de pescado|palitos de mar|palos de brocheta|punta de solomillo|puntas de espárragos|cabeza de cerdo|cabeza de lomo|cabezas de gambas|cabeza de pescado|cabezas de pescado|cabeza de merluza|aros de cebolla|tira de asado|tiras de asado|dedos de pollo|ramillete de hierbas|buen vino
    sal y pimienta|sal, pimienta|pimienta y sal|sal gorda|sal gruesa|aceite, sal y pimienta|aceite, sal|aceite de oliva, sal|aceite de oliva virgen extra, sal|sal, aceite|pan rallado|queso fundido|pan molido|queso batido|carne picada|carne molida|chocolate caliente|piña colada|copos de avena
    para repostería|para postres|para fundir|para hamburguesas|para hamburguesa|para pizza|para pizzas|para empanadas|para empanadillas|para lasaña|para canelones|para cocinar|para guisar|para guiso|para asar|para caldo|para cocido|para estofar|para rebozar|para tacos|para hornear|para perritos|para sushi|para paella|para sopa|para ensalada|para montar|para batir|para ablandar|para hot dog|para horno|para sándwich|para rellenar|para pastel|para tarta|para celíacos|para bizcochos|para panadería|para pan|para todo uso|para todo propósito`,
  keptAfter: [
    [
      "queso|parmesano|mozzarella|mozarella|muzzarella|cheddar|emmental|gruyer|gruyère|gouda|manchego|coco|pan|pecorino|cotija|provolone|grana|edam|reggianito|sardo|quesos",
      inflect("rallad|batid|fundid", "o|a|os|as"),
    ],
    [
      "carne|ternera|cerdo|res|pavo|pollo|vacuno|lomo|cordero|buey|carnes",
      inflect("picad|molid", "o|a|os|as"),
    ],
    [
      "jamón|garbanzos|garbanzo|alubias|judías|judiones|lentejas|frijoles|frijol|porotos|habas|remolacha|remolachas|gambas|langostinos|mejillones|pulpo|habichuelas|caraotas|legumbres|quinoa precocida|castañas",
      inflect("cocid|precocid|cocinad|hervid|refrit", "o|a|os|as"),
    ],
    [
      "gambas|gamba|langostinos|camarones|camarón|almendras|almendra|gambones|langostino|quisquillas|cacahuetes|cacahuates|pistachos|piñones|avellanas|nueces|maní",
      inflect("pelad|limpi|laminad|filetead|molid", "o|a|os|as"),
    ],
    ["tomate|tomates|jitomate|jitomates", inflect("triturad|tamizad|rallad en conserva", "o|os")],
    ["nata|crema", inflect("montad|cocid", "a")],
    ["calamares|calamar|sepia|sepias|chipirones|pulpo|merluza|pescado|rape", inflect("limpi", "o|a|os|as")],
    ["bacalao", inflect("desalad|desmigad", "o")],
    ["jugo|zumo", inflect("colad", "o")],
    ["pan|jamón|queso|pavo|chorizo|salchichón|salami", "en rebanadas|en lonchas|en lonjas|de molde|en fetas"],
    [
      "gelatina|piña|levadura|almendras|almendra|chocolate",
      "en hojas|en láminas|en rodajas|en trozos|en cubitos|en cuadritos",
    ],
    ["sal|azúcar|harina|sémola|fideos", "gruesa|fina|gorda|finos|gruesos|grande"],
    ["leche|yogur|yogurt", inflect("batid", "o")],
    ["arroz|pasta|fideos|cuscús|maíz|trigo", inflect("partid|precocid|vaporizad|pelad|mot", "o|a")],
    ["trigo|queso|caramelo|quesos|caramelos", inflect("dur|bland", "o|os")],
    ["vino|jerez|solera", "fino"],
    ["cacao|leche|queso|yogur", inflect("desgrasad", "o|a")],
    ["uvas|uva|pasas|aceitunas|sandía|mermelada", "sin semillas|sin pepitas"],
    ["levadura", "prensada"],
    ["harina", "tipo|de tipo"],
  ],
  tinned:
    inflect(
      "picad|pelad|triturad|trocead|cortad|cocid|desmenuzad|machacad|rebanad|laminad|filetead|asad",
      "o|a|os|as",
    ) + "|en trozos|en cubos|en tiras|en rodajas|en cubitos|en almíbar",
  sizes: `grande|grandes|grandecita|grandecito|pequeño|pequeña|pequeños|pequeñas|pequeñito|pequeñita|pequeñitos|pequeñitas|mediano|mediana|medianos|medianas|medianito|medianita|chico|chica|chicos|chicas|chiquito|chiquita|chiquitos|chiquitas|gordo|gorda|gordos|gordas|hermoso|hermosa|hermosos|hermosas|buen|buena|buenos|buenas|bueno|grueso|gruesa|gruesos|gruesas|gruesecitas|delgado|delgada|delgados|delgadas|fino|fina|finos|finas|finito|finita|finitas|finitos|de tamaño mediano|de tamaño medio|tamaño mediano|tamaño medio|tamaño grande|tamaño pequeño|de tamaño grande|de tamaño pequeño|tamaño l|tamaño m|tamaño xl|talla l|talla m|talla xl|clase l|clase m|de buen tamaño|enorme|gran|mini|generoso|generosa|generosos|generosas|xl|l|m
    colmado|colmada|colmados|colmadas|colmadita|colmaditas|rasa|rasas|raso|rasos|bien colmada|bien colmadas|bien llena|bien llenas|bien lleno|llena|llenas|lleno|llenos|copeteada|copeteadas|al ras|escaso|escasa|escasos|escasas|rebosante|rebosantes|aprox.|aprox|aproximadamente|más o menos|abundante|abundantes`,
  adverbs:
    "finamente|muy|bien|recién|ligeramente|previamente|groseramente|toscamente|gruesamente|levemente|apenas|muy finamente|finito|fino|fina|finos|finas|grueso|gruesa|menudito|menuda|suavemente|cuidadosamente|bastante|ya|casi|parcialmente|completamente|un poco|poco|a grosso modo|a groso modo|muy fino|chiquito|chiquita|chiquitos|en crudo|todo|totalmente|delgado|delgada",
  states: `${PARTICIPLES}|hirviendo|hirviente|hirvientes|caliente|calientes|blando|blanda|blandos|blandas|en pomada|pomada|a punto pomada|punto pomada|a temperatura ambiente|temperatura ambiente|a temp. ambiente|al tiempo|del tiempo|a punto de nieve|a punto nieve|asado y pelado|asada y pelada|asados y pelados|asadas y peladas|limpio|limpia|limpios|limpias|sin semillas|sin pepitas|sin semillas ni venas|sin venas|sin corazón|sin germen|duro|duros|duras|dura|del día anterior|de ayer|de la nevera|sin pelar|sin cocer`,
  preparations: [
    ["mashed", `${inflect("aplastad|machacad|prensad", "o|a|os|as")}|en puré|hecho puré|hecha puré`],
    ["melted", inflect("derretid|fundid", "o|a|os|as")],
    ["ground", inflect("molid", "o|a|os|as")],
    ["crushed", inflect("triturad|desmenuzad|desmigad", "o|a|os|as")],
    ["cooked", inflect("cocid|hervid|cocinad|precocid", "o|a|os|as")],
    ["packed", inflect("compactad|apretad", "o|a|os|as")],
    ["grated", inflect("rallad|ralladit", "o|a|os|as")],
    ["sliced", `${inflect("laminad|filetead|rebanad", "o|a|os|as")}|en rodajas|en láminas|en rebanadas`],
    ["chopped", `${inflect("picad|picadit|trocead", "o|a|os|as")}|en dados|en cubos|en cubitos`],
  ],
  qualities:
    "fresco|fresca|frescos|frescas|seco|seca|secos|secas|blanco|blanca|blancos|blancas|rojo|roja|rojos|rojas|verde|verdes|negro|negra|negros|negras|amarillo|amarilla|morado|morada|ecológico|ecológica|entero|entera|enteros|enteras|dulce|dulces",
  parts:
    "la miga|miga|zumo|el zumo|jugo|el jugo|ralladura|la ralladura|ralladuras|piel|la piel|pieles|cáscara|la cáscara|cáscaras|corteza|la corteza|zumo y ralladura|ralladura y zumo|el zumo y la ralladura|la ralladura y el zumo|jugo y ralladura|ralladura y jugo|el jugo y la ralladura|la ralladura y el jugo|piel rallada|la piel rallada|cáscara rallada|pulpa|la pulpa|la carne|las semillas|semillas|zest|un chorrito de zumo|el zumo colado|jugo colado|raspadura|raspaduras|la raspadura|cascarita",
  remarks: `${FRESHLY}|sin piel ni semillas|sin piel ni pepitas|sin piel y sin semillas|sin piel y sin pepitas|sin semillas ni piel|para|en cubos|en cubitos|en dados|en daditos|en taquitos|en tacos|en rodajas|en rodajitas|en trozos|en trocitos|en tiras|en tiritas|en juliana|en brunoise|en cuartos|en octavos|en mitades|en láminas|en gajos|en aros|en rebanadas|en lonchas|en bastones|en plumas|en pluma|en pedazos|en pedacitos|en dos|en cuatro|en medias|en finas|en pequeños|en pequeñas|en cuadros|en cuadritos|en lascas|en virutas|en puré|en ramilletes|en ramitos|en floretes|en arbolitos|en cascos|en mirepoix|en rajas|en rajitas|en filetes|en hebras|en fino|en punto|en la|en crudo|en lugar|en grueso|en ruedas|en tajadas|en cachos|en medallones|en láminas finas|en tercios|a trozos|a cuartos|a dados|a rodajas|a tiras|a cubos|a láminas|a daditos|a taquitos|a temperatura|a elegir|a elección|a punto|a la temperatura|a poder ser|al momento|al natural o|al vapor|con su jugo|con su caldo|con el|con las hojas|al tiempo|al gusto|si es|si no|si quieres|si se|si te|según|tipo|como por ejemplo|por ejemplo|p. ej.|p.ej.|ej.|ej|como|tales como|preferiblemente|preferentemente|de preferencia|mejor si|mejor|cada uno|cada una|c⁄u|por persona|por cabeza|por barba|de los de|de esos|de tu elección|de tu preferencia|de su preferencia|de la marca|marca|peso|pesados|pesadas|en total|total|opcional|opcionales|casero|casera|caseros|caseras|hecho en casa|hecha en casa|hecho con|hecha con|unos|unas|más|cantidad necesaria|necesario|necesaria|suficiente|aproximadamente|aprox.|aprox|el que|la que|que|los que|las que|previamente|sólo|solo|sobrante|sobrantes|de un día para otro|disuelto|puesto|puesta|puestos|puestas|dejado|preparado según|preparada según|al punto|hasta|sin la piel|a lo largo|sacado|sacada|sacados`,
  statesFollow: true,
};
