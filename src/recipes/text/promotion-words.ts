import { foldText } from "./fold-text.ts";
import { wordMap } from "./match-start.ts";

/** What channels ask their viewers for. Folded; each begins a word. */
const REQUESTS = `
  subscrib|in the comments|leave a comment|comment below|hit the bell|notification bell|like and|like this video|give this video|thumbs up|save this|save for later|follow me|follow for|follow us|tag me|tag a friend
  affiliate|amazon associate|business inquir|small commission|buy me a coffee|link in bio|links? below|discount code|sponsor|thanks for watching|thank you for watching|support the channel|check out my|my cookbook|free meal plan|share this|share it with|let me know|music by|music from|filmed by|edited by
  abonnier|ein abo |kommentare|glocke|daumen hoch|speicher dir|folgt mir|folge mir|provision|link in der bio|rabattcode|gesponsert|mein backbuch|mein kochbuch|danke furs zuschauen|teilt das video|teile das|markier|musik von|schnitt und kamera
  abonnez|abonne-toi|en commentaire|commentaires|la cloche|enregistre la|enregistre cette|lien affilie|liens affilies|contact pro|pouce bleu|code promo|collaboration commerciale|mon livre|merci d'avoir regarde|partagez la video|partage a|tague|musique de 
  suscrib|comentarios|campanita|guarda est|siguenos|sigueme|afiliad|dale like|dale a me gusta|codigo de descuento|mi libro|gracias por ver|comparte el video|compartelo con|etiqueta a|musica de 
  iscrivet|iscriviti|nei commenti|campanella|salva il|salva la|seguimi|seguitemi|link affiliat|codice sconto|il mio libro|grazie per aver guardato|condividi|tagga|musica di 
  abonneer|in de reacties|bewaar dit|volg me|like deze|kortingscode|mijn kookboek|bedankt voor het kijken|deel deze video|deel dit|muziek van
  subskrybuj|subskrypc|w komentarzu|w komentarzach|komentarz|zapisz na|obserwuj|lapke w gore|kod rabatowy|moja ksiazka|dziekuje za ogladanie|udostepnij|oznacz
  inscreva|se inscreve|subscrevam|subscreve|comenta aqui|nos comentarios|sininho|salva ess|salve ess|partilhem|link de afiliad|cupom|meu livro|obrigad[ao] por assistir|marca quem|marque quem|compartilhe com
  prenumerera|i kommentar|kommentera|spara recept|folj mig|gilla och|tagga en|rabattkod|min kokbok|tack for att du tittar|dela garna|dela med|musik av|musik fran
  abonner|i kommentar|tommelfinger|gem opskrift|folg mig|følg mig|rabatkode|min kogebog|tak fordi du|del gerne|musik af|musik fra`;

const REQUESTS_WITHOUT_SPACES = `チャンネル登録|高評価|いいね|保存して|フォロー|コメント|ご視聴|概要欄|订阅|訂閱|点赞|點讚|关注|關注|评论区|評論區|记得收藏|收藏起来|交作业|一键三连|转发`;

/** `Music: …`, `Instagram: …` */
export const CREDITS = wordMap([
  [
    "credit",
    `music|music by|song|track|musik|musik von|musique|música|musica|muziek|muzyka|bgm|soundtrack|filmed by|edited by|camera|kamera|instagram|insta|ig|facebook|tiktok|twitter|youtube|pinterest|telegram|whatsapp|patreon|podcast|blog|website|web|newsletter|e-mail|email|mail|contact|kontakt|contacto|contatto|contato|disclaimer
    音楽|使用楽曲|音乐|背景音乐|配乐|微博|小红书|公众号|抖音|ブログ|ツイッター|お仕事`,
  ],
]);

/** Without water and sugar, which are ingredients. */
export const NUTRIENT_NAMES = wordMap([
  [
    "nutrient",
    `calories|energy|kcal|cals|protein|proteins|carbs|carbohydrates|net carbs|fat|fats|fiber|fibre|kalorien|brennwert|energie|eiweiß|protein|kohlenhydrate|fett|ballaststoffe
    protéines|glucides|lipides|matières grasses|fibres|calorías|proteínas|carbohidratos|hidratos|hidratos de carbono|grasas|fibra|calorie|proteine|carboidrati|grassi|fibre
    calorieën|eiwit|eiwitten|koolhydraten|vet|vetten|vezels|kalorie|białko|węglowodany|tłuszcz|tłuszcze|błonnik|calorias|carboidratos|gorduras|fibras
    kalorier|energi|kolhydrater|kostfiber|kulhydrat|kulhydrater|fedt|kostfibre|热量|能量|蛋白质|碳水|碳水化合物|脂肪|膳食纤维|カロリー|エネルギー|たんぱく質|タンパク質|脂質|糖質|炭水化物|食物繊維`,
  ],
]);

const LISTED = REQUESTS.trim()
  .split(/\s*\n\s*|\|/)
  .join("|");
const REQUEST = new RegExp(
  `(?<!\\p{L})(?:${LISTED})|${REQUESTS_WITHOUT_SPACES.split("|").map(foldText).join("|")}`,
  "u",
);

export const isRequest = (text: string) => REQUEST.test(foldText(text));
