import type { WordLists } from "../line-words.ts";
import { inflect } from "./combine.ts";

const PARTICIPLES = inflect(
  `picad|picadinh|cortad|cortadinh|fatiad|laminad|ralad|raladinh|triturad|amassad|esmagad|espremid|socad|pilad|descascad|pelad|desfiad|desfeit|derretid|fundid|amolecid|batid|batidinh|montad|cozid|cozinhad|pré-cozid|fervid|escaldad|branquead|aferventad|escorrid|enxaguad|lavad|higienizad|limp|limpinh|demolhad|hidratad|dessalgad|descongelad|arrefecid|gelad|aquecid|amornad|peneirad|coad|despedaçad|rasgad|partid|dividid|separad|abert|picotad|debulhad|desfolhad|refogad|trituradinh|quebrad|raspad|aparad|arranjad|amanhad|eviscerad|lascad|esfarelad|dissolvid|diluíd|misturad|bem picad|bem cozid|fri|morn|madur|bem fri|processad|liquidificad|passad|peneiradinh|compactad|apertad|lavadinh|esfriad|resfriad|reservad|marinad|desmanchad|esfiapad|desfiadinh|enrolad|escovad|tirad|retirad|prensad|salpicad`,
  "o|a|os|as",
);

const SPOONS = ["colher(es)", "c.", "c", "col.", "col", "colh.", "colh", "colhs.", "cols."];

/** Adds all spellings: "colher de sopa", "colheres (sopa)". */
function spoons(ends: string): string {
  const names = ends
    .split("|")
    .flatMap((end) => [`colher ${end}/colheres ${end}`, ...SPOONS.map((spoon) => `${spoon} ${end}`)]);
  return names.join("|");
}

const FRESHLY = [
  inflect(
    "moíd|ralad|espremid|feit",
    "o na hora|a na hora|os na hora|as na hora|a na altura|o na altura|a no moinho",
  ),
  inflect("moíd|ralad|espremid", "o no momento|a no momento|os no momento|as no momento"),
  inflect("acabad", "o de moer|a de moer|o de espremer|o de ralar"),
].join("|");

export const PORTUGUESE: WordLists = {
  numbers: [
    [0.25, "um quarto|quarto|um quarto de"],
    [1 / 3, "um terço|terço|um terço de"],
    [0.5, "meio|meia|meios|meias|metade de um|metade de uma|a metade de um|a metade de uma|metade de|metade"],
    [2 / 3, "dois terços"],
    [0.75, "três quartos"],
    [1, "um|uma"],
    [1.5, "um e meio|uma e meia"],
    [2, "dois|duas|um par de|um par"],
    [3, "três"],
    [4, "quatro"],
    [5, "cinco"],
    [6, "seis|meia dúzia|meia dúzia de|½ dúzia|1⁄2 dúzia"],
    [7, "sete"],
    [8, "oito"],
    [9, "nove"],
    [10, "dez|uma dezena|uma dezena de"],
    [11, "onze"],
    [12, "doze|uma dúzia|dúzia|uma dúzia de"],
    [15, "quinze"],
    [20, "vinte"],
    [24, "duas dúzias"],
    [30, "trinta"],
    [50, "cinquenta|cinqüenta"],
    [100, "cem|uma centena"],
  ],
  andHalf: "e meio|e meia|e 1⁄2|e ½",
  to: "a|ou|à|até|ou até",
  and: "e|&",
  or: "ou|e⁄ou|ou então|ou ainda|na falta|em alternativa",
  of: "de|do|da|dos|das|d'|x|×",
  plus: "mais|+|e mais|e um pouco|e um fio|e mais um pouco",
  ofWhich: "dos quais|das quais|sendo",
  about:
    "cerca de|aproximadamente|aprox.|aprox|mais ou menos|em torno de|por volta de|quase|pelo menos|no mínimo|no máximo|até|uns|umas|±|+⁄-|+-|perto de|à volta de|ca.|aproximados",
  some: `q.b.|q.b|qb|q. b.|qb.|q.b.p.|quanto baste|quanto bastar|quantidade suficiente|q.s.|a gosto|1 pouco|ao gosto|à gosto|a seu gosto|ao seu gosto|a teu gosto|a gosto do freguês|à vontade|o quanto baste|um pouco|um pouquinho|um bocadinho|um bocado|uns|umas|uns poucos|umas poucas|algum|alguma|alguns|algumas|vários|várias|pouco|pouca|bastante|suficiente|o suficiente|o necessário|quantidade necessária|se necessário|se desejar|se quiser|opcional|opcionais|facultativo|q.n.|qn|qn.|quanto for necessário|o quanto for necessário|conforme o gosto|conforme necessário|um tico|um tiquinho|um cheirinho`,
  further: "mais|outro|outra|outros|outras|adicionais|extra",
  dozen: "dúzia/dúzias",
  spoons: ["c. de sopa", "c. de chá"],
  serves: "para|rende|serve",
  servings:
    "porção/porções|pessoa/pessoas|dose/doses|unidade/unidades|pedaço/pedaços|fatia/fatias|biscoito/biscoitos|bolacha/bolachas|bolinho/bolinhos|bolo/bolos|pão/pães|panqueca/panquecas|pizza/pizzas|copo/copos|frasco/frascos",
  units: [
    ["g", "grama/gramas|grs|grs.|gramas|g."],
    ["kg", "quilo/quilos|quilograma/quilogramas|kilo/kilos|k|kgs|kg(s)"],
    ["mg", "miligrama/miligramas"],
    ["ml", "mililitro/mililitros|mls"],
    ["cl", "centilitro/centilitros"],
    ["dl", "decilitro/decilitros|dls"],
    ["l", "litro/litros|lt|lts|litro(s)"],
    ["lb", "libra/libras"],
    ["oz", "onça/onças"],
    ["cm", "centímetro/centímetros|cms"],
    [
      "tsp",
      `${spoons("de chá|(chá)|(de chá)|chá|das de chá|de café|(café)|(de café)|café|(cafezinho)|de cafezinho|pequena|de (chá)|( chá )|( chá)|(chá )")}|colherinha/colherinhas|colherzinha/colherzinhas|colherita/colheritas|cchá|c. chá|c.chá|c.c|c. de c|colherada de chá|colheradas de chá|colher-de-chá|colheres-de-chá|colher - chá|c.café`,
    ],
    [
      "dessertspoon",
      spoons("de sobremesa|(sobremesa)|(de sobremesa)|sobremesa|de sobrem.|( sobremesa )|de (sobremesa)"),
    ],
    [
      "tbsp",
      `${spoons("de sopa|(sopa)|(de sopa)|sopa|das de sopa|das sopa|de mesa|de servir|de arroz|( sopa )|( sopa)|(sopa )|de (sopa)|de sopas|(s)|(sopas)")}|colher/colheres|colher(es)|colherada/colheradas|csopa|c.sopa|c.s|col.|colh.|colher-de-sopa|colheres-de-sopa|colheradas de sopa|colherada de sopa|colherão|colher - sopa|cs`,
    ],
    [
      "cup",
      "xícara/xícaras|xícara (chá)/xícaras (chá)|xícara de chá/xícaras de chá|xícara (de chá)/xícaras (de chá)|xícara(s)|xícara(s) (chá)|xícara(s) de chá|xícara chá|xícaras chá|xíc.|xic|xíc. (chá)|xíc. chá|xíc. de chá|xícara (café)/xícaras (café)|xícara de café/xícaras de café|xícara (de café)|xícaras (de café)|xicrinha|chávena/chávenas|chávena(s)|chávena de chá/chávenas de chá|chávena (chá)|chávenas (chá)|chávena almoçadeira|chávena de café/chávenas de café|chav.|caneca/canecas|cup/cups|xícara - chá|xícaras - chá|xícara americana|xícaras americanas",
    ],
    ["pinch", "pitada/pitadas|pitadinha/pitadinhas|pitada(s)"],
    ["knife-tip", "ponta de faca/pontas de faca|ponta/pontas|pontinha|ponta de colher"],
    [
      "dash",
      "fio/fios|fiozinho|golpe/golpes|borrifo|jato|jatos|esguicho|esguichos|cheirinho|dedo/dedos|noz|splash",
    ],
    ["drop", "gota/gotas|gotinha/gotinhas|pingo/pingos"],
    [
      "handful",
      "punhado/punhados|mão-cheia/mãos-cheias|mão cheia/mãos cheias|mancheia/mancheias|punhadinho/punhadinhos",
    ],
    ["clove", "dente/dentes|dentinho/dentinhos|dente(s)"],
    ["slice", "fatia/fatias|fatiazinha|rodela/rodelas|fatia(s)|rodelinha/rodelinhas|talhada/talhadas"],
    [
      "piece",
      "pedaço/pedaços|pedacinho/pedacinhos|unidade/unidades|unidade⁄s|unidade(s)|unid.|unid/unids|und|unds|un|un.|uni.|peça/peças|naco/nacos|lasca/lascas|fava|vagem|espiga/espigas|cacho/cachos|gomo/gomos|estrela/estrelas|porção/porções|parte/partes|medida/medidas|grão/grãos|quadrado/quadrados|quadradinho/quadradinhos|tira/tiras|tirinha/tirinhas|buquê/buquês|florete/floretes|ninho/ninhos|filamento/filamentos|estigma/estigmas|pistilo|pistilos|toco|cápsula/cápsulas|dose/doses",
    ],
    ["stick", "pau/paus|palito/palitos|pauzinho/pauzinhos|bastão/bastões"],
    ["can", "lata/latas|latinha/latinhas|lata(s)|latão"],
    ["jar", "frasco/frascos|pote/potes|vidro/vidros|boião/boiões|potinho/potinhos|frasquinho|vidrinho"],
    [
      "glass",
      "copo/copos|copinho/copinhos|copo (americano)/copos (americanos)|copo americano/copos americanos|copo (requeijão)|copos (requeijão)|copo (tipo requeijão)|cálice/cálices|taça/taças|cálix|copo(s)|shot|copo (de requeijão)|copos (americano)|copo duplo",
    ],
    ["bottle", "garrafa/garrafas|garrafinha/garrafinhas|frasco pequeno"],
    [
      "pack",
      "pacote/pacotes|pacotinho/pacotinhos|pacote(s)|pct|pcts|pct.|pac.|envelope/envelopes|envelope(s)|sachê/sachês|saqueta/saquetas|sache/saches|tablete/tabletes|tablete(s)|embalagem/embalagens|emb.|barra/barras|pastilha/pastilhas|carteira|cartela|carteirinha|carteirinhas",
    ],
    ["tub", "bandeja/bandejas|cuvete/cuvetes|couvete/couvetes"],
    ["bag", "saco/sacos|saquinho/saquinhos|sacola"],
    ["box", "caixa/caixas|caixinha/caixinhas|caixa(s)|caixinha(s)|caixote"],
    [
      "bunch",
      "maço/maços|molho/molhos|molhinho/molhinhos|ramalhete|buquê|maço(s)|amarrado|amarrados|feixe|feixes|molhe",
    ],
    ["sprig", "ramo/ramos|raminho/raminhos|galho/galhos|galhinho/galhinhos|haste/hastes|rama/ramas|ramo(s)"],
    ["stalk", "talo/talos|talinho|caule/caules"],
    ["leaf", "folha/folhas|folhinha/folhinhas|folha(s)"],
    ["sheet", "lâmina/lâminas|placa/placas|disco/discos"],
    ["head", "cabeça/cabeças|pé/pés|pezinho/pezinhos|bolbo/bolbos|bulbo/bulbos|cabecinha"],
    ["bowl", "concha/conchas|tigela/tigelas|prato/pratos|tigelinha|cumbuca"],
    ["cube", "cubo/cubos|cubinho/cubinhos"],
    ["ball", "bola/bolas|bolinha/bolinhas"],
    ["strip", "tira/tiras"],
    ["roll", "rolo/rolos|bloco/blocos|bisnaga/bisnagas|tora"],
    ["recipe", "receita/receitas"],
  ],
  names: `molho para salada|molho para saladas|molho de salada|molho cocktail|molho de alho|barra de cereais|barras de cereais|barra de cereal|barras de cereal|pastilha elástica|pastilhas elásticas|noz-moscada|picadinho de|gelado de|gelados de|refogado de|batido de|cozido à|cachorro quente|cachorro-quente|chocolate quente|noz moscada|noz pecã|nozes pecan|grão de bico|grão-de-bico|grãos de bico|pau de porco|pés de porco|pé de porco|pé de galinha|pés de galinha|pé de moleque|fios de ovos|dedos de frango|bola de carne|molho de soja|molho de tomate|molho inglês|molho shoyu|molho de pimenta|molho bechamel|molho branco|molho pesto|molho de mostarda|molho barbecue|molho tártaro|molho de ostra|molho de ostras|molho picante|molho verde|molho pronto|molho madeira|molho de peixe|molho teriyaki|molho agridoce|molho de piri-piri|palitos de caranguejo|palitos de dente|ponta de agulha|pontas de espargos|pontas de aspargos|cabeça de peixe|cabeças de camarão|cabeça de porco|tiras de bacon|folhas verdes
    sal e pimenta|sal, pimenta|pimenta e sal|sal grosso|sal fino|azeite, sal e pimenta|azeite, sal|sal e azeite|azeite e sal|sal, azeite|sal, alho|sal, pimenta e noz-moscada|pão ralado|coco ralado|queijo ralado|carne picada|carne moída|pequenos frutos|queijo fundido|grande marnier
    para bolo|para bolos|para pastel|para lasanha|para pão|para pães|para hambúrguer|para hambúrgueres|para pizza|para risoto|para sopa|para churrasco|para cachorro-quente|para feijoada|para empada|para todos os fins|para estufar|para culinária|para bater|para cobertura|para tacos|para tapioca|para canja|para caldeirada|para yakisoba|para tempero|para canelones|para fondue|para culinária|para usos culinários|para quibe|para sushi|para torta`,
  keptAfter: [
    [
      "queijo|parmesão|mussarela|mozzarella|muçarela|mozarela|cheddar|pão|coco|emmental|provolone|queijos|gruyère|parmesano|flamengo|gouda|prato",
      inflect("ralad|fundid|batid|laminad", "o|a|os|as"),
    ],
    [
      "carne|bovina|vaca|porco|patinho|frango|boi|acém|músculo|novilho|peru|carnes",
      inflect("picad|moíd", "o|a|os|as"),
    ],
    [
      "grão|grão-de-bico|feijão|feijões|lentilhas|presunto|fiambre|beterraba|beterrabas|camarão|camarões|delícias|polvo|castanhas|mexilhão|milho|ervilhas|favas",
      inflect("cozid|pré-cozid|descascad|limp|congelad|debulhad", "o|a|os|as"),
    ],
    [
      "camarão|camarões|amêndoas|amêndoa|gambas|pinhões|lulas|lula|pota|chocos|choco|amendoim|castanha|castanhas|pistache|avelãs|nozes|noz",
      inflect("descascad|limp|laminad|pelad|triturad|moíd|ralad|fatiad", "o|a|os|as"),
    ],
    ["tomate|tomates|alho", inflect("pelad|triturad|processad em conserva", "o|os")],
    ["bacalhau", inflect("dessalgad|demolhad|desfiad", "o")],
    ["leite|queijo|iogurte|cacau", inflect("batid|desengordurad|coad", "o")],
    ["pão|queijo|presunto|fiambre|peito de peru|bacon", "em fatias|de forma|fatiado"],
    [
      "gelatina|chocolate|ananás|abacaxi|pêssego|coco|fermento",
      "em folhas|em folha|em calda|em flocos|em lascas|em barra|em cubos|em gotas",
    ],
    ["sal|açúcar|farinha|sêmola|flocos", "grosso|fino|fina|finos|grossa|médio"],
    ["massa", "quebrada"],
    ["leite", "gordo|meio gordo"],
    ["frango|galinha|ovos|coelho", "caseiro|caseira|caseiros"],
    ["uvas|uva|uvas-passas|passas|azeitonas", "sem sementes|sem semente|sem caroço"],
    ["farinha", "tipo|de tipo"],
    ["café|leite", "coado|quente|gelado"],
    ["nata|natas|creme", "batidas|batida|frescas"],
    ["trigo|aveia", inflect("quebrad|moíd|laminad", "o|a")],
  ],
  tinned:
    inflect("picad|pelad|triturad|cortad|cozid|desfiad|ralad|fatiad|laminad|esmagad", "o|a|os|as") +
    "|em cubos|em pedaços|em calda|em rodelas|em metades|em tiras",
  sizes: `grande|grandes|grandinho|grandinha|grandinhos|pequeno|pequena|pequenos|pequenas|pequenino|pequenina|pequeninos|pequenininho|médio|média|médios|médias|de tamanho médio|tamanho médio|tamanho grande|tamanho pequeno|de tamanho grande|de tamanho pequeno|de bom tamanho|tamanho m|tamanho l|classe m|classe l|tamanho xl|bom|boa|bons|boas|bonito|bonita|bonitos|bonitas|grosso|grossa|grossos|grossas|grossinhas|fino|fina|finos|finas|fininho|fininha|fininhas|fininhos|graúdo|graúda|graúdos|graúdas|miúdo|miúda|miúdos|miúdas|gordo|gorda|gordos|generoso|generosa|generosos|generosas|enorme|gigante|gigantes|mini|m|l|xl|pequeno a médio
    cheio|cheia|cheios|cheias|bem cheio|bem cheia|bem cheias|bem cheios|raso|rasa|rasos|rasas|rasinha|nivelada|niveladas|bem servida|bem servidas|transbordando|não muito cheia|mal cheia|mal cheias|mal medida|farto|farta|fartas|fartos|escassa|escassas|aprox.|aproximadamente|mais ou menos|abundante`,
  adverbs:
    "finamente|bem|muito|grosseiramente|levemente|ligeiramente|previamente|recém|já|mais ou menos|delicadamente|cuidadosamente|fino|fininho|fina|fininha|finos|finas|miudinho|miudinha|miudinhos|miúdo|miúda|grosso|um pouco|pouco|ainda|parcialmente|completamente|apenas|suavemente|totalmente|toda|todo|todos|todas|acabada|bem fininho|bem fininha",
  states: `${PARTICIPLES}|quente|quentes|quentinha|fervente|ferventes|a ferver|fervendo|em ebulição|mole|moles|em temperatura ambiente|à temperatura ambiente|a temperatura ambiente|temperatura ambiente|em ponto de pomada|ponto de pomada|em pomada|pomada|em ponto pomada|em neve|em castelo|em picos|sem sementes|sem as sementes|sem semente|sem o miolo|sem germe|sem talo|sem talos|do dia anterior|de véspera|amanhecido|amanhecidos|amanhecida|dormido|dormidos|da geladeira|de molho|bem madura|em puré|em purê|recém-ralado|recém-moída|recém-espremido|recém-moído`,
  preparations: [
    ["mashed", `${inflect("amassad|esmagad", "o|a|os|as")}|em puré|em purê|reduzida a puré|reduzido a puré`],
    ["melted", inflect("derretid|fundid", "o|a|os|as")],
    ["ground", inflect("moíd", "o|a|os|as")],
    ["crushed", inflect("triturad|esfarelad|esmigalhad|pilad", "o|a|os|as")],
    ["cooked", inflect("cozid|cozinhad|pré-cozid", "o|a|os|as")],
    ["packed", inflect("prensad|compactad", "o|a|os|as")],
    ["grated", inflect("ralad|raladinh", "o|a|os|as")],
    ["sliced", `${inflect("fatiad|laminad", "o|a|os|as")}|em fatias|em rodelas|em lâminas`],
    ["chopped", `${inflect("picad|picadinh", "o|a|os|as")}|em cubos|em cubinhos`],
  ],
  qualities:
    "fresco|fresca|frescos|frescas|seco|seca|secos|secas|branco|branca|brancos|brancas|vermelho|vermelha|vermelhos|vermelhas|verde|verdes|preto|preta|pretos|pretas|amarelo|amarela|roxo|roxa|biológico|biológica|orgânico|orgânica|inteiro|inteira|inteiros|inteiras|doce|doces",
  parts:
    "miolo|o miolo|suco|o suco|sumo|o sumo|raspas|as raspas|raspa|a raspa|raspinha|raspinhas|casca|a casca|cascas|zest|zestes|suco e raspas|raspas e suco|sumo e raspas|raspas e sumo|raspa e sumo|sumo e raspa|raspa e suco|o suco e as raspas|as raspas e o suco|o sumo e a raspa|a raspa e o sumo|raspas da casca|a raspa da casca|as raspas da casca|casca ralada|a casca ralada|polpa|a polpa|caldo|o caldo|vidrado|as sementes|raspas e o suco|sumo coado|suco coado|zeste|lascas da casca",
  remarks: `${FRESHLY}|de moinho|do moinho|de cada|sem pele e sem sementes|sem peles e sementes|sem pele nem sementes|sem pele e sementes|sem pele e sem semente|sem sementes e sem pele|para|p⁄|em cubos|em cubinhos|em dados|em dadinhos|em rodelas|em rodelas finas|em tiras|em tirinhas|em fatias|em fatias finas|em pedaços|em pedacinhos|em quartos|em quatro|em gomos|em lâminas|em juliana|em julienne|em brunoise|em metades|em duas|em dois|em três|em oito|em lascas|em peça|em meia|em meias|em meia-lua|em meias-luas|em anéis|em buquês|em floretes|em raminhos|em pétalas|em palitos|em bastões|em bifes|em filés|em postas|em bocados|em cubos pequenos|em pequenos|em pequenas|em finas|em quadrados|em quadradinhos|em chiffonade|em temperatura|em ponto|em neve|em castelo|em metade|em grosso|em fitas|em tiras finas|em leque|em gominhos|em triângulos|em diagonal|em nacos|aos cubos|aos cubinhos|aos pedaços|às rodelas|às tiras|às fatias|aos bocados|às tirinhas|aos gomos|aos quartos|às lascas|a gosto|à escolha|a escolher|à sua escolha|ao meio|ao alho|ao comprido|à temperatura|a temperatura|à parte|à mão|na hora|no momento|se possível|se quiser|se necessário|se preferir|se desejar|se gostar|se usar|de preferência|de sua preferência|da sua preferência|de preferencia|da tua preferência|preferencialmente|preferivelmente|conforme|tipo|do tipo|como por exemplo|por exemplo|p. ex.|ex.|ex|ex:|como|tal como|tais como|cada um|cada uma|cada|por pessoa|ou a gosto|ou mais|peso|pesando|no total|total|ao todo|opcional|opcionais|facultativo|caseiro|caseira|caseiros|caseiras|feito em casa|feita em casa|feito com|feita com|mais|quantidade|suficiente|suficientes|o suficiente|necessário|aproximadamente|aprox.|aprox|cerca de|mais ou menos|que|sobrante|já|da marca|marca|do dia|de um dia para|deixado|deixada|com o caldo|com a água|com as folhas|com a rama|com rama|com pele e|com o líquido|com seu|sem a pele|sem peles|só a parte|só as folhas|só|apenas|somente|ou o quanto|até|à parte|previamente|de molho|uns|umas|dividido|tirado|retirado`,
  statesFollow: true,
  household: `rolo de cozinha/rolos de cozinha|papel de cozinha|papel toalha|toalhas de papel|papel absorvente
    papel higiénico|lenço de papel/lenços de papel|guardanapo/guardanapos|guardanapos de papel
    papel de alumínio|papel alumínio|folha de alumínio|película aderente|película transparente|papel filme|filme plástico|plástico filme|papel vegetal|papel manteiga|papel de forno
    sacos de congelação|sacos para congelar|sacos de congelamento|sacos para freezer|sacos zip|sacos herméticos|sacos de plástico
    saco do lixo/sacos do lixo|saco de lixo/sacos de lixo|sacos para o lixo
    detergente/detergentes|detergente da loiça|detergente para a loiça|detergente loiça|detergente de louça|pastilhas da loiça|pastilhas da máquina|pastilhas da máquina da loiça|pastilhas para a máquina|pastilhas para a máquina da loiça|pastilhas para lava louças|sabão para lava louças|sal da máquina/sal para a máquina/sal para máquina/sal de máquina/sal para a máquina da loiça/sal da máquina da loiça/sal para máquina da loiça/sal para a máquina de lavar loiça/sal da máquina de lavar loiça/sal para máquina de lavar loiça/sal para a máquina de lavar a loiça/sal para máquina de lavar louça/sal para a máquina de lavar louça/sal para lava loiça/sal para lava louças/sal para lava louça/sal para a lava louças/sal para o lava louças|abrilhantador
    detergente da roupa|detergente para a roupa|detergente roupa|sabão em pó|sabão líquido|lava roupas|cápsulas da roupa|amaciador|amaciador de roupa|amaciante|tira nódoas|tira manchas
    sabonete/sabonetes|sabonete líquido|sabão/sabões|gel de banho|gel de duche|sais de banho
    champô/champôs|shampoo/shampoos|xampu/xampus|condicionador|amaciador de cabelo|laca
    pasta de dentes|pasta dos dentes|pasta dental|creme dental|dentífrico|escova de dentes/escovas de dentes|fio dental|fio dentário|elixir bucal|enxaguante bucal|desodorizante/desodorizantes|desodorante/desodorantes
    gilete/giletes|lâminas de barbear|espuma de barbear|creme de barbear|gel de barbear
    creme de mãos|creme para as mãos|creme das mãos|creme hidratante|creme de rosto|creme facial|creme de corpo|creme para o corpo|creme solar|leite corporal|leite de limpeza|protetor solar|protector solar|batom do cieiro|protetor labial|óleo de bebé|óleo de massagem|água micelar|água oxigenada|água de colónia|acetona
    algodão|discos de algodão|discos desmaquilhantes|cotonetes|pensos higiénicos|pensos diários|absorvente/absorventes|tampão/tampões
    esponja/esponjas|esfregão/esfregões|palha de aço|pano/panos|pano de cozinha/panos de cozinha|pano de prato/panos de prato|pano de chão/panos de chão|luvas de borracha
    produto de limpeza/produtos de limpeza|limpa vidros|lava tudo|limpa chão|multiusos|limpador multiuso|lixívia|água sanitária|desinfetante|desinfectante|desengordurante|anticalcário|vinagre de limpeza/vinagre para limpeza/vinagre para limpezas/vinagre para limpar|álcool gel|álcool em gel|álcool etílico|ambientador
    pilha/pilhas|pilhas aa|pilhas aaa|bateria/baterias|lâmpada/lâmpadas
    vela/velas|velas de aniversário|fósforo/fósforos|isqueiro/isqueiros|acendalhas|carvão|carvão vegetal
    fralda/fraldas|toalhitas|toalhitas de bebé|toalhetes|lenços umedecidos|lenços húmidos|penso rápido/pensos rápidos|pensos|curativo/curativos|band aid
    comida de gato|comida para gato|comida para gatos|comida de cão|comida para cão|comida para cães|comida para cachorro|ração|ração de gato|ração para gato|ração para gatos|ração de cão|ração para cão|ração para cães|ração para cachorro|areia de gato|areia do gato|areia para gato|areia para gatos|biscoitos para cão|petiscos para cão|leite para gato
    espetos de madeira|espetos de bambu|paus de espetada|palitos de dentes|palito de dente/palitos de dente|palhinhas|canudos|pratos de papel|copos de plástico|copos descartáveis
    formas de papel|forminhas|forminhas de papel|filtro de café/filtros de café|barbante|fita cola|fita adesiva|selos|envelopes|papel de embrulho|flores`,
};
