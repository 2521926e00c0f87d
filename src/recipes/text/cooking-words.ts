/** What a cook does, separated by `|`. */
export const COOKING =
  "mash|season|chill|heat|cook|combine|blend|toss|beat|rinse|peel|add|spread|serve|mix|stir|bake|fry|boil|simmer|chop|whisk|preheat|knead|drain|slice|roast|grill|melt|sprinkle|pour|" +
  "erhitzen|würzen|abschmecken|schälen|servieren|ziehen|pürieren|zugeben|mischen|vermischen|vermengen|verrühren|rühren|unterrühren|backen|braten|anbraten|kochen|köcheln|schneiden|würfeln|kneten|hacken|vorheizen|schmelzen|abgießen|" +
  "assaisonnez|chauffer|servez|épluchez|mixez|laissez|mélanger|mélangez|cuire|enfourner|enfournez|faites|faire revenir|coupez|couper|ajoutez|ajouter|versez|verser|battez|fouettez|mijoter|préchauffez|" +
  "varm|server|krydr|hæld|skræl|bland|rør|bag|steg|kog|hak|skær|pisk|ælt|tilsæt|simre|smelt|" +
  "smaka|servera|skala|hetta|rör|blanda|rör|vispa|grädda|stek|koka|hacka|skär|knåda|tillsätt|häll|smält|sjuda|" +
  "podgrzać|doprawić|obrać|podawać|zmiksować|zalać|wymieszać|wymieszaj|mieszać|piec|upiec|smażyć|usmaż|gotować|ugotuj|pokroić|pokrój|dodać|dodaj|zagnieść|posiekać|" +
  "tempere|aqueça|sirva|descasque|triture|levar|desfiar|misture|misturar|asse|assar|leve ao forno|frite|fritar|refogue|cozinhe|cozer|coza|ferva|pique|corte|bata|junte|adicione|derreta|" +
  "mezcla|mezclar|hornear|freír|cocer|añadir|añade|agrega|agregar|amasa|amasar|asa|asar|bate|batir|calienta|calentar|corta|cortar|cuece|cueza|cuela|dora|dorar|echa|enfría|escurre|fríe|hierve|hervir|hornea|incorpora|machaca|pela|pelar|pica|picar|pocha|pochar|pon|remueve|remover|rehoga|sazona|sirve|sofríe|tritura|triturar|vierte|" +
  "mescolare|mescolate|mescola|mescolando|cuocere|cuocete|cuoci|aggiungere|aggiungete|aggiungi|affettare|amalgamare|ammollare|bollire|condire|frullare|friggere|grattugiare|impastare|impastate|incorporare|infornare|infornate|lessare|mantecare|montare|pelare|rosolare|saltare|sbattere|sbucciare|scaldare|scolare|scolate|sfornare|soffriggere|spolverare|stendere|tagliare|tagliate|tritare|tritate|unire|unite|unisci|versare|versate|versa|" +
  "roer|bak|bakken|bestrooi|bestrijk|breng|fruit|giet|grill|hak|kneed|klop|kook|koken|kruid|meng|mix|pel|pureer|rasp|rol|rooster|schenk|schep|schil|serveer|smelt|snijd|snij|spatel|spoel|stamp|stoof|strooi|verdeel|verhit|verwarm|voeg|" +
  "sear|soak|marinate|sift|dice|saute|drizzle|squeeze|strain|skim|poach|deglaze|" +
  "rühr|rühre|schneide|koche|brate|backe|mische|schäl|schäle|würze|hacke|knete|vermenge|erhitze|gieß|gieße|dünsten|andünsten|schmoren|zerlassen|unterheben|verkneten|reiben|raspeln|anrösten|" +
  "ajoute|fais|mets|bats|épluche|fouette|préchauffe|cuis|enfourne|mixe|rajoute|étale|remue|égoutte|incorpore|incorporez|mixer|étalez|égouttez|émincez|rissoler|dorer|mélange-les|versez-y|" +
  "fai|tosta|manteca|metti|taglia|lascia|soffriggi|trita|sbatti|monta|inforna|impasta|stendi|lava|sbuccia|condisci|servi|bagna|sfuma|rosola|rosolate|grattugia|frulla|lessa|sciogli|scalda|copri|spolvera|sbollentare|" +
  "acrescente|amasse|coloque|deite|despeje|desfie|envolva|esfregue|lave|mexa|passe|polvilhe|ponha|retire|unte|bater|juntar|" +
  "umyj|obierz|zetrzyj|podsmaż|upiecz|zagnieć|wlej|wsyp|dopraw|smaż|gotuj|piecz|duś|zalej|odcedź|zmiksuj|ubij|rozpuść|przełóż|ubić|wlać|dusić|zetrzeć|" +
  "sekoita|lisää|kuumenna|paista|keitä|kaada|vatkaa|pilko|kuori|mausta|leikkaa|kuullota|tarjoile|tilsett|visp|hell|kutt|skjær|" +
  "smíchejte|smíchat|přidejte|přidat|vařte|vařit|pečte|upečte|péct|smažte|smažit|nakrájejte|osolte|zalijte|promíchejte|" +
  "keverjük|főzzük|süssük|vágjuk|pirítsuk|öntsük|hozzáadjuk|tálaljuk|ekleyin|karıştırın|pişirin|doğrayın|kavurun|kızartın|yoğurun|" +
  "добавьте|смешайте|варите|жарьте|нарежьте|выпекайте|запекайте|посолите|перемешайте|залейте|обжарьте|προσθέτουμε|ανακατεύουμε|βράζουμε|ψήνουμε|κόβουμε|" +
  "मिलाएं|मिलाएँ|डालें|पकाएं|पकाएँ|भूनें|उबालें|काटें|गरम|गूंधें|बेलें|तलें|परोसें|छौंकें|" +
  "смешать|варить|жарить|добавить|нарезать|запекать";

export const COOKING_WITHOUT_SPACES =
  "搅拌|拌匀|翻炒|炒|煮|蒸|煎|烤|切|焖|炖|腌|焯|搅匀|倒入|加入|放入|攪拌|拌勻|燉|醃|燜|混ぜ|焼く|焼き|煮|炒め|切り|切る|加え|茹で|ゆで|揚げ|蒸し|炊く|和え|漬け|こね|つぶ|冷や|温め|盛り付け|ふりかけ|" +
  "볶|끓이|끓여|끓인|굽|구워|데치|데친|썰|다지|무치|버무|섞|넣고|넣어|삶|튀기|튀겨|절이|졸이|부치";
