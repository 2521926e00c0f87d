import type { Language } from "../contract/languages.ts";

interface DemoTexts {
  leftovers: string;
  cookedNotes: string[];
}

export const DEMO_TEXTS: Record<Language, DemoTexts> = {
  "en-US": {
    leftovers: "Leftovers",
    cookedNotes: ["Half the salt next time", "Doubled it for guests", "Kids loved it"],
  },
  "da-DK": {
    leftovers: "Rester",
    cookedNotes: [
      "Kun halvt så meget salt næste gang",
      "Lavede dobbelt portion til gæsterne",
      "Børnene elskede det",
    ],
  },
  "de-DE": {
    leftovers: "Reste",
    cookedNotes: [
      "Nächstes Mal nur halb so viel Salz",
      "Für Gäste die doppelte Menge gekocht",
      "Den Kindern hat’s geschmeckt",
    ],
  },
  "fr-FR": {
    leftovers: "Restes",
    cookedNotes: [
      "Deux fois moins de sel la prochaine fois",
      "Quantités doublées pour les invités",
      "Les enfants ont adoré",
    ],
  },
  "pl-PL": {
    leftovers: "Resztki z obiadu",
    cookedNotes: [
      "Następnym razem połowę mniej soli",
      "Podwójna porcja dla gości",
      "Dzieciom bardzo smakowało",
    ],
  },
  "pt-PT": {
    leftovers: "Sobras",
    cookedNotes: ["Da próxima vez, metade do sal", "Fiz a dobrar para os convidados", "Os miúdos adoraram"],
  },
  "sv-SE": {
    leftovers: "Rester",
    cookedNotes: [
      "Hälften så mycket salt nästa gång",
      "Gjorde dubbel sats till gästerna",
      "Barnen älskade det",
    ],
  },
  "zh-CN": { leftovers: "剩菜", cookedNotes: ["下次盐减半", "来客人时做了双份", "孩子们很喜欢"] },
  "zh-TW": { leftovers: "剩菜", cookedNotes: ["下次鹽減半", "請客時做了雙份", "孩子們很喜歡"] },
};
