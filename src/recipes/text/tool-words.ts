import { wordMap } from "./match-start.ts";

/** “Also”, before equipment or the last ingredients. */
export const ALSO = wordMap([
  [
    "also",
    `also|also needed|you'll also need|you will also need|you also need|plus|extra|außerdem|zusätzlich|sonst noch|weiterhin|sowie|dazu noch|außerdem brauchst du|du brauchst außerdem
    aussi|en plus|il vous faut aussi|il vous faudra aussi|prévoir aussi|prévoir|et aussi|además|también|también necesitas|también hace falta|necesitarás también|aparte
    inoltre|occorrono inoltre|occorre inoltre|serve inoltre|servono inoltre|servono anche|serve anche|in più
    verder|verder nodig|ook nodig|daarnaast|daarnaast nodig|je hebt ook nodig|extra nodig|verder heb je nodig
    dessutom|du behöver också|du behöver även|övrigt|desuden|du skal også bruge|derudover|endvidere
    dodatkowo|ponadto|oprócz tego|potrzebne będą też|przydadzą się|além disso|também vai precisar de|vai precisar também de|precisa também de
    另外|另外需要|其他|还需要|還需要|另需|その他|ほかに|他に必要なもの|ほかに必要なもの`,
  ],
]);

/** Folded, whole words or their ends: “Schraubgläser”. */
export const TOOL_WORDS = `
  jar|jars|lid|lids|bottle|bottles|pan|saucepan|tin|tins|tray|dish|bowl|sieve|colander|funnel|cloth|muslin|cheesecloth|paper|parchment|foil|skewer|skewers|string|twine|thermometer|blender|mixer|whisk|spatula|rack|cutter|cutters|mold|mould|springform|ramekins|toothpicks|sticks
  glas|glaser|deckel|flasche|flaschen|topf|pfanne|form|blech|sieb|trichter|tuch|papier|backpapier|folie|spieße|spiesse|spieß|garn|kuchengarn|thermometer|purierstab|mixer|rost|ausstecher|formchen|zahnstocher|stabchen|spritzbeutel
  pot|pots|bocal|bocaux|couvercle|couvercles|bouteille|bouteilles|casserole|poele|moule|moules|plaque|plat|saladier|passoire|entonnoir|torchon|etamine|sulfurise|piques|brochettes|ficelle|thermometre|mixeur|fouet|bassine|ramequins|verrines
  tarro|tarros|frasco|frascos|tapa|tapas|botella|botellas|olla|cazuela|sarten|molde|moldes|bandeja|fuente|colador|embudo|pano|palillos|brochetas|batidora|varilla|termometro|papel
  vasetto|vasetti|barattolo|barattoli|coperchi|coperchio|bottiglia|bottiglie|pentola|padella|stampo|stampi|teglia|colino|imbuto|telo|stecchini|spiedini|spago|termometro|frullatore|frusta|carta|pirofila
  pot|potten|potje|potjes|deksel|deksels|fles|flessen|pan|koekenpan|bakblik|bakvorm|springvorm|schaal|ovenschaal|zeef|trechter|doek|bakpapier|folie|prikkers|spiesjes|touw|staafmixer|garde|vormpjes
  burk|burkar|lock|flaska|flaskor|kastrull|gryta|stekpanna|form|formar|plat|sil|tratt|duk|bakplatspapper|folie|grillspett|snore|termometer|stavmixer|visp
  glas|lag|flaske|flasker|gryde|pande|form|forme|plade|si|sigte|tragt|klæde|bagepapir|folie|spyd|snor|stavblender|piskeris
  słoik|słoiki|słoikow|zakretki|zakretek|butelka|butelki|butelek|garnek|patelnia|forma|formy|foremki|blacha|tortownica|sitko|lejek|gaza|sciereczka|pergamin|patyczki|sznurek|termometr|blender|mikser
  frascos|potes|pote|vidro|vidros|tampa|tampas|garrafa|garrafas|panela|frigideira|forma|formas|tabuleiro|peneira|coador|funil|palitos|espetos|fio de cozinha|varinha`
  .split(/[|\n]/)
  .map((word) => word.trim())
  .filter(Boolean);

export const TOOL_WORDS_WITHOUT_SPACES =
  "瓶|びん|ビン|罐|锅|鍋|油纸|油紙|烘焙纸|シート|型|模具|模子|竹签|竹串|串|温度計|温度计|打蛋器|ミキサー|ブレンダー|泡立て器|へら|ボウル|ざる|纱布|ガーゼ|漏斗|筛子|蓋|ふた|盖子";
