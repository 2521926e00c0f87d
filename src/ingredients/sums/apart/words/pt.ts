/** `/` separates forms of one product. */
export const PORTUGUESE = `
  rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce
  garganelli|mezze maniche|calamarata|candele|schiaffoni|sbrinz|focaccia/focaccias
  pão de forma/pães de forma/pão de sanduíche/pães de sanduíche|batata-doce roxa/batatas-doces roxas
  esparguete de curgete/esparguetes de curgete/espaguete de abobrinha/espaguetes de abobrinha/noodles de curgete
  couve-coração/couves-corações/couve coração-de-boi/couves corações-de-boi|mizuna/mizunas
  arroz de couve-flor/arrozes de couve-flor|couve toscana
  couve-penca/couves-pencas/couve tronchuda/couves tronchudas|endívia frisada/frisée/chicória frisada|almeirão
  fundo de alcachofra/fundos de alcachofra|broto de brócolis/brotos de brócolis|macedónia de legumes/macedónia
  jardineira de legumes|trufa branca/trufas brancas|ameixa rainha-cláudia/ameixas rainhas-cláudias
  cereja ao marrasquino/cerejas ao marrasquino/cereja marrasquino/cerejas marrasquinos
  corinto passa/corintos passas|chips de banana|jaca verde|polpa de açaí|casca de limão cristalizada
  cidrão cristalizado|morangos liofilizados|framboesas liofilizadas|coco verde/cocos verdes|tomilho-limão
  capuchinha/capuchinhas/flor de capuchinha/flores de capuchinha|ervas italianas/tempero italiano
  angélica cristalizada|cardamomo em pó|malagueta em pó/pimenta malagueta em pó/piripíri em pó|páprica picante
  páprica defumada picante|pau de canela/paus de canela/rama de canela/ramas de canela|caril de madras
  sementes de mostarda preta|tempero para carne/temperos para carne
  tempero para frango/temperos para frango/especiarias para frango|tempero para peixe/temperos para peixe
  tempero de churrasco/temperos de churrasco|tempero baiano/temperos baianos|farinha de linhaça
  amendoim caramelizado/amendoins caramelizados|ervilha amarela|feijão rajado/feijão catarino|feijão borlotti
  soja grossa/soja texturizada grossa|arroz carolino|flocos de cevada|flocos de trigo sarraceno|fregola
  flocos de espelta|flocos de centeio|amaranto em flocos|aveia em flocos grossos|polenta instantânea
  farinha t65/farinha de trigo t65/farinha tipo 65|farinha de espelta integral|farinha de centeio integral
  creme de arroz|harina pan|polvilho azedo|bucatini|pappardelle|esparguete integral/espaguete integral
  massa de lentilhas|massa de grão-de-bico|massa de milho
  macarrão instantâneo/miojo/noodles instantâneos/massa instantânea|pão de forma integral|pão de sementes
  pumpernickel|broa de centeio|paratha/parathas|tortilha integral/tortilhas integrais|pão de queijo/pães de queijo
  massa brick|massa de pastel/massa para pastel|massa tenra|crepe/crepes|waffle/waffles|sucrilhos
  carne de vaca para estufar|tutano/tutanos|copa-lombo/sobrepaleta|apresuntado
  linguiça fresca/linguiças frescas/linguiça toscana/linguiças toscanas/linguiça de pernil/linguiças de pernil/linguiça de porco/linguiças de porco/linguiça suína/linguiças suínas
  paio/paios/paio defumado/paios defumados|paiola/paiolas|galinha velha/galinhas velhas|galo/galos
  frango cortado em pedaços/frangos cortados em pedaços|coelho bravo/coelhos bravos|corça
  pescoço de frango/pescoços de frango|asa de peru/asas de peru|confit de pato/confits de pato
  carapau/carapaus/chicharro/chicharros|peixe-espada/peixes-espadas/peixe-espada preto/peixes-espadas pretos
  congro/congros/safio/safios|faneca/fanecas|maruca/marucas|peixe para caldeirada/peixes para caldeirada
  truta salmonada/trutas salmonadas|gravlax|rollmops|ovas de pescada|ovas de bacalhau
  tobiko/tobikos/ovas de peixe-voador|camarão tigre/camarões tigre
  camarão cinza/camarões cinzas/camarão sete-barbas/camarões setes-barbas|lavagante/lavagantes
  cauda de lagosta/caudas de lagosta|sapateira/sapateiras|siri/siris|santola/santolas|carne de siri/siri desfiado
  carne de sapateira|ovomaltine|adoçante líquido|iogurte de morango|iogurte de baunilha
  queijo da ilha/queijo de são jorge|queijo curado|queijo amanteigado|queijo meia cura
  queijo da serra/queijo serra da estrela|queijo azeitão|mistura de queijos|queijo de nisa|queijo colonial
  queijo canastra|queijo coalho|polenguinho|queijo do reino|mozzarella ralada/mozzarella ralado
  requeijão cremoso/requeijão de copo/requeijão cremoso de copo|catupiry/queijo catupiry|petit suisse|óleo de soja
  azeite de dendê/dendê|azeite de manjericão|pasta de chipotle|mel de rosmaninho|molho de mostarda e mel
  molho madeira|pico de gallo|azeitona verde recheada/azeitonas verdes recheadas
  azeitona kalamata/azeitonas kalamata|azeitona galega/azeitonas galegas
  cebola roxa em picles/cebolas roxas em picles|cebola caramelizada|açúcar amarelo|açúcar mascavado escuro
  pasta de tâmaras|xarope de groselha|xarope de baunilha|xarope de morango|xarope de framboesa|xarope de capilé
  coulis de framboesa|fruta em calda|geleia de frutas|doce de tomate|doce de abóbora
  compota de frutos vermelhos/doce de frutos silvestres/geleia de frutas vermelhas|geleia de framboesa
  geleia de brilho|geleia de figo|geleia de laranja
  fermento biológico instantâneo/fermento biológico seco instantâneo|gelatina sabor morango|gelatina de limão
  gelatina de ananás/gelatina de abacaxi|gelatina de framboesa|raspas de chocolate|gotas de chocolate branco
  chocolate granulado/vermicelli de chocolate|pérolas de açúcar|corante vermelho/corante alimentar vermelho
  corante em gel|creme de manteiga/buttercream|glacé real|ganache|chantininho|sal de churrasco
  grãos de café/café em grão|earl grey|chá mate|chá de camomila|rooibos|chá de hibisco|chá de cidreira
  mate/erva-mate/chimarrão|sprite/7up/refrigerante de limão/gasosa|xarope de lima|mosto|champanhe|prosecco
  moscatel/vinho moscatel|jeropiga|vermute seco|bagaceira|rum branco|licor de ginja/ginjinha|licor beirão
  biscoito maizena/biscoitos maizena/biscoito maisena/biscoitos maisena|pastel de nata/pastéis de nata
  crocante de amêndoa/crocantes de amêndoa|bombom recheado/bombons recheados|batata palha|goma doce/gomas doces
  chupa-chupa/chupas-chupas|paçoca/paçocas|drageia/drageias|kit kat/kits kats|snickers
  sonho de valsa/sonhos de valsa|smarties|confeitos de chocolate|gelado de baunilha/sorvete de baunilha
  sorvete de creme/gelado de nata|sorvete de limão/sorbet de limão|leite-creme
  creme de pasteleiro/creme de confeiteiro|mousse de chocolate/musse de chocolate|arroz doce|pudim de baunilha
  croquete de batata/croquetes de batata|guioza/guiozas|empada/empadas|rissol/rissóis|pierogi/pierogis|wontons
  empanada/empanadas|pastel chinês/pastéis chineses|jaquinzinho/jaquinzinhos|manjuba/manjubas
  presunto ibérico/presunto pata negra/pata negra|mortadela de frango|raki|fernet|cynar|licor de ervas|armagnac
  massa de pimentão/massa de pimento|ajvar|goiabada cremosa|óleo de pistácio|leite de nozes
  leite de castanha-do-pará/leite de castanha-do-brasil|leite de amendoim|leite de avelã|manteiga de alho
  linguiça de peru/linguiças de peru`;
