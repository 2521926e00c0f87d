import type { WorkLists } from "../work-words.ts";

export const POLISH_WORK: WorkLists = {
  waiting:
    "(?:u|za|do|wy)?piec(?!zar)|piecz|(?:do |w )piekarnik|(?:u|za|do|po)?got(?:uj|owa)|duś|dusi|odstaw|odpocz|leżak|(?:wy|u|pod)?ros(?:n|ł|t)|marynuj|zamarynuj|mocz|namocz|namacz|(?:o|wy|s)?stu?dz|ostyg|schł|chłodz|lodów|zamr|mroz|zostaw|pozostaw|parz|zaparz|na parze|czeka|odczeka|stęż|rozmr|zapiek",
  work: "(?:po|na|s)?kr[oó]j|(?:po|na)?kroi|siek|posiek|obier|obran?ier|obra[ćc]\\b|(?:ze|u)?trzyj|zetrze[ćc]|(?:za|wy)?gnie|zagnieś|wyrabia|wyrób|(?:roz)?wałk|(?:u)?form(?:uj|owa)|ubi(?:j|ja|ć)|(?:z)?miksuj|zmiksowa|blenduj|(?:roz)?gnieć|faszeruj|nadzie|umyj|myj|oczyść|(?:pod|u|ob)?smaż|podsmaż|(?:z)?rumien|zrumień|panier|smaruj|nałóż",
  tending: "(?:wy|za|prze)?miesza|obracaj|obróć|przewr|połącz",
  constantly: "ciągle|cały czas|nieustannie|bez przerwy|stale",
  meanwhile: "w (?:tym|między)\\s?czasie|tymczasem|jednocześnie|równocześnie|podczas gdy",
  twice: "(?:z|na|po) (?:każdej|obu) stron(?:y|ie|ach)?|z każdej|na stronę",
  after: "po(?: około| ok\\.?)?",
  or: "lub(?! do| dłużej| aż)|albo",
};
