import type { Language } from "../contract/languages.ts";

interface DemoTexts {
  leftovers: string;
  /** Name of a shopping list. */
  party: string;
  cookedNotes: string[];
}

export const DEMO_TEXTS: Record<Language, DemoTexts> = {
  "en-US": {
    leftovers: "Leftovers",
    party: "Party",
    cookedNotes: ["Half the salt next time", "Doubled it for guests", "Kids loved it"],
  },
  "da-DK": {
    leftovers: "Rester",
    party: "Fest",
    cookedNotes: [
      "Kun halvt så meget salt næste gang",
      "Lavede dobbelt portion til gæsterne",
      "Børnene elskede det",
    ],
  },
  "de-DE": {
    leftovers: "Reste",
    party: "Feier",
    cookedNotes: [
      "Nächstes Mal nur halb so viel Salz",
      "Für Gäste die doppelte Menge gemacht",
      "Den Kindern hat’s geschmeckt",
    ],
  },
  "fr-FR": {
    leftovers: "Restes",
    party: "Fête",
    cookedNotes: [
      "Deux fois moins de sel la prochaine fois",
      "Quantités doublées pour les invités",
      "Les enfants ont adoré",
    ],
  },
  "pl-PL": {
    leftovers: "Resztki",
    party: "Impreza",
    cookedNotes: [
      "Następnym razem o połowę mniej soli",
      "Zrobione z podwójnej porcji dla gości",
      "Dzieciom bardzo smakowało",
    ],
  },
  "pt-PT": {
    leftovers: "Restos",
    party: "Festa",
    cookedNotes: ["Da próxima vez, metade do sal", "Fiz a dobrar para os convidados", "Os miúdos adoraram"],
  },
  "sv-SE": {
    leftovers: "Rester",
    party: "Fest",
    cookedNotes: [
      "Hälften så mycket salt nästa gång",
      "Gjorde dubbel sats till gästerna",
      "Barnen älskade det",
    ],
  },
  "zh-CN": {
    leftovers: "剩菜",
    party: "聚会",
    cookedNotes: ["下次盐减半", "家里来客人，做了双份", "孩子很爱吃"],
  },
  "zh-TW": {
    leftovers: "剩菜",
    party: "聚會",
    cookedNotes: ["下次鹽減半", "有客人來，做了兩倍的份量", "小孩很愛吃"],
  },
};
