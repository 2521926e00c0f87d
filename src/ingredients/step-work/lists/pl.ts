import type { WorkLists } from "../work-words.ts";

export const POLISH_WORK: WorkLists = {
  waiting:
    "(?:u|za|do|wy)?piec(?!zar)|piecz|(?:do |w )piekarnik|(?:u|za|do|po)?got(?:uj|owa)|duś|dusi|odstaw|odpocz|leżak|(?:wy|u|pod)?ros(?:n|ł|t)|marynuj|zamarynuj|mocz|namocz|namacz|(?:o|wy|s)?stu?dz|ostyg|schł|chłodz|lodów|zamr|mroz|zostaw|pozostaw|parz|zaparz|na parze|czeka|odczeka|stęż|rozmr|zapiek",
  work: "(?:po|na|s)?kr[oó]j|(?:po|na)?kroi|siek|posiek|obier|obran?ier|obra[ćc]\\b|(?:ze|u)?trzyj|zetrze[ćc]|(?:za|wy)?gnie|zagnieś|wyrabia|wyrób|(?:roz)?wałk|(?:u)?form(?:uj|owa)|ubi(?:j|ja|ć)|(?:z)?miksuj|zmiksowa|blenduj|(?:roz)?gnieć|faszeruj|nadzie|umyj|myj|oczyść|(?:pod|u|ob)?smaż|podsmaż|(?:z)?rumien|zrumień|panier|smaruj|nałóż",
  tending: "(?:wy|za|prze)?miesza|obracaj|obróć|przewr|połącz",
  constantly: "ciągle|cały czas|nieustannie|bez przerwy|stale",
  meanwhile:
    "w (?:tym|między)\\s?czasie|tymczasem|jednocześnie|równocześnie|podczas (?:gdy|gotowania|pieczenia|duszenia|smażenia)|w trakcie (?:gotowania|pieczenia|duszenia)|gdy (?:[^ ]+ ){1,3}się (?:gotuj|piecz|pie[ck]|dusi|smaż)",
  twice: "(?:z|na|po) (?:każdej|obu) stron(?:y|ie|ach)?|z każdej|na stronę",
  after: "po(?: około| ok\\.?)?",
  or: "lub(?! do| dłużej| aż)|albo",
  heat: "(?:u|za|do|wy|s)?piec(?!zar|ze)|pieczem?y?\\b|pieczenia|piekarnik|(?:u|za|do|po|pod)?got(?:uj|owa)|duś|dusi|(?:pod|u|ob|za)?smaż|(?:z)?rumień|(?:pod|roz|za)grz|podgrzej|roztop|rozpuś|na parze|zapiek|grilluj|zagotuj|parz|wrz[ąe]c",
  chill:
    "(?:o|wy|prze)?stu?dz|stud[zź]|ostyg|chłodz|lodów|zamr|mroz|wyros|wyrast|marynuj|zamarynuj|namocz|namacz|całą noc|na noc|pokojow|rozmr|leżak|(?:za|wy)gnie|wyrabia|wyrób|(?:roz)?wałk|(?:u)?form(?:uj|owa)",
  cool: "(?:o|wy|prze)stu?d[zź]|ostyg|do wystygnięcia|do ostygnięcia",
  atOnce:
    "natychmiast|od razu|podawaj? (?:[^ ]+ )?(?:gorąc|ciepł)|podawać (?:[^ ]+ )?(?:gorąc|ciepł)|póki ciepł|jeszcze (?:ciepł|gorąc)",
  preheat:
    "(?:na|roz|pod)grzej (?:[^ ]+ )?piekarnik|(?:na|roz)grzewa|piekarnik (?:[^ ]+ )?(?:na|roz)grz|włącz piekarnik",
  and: "i",
  oven: "piekarnik|piecz",
  cook: "got(?:uj|owa)",
  inFat: "(?:na|w) (?:[^ ]+ ){0,3}(?:olej|oleju|oliwie|maśle|tłuszczu|smalcu)\\b",
  apiece: "każd(?:y|ą|e|ego)\\b(?! stron)|na sztukę|po kolei",
  inTurn: "po jednym|po jednej|po kolei|partiami|porcjami",
  nothing: "smacznego|krok \\d+ ?:|(?:wskazówk[ai]|porad[ay]|rada|uwaga) ?:|(?:podawaj i )?delektuj",
  aside: "(?:na|do) (?:sałatk|dip|dressing|surówk)[a-z]+|przygotuj (?:dip|dressing|sałatk|surówk)",
  onTop: "(?:u)?dekor|ozd[oó]b|polew|na (?:wierzch )?(?:ciast|tort)",
  ahead: "przed|wcześniej",
};
