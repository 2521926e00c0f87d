/** Folded names of parts of a dish that aren't ingredients. */
export const COMPONENT_NAMES: ReadonlySet<string> = toSet(
  `sauce dressing filling topping toppings frosting icing glaze crust dough batter marinade garnish
  fullung belag guss glasur teig sosse garnitur streusel boden garniture farce glacage relleno cobertura glaseado
  ripieno impasto farcitura vulling deeg glazuur fyllning deg fyld dej fyll deig tayte taikina kuorrute
  nadzienie farsz polewa napln testo poleva plnka cesto toltelek maz начинка тесто глазурь`,
);

/** Folded last or first words of such names: “Hefeteig”, “Vanilla custard”, “Salsa de tomate”. */
export const COMPONENT_WORDS: readonly string[] = [
  ...COMPONENT_NAMES,
  ...toSet(`pastry shortcrust base ganache drizzle syrup gravy vinaigrette rub brine custard caramel buttercream bechamel
    seasoning sponge assembly decoration coating breading broth stock meringue aioli mayonnaise levain poolish starter preferment biga autolyse tangzhong roux variation finishing
    beilage fertigstellung anrichten afwerking opbouw montering variante accompagnement acompanamiento guarnizione contorno bijgerecht tilbehør tillbehor dodatek acompanhamento variant
    creme fond bruhe sud sirup biskuit buttercreme gewurzmischung panade deko dekoration schlagsahne slagroom flodeskum vispgradde baiser beize soße
    appareil nappage sirop marinade bouillon genoise meringue coulis chantilly montage decoration finition
    salsa almibar vinagreta marinada alino adobo aderezo bizcocho merengue montaje decoracion sofrito guarnicion
    sugo glassa sciroppo marinata condimento bagna copertura meringa decorazione besciamella pastella frolla montaggio
    saus glazuur siroop bodem beslag garnering kruidenmix botercreme
    sos lukier syrop marynata zalewa spod kruszonka panierka dekoracja biszkopt beza
    recheio molho calda vinagrete glace merengue montagem decoracao tempero
    kram glasyr vinagrett botten buljong smet strossel smorkram kryddblandning
    sovs lage bund drys pynt smørcreme remoulade
    соус крем маринад заправка`),
];

/** Not as the first of several words, since dishes begin with these, too. */
export const COMPONENT_WORDS_ALONE: ReadonlySet<string> = toSet(
  "ciasto krem masa massa pate crema creme base fond biscuit caldo brodo bulion pasta caramel",
);

export const COMPONENT_PAIRS: ReadonlySet<string> = new Set(
  "whipped cream|pastry cream|butter cream|crema pasticcera|panna montata|crema pastelera|nata montada|creme patissiere|bita smietana".split(
    "|",
  ),
);

export const COMPONENT_WORDS_WITHOUT_SPACES =
  "付け合わせ|配菜|生地|フィリング|具材|タレ|たれ|だれ|ソース|ドレッシング|クリーム|シロップ|衣|トッピング|あん|餡|面团|麵團|馅|餡|馅料|酱|酱汁|醬汁|料汁|调味汁|蘸料|奶油|糖浆|卤水|汤底|面糊|装饰|淋面|糖霜|淋酱|淋醬|內餡|内馅|蘸料|腌料|饼底|蛋糕体|양념|소스|반죽|육수|고명";

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}
