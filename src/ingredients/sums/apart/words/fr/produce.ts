/** `/` separates forms of one product. */
export const PRODUCE = `
  vert de poireau/verts de poireau/verts de poireaux
  purée instantanée/purées instantanées/purée mousline/mousline|potatoes|tomate confite/tomates confites
  piquillo/piquillos/piment del piquillo/piments dels piquillos/poivron piquillo/poivrons piquillos
  chou pointu/choux pointus|chou vert/choux verts|romanesco/romanescos/chou romanesco/choux romanescos
  chou noir/choux noirs/chou palmier/choux palmiers/chou cavolo nero/choux cavolos neros
  vert de blette/verts de blette|pourpier d'hiver/pourpiers d'hiver
  endive rouge/endives rouges/carmine/carmines|chicorée frisée/chicorées frisées/salade frisée/salades frisées
  fond d'artichaut/fonds d'artichauts/fonds d'artichaut
  artichauts marinés/cœurs d'artichauts marinés/coeurs d'artichauts marinés
  haricot beurre/haricots beurres/fèves jaunes|haricot plat/haricots plats/haricots coco plats
  haricot mange-tout/haricots mange-touts|macédoine de légumes/macédoines de légumes
  jardinière de légumes/jardinières de légumes|légumes à wok
  julienne de légumes surgelée/juliennes de légumes surgelée|truffe blanche/truffes blanches
  truffe d'été/truffes d'été|brisures de truffe
  compote de pommes sans sucre/compotes de pommes sans sucre/compote de pommes non sucrée/compotes de pommes non sucrée
  mirabelle/mirabelles|reine-claude/reines-claudes/prune reine-claude/prunes reines-claudes
  purée d'açaï/purées d'açaï|poire séchée/poires séchées|framboises lyophilisées|fraises lyophilisées
  fruits déshydratés|purée de framboises/purées de framboises|purée de fraises/purées de fraises
  pamplemousse rouge/pamplemousses rouges/pomelo rose/pomelos roses|noix de coco jeune/noix de coco jeunes
  aramé/aramés`;
