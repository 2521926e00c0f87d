const PASTA =
  "rigatoni/rigatonis|ziti/zitis|paccheri/pacchero|tortiglioni|cannelloni/cannellonis|casarecce/caserecce|garganelli|mezze maniche|calamarata|candele|schiaffoni";
const EVERYWHERE = `${PASTA}|sbrinz|focaccia/focaccias`;
const COLORS = ["red", "blue", "green", "yellow", "pink", "black", "orange", "purple"].map(
  (color) => `${color} food coloring/${color} food colouring/${color} gel food coloring`,
);

/**
 * The table of foods has these as other names, since they weigh the same, but nobody buys one for the other.
 * `/` separates forms of one product.
 */
export const APART_WORDS: Record<string, string> = {
  da: `${EVERYWHERE}|drueagurk/drueagurker`,
  de: `${EVERYWHERE}|schmand|tomatenpüree/tomatenpuree|dinkelvollkornmehl|rindergulasch`,
  en: `${EVERYWHERE}|${COLORS.join("|")}
    tomato puree/tomato purée|sun-dried tomato paste/sun dried tomato paste|rotel|canned cherry tomatoes/tinned cherry tomatoes
    yellow squash|summer squash|patty pan squash/pattypan squash|green plantain/green plantains|mizuna|komatsuna|romanesco
    borlotti|flageolet|damson/damsons|greengage/greengages|mirabelle/mirabelles|boysenberry/boysenberries
    loganberry/loganberries|white currant/white currants/whitecurrant/whitecurrants|calamansi|pea shoot/pea shoots
    bitter orange/bitter oranges|seville orange/seville oranges
    green chilli paste/green chili paste|chilli paste/chili paste/red chilli paste/red chili paste|black garlic paste
    chili garlic sauce/chilli garlic sauce|schezwan sauce|buffalo sauce/buffalo wing sauce|taco sauce|pico de gallo
    lemon vinaigrette|balsamic vinaigrette|kewpie mayonnaise/kewpie mayo|hot honey
    tajín|italian seasoning|apple pie spice|mushroom bouillon/mushroom bouillon powder
    turkish bread|pide|pizza crust/pizza crusts|sourdough discard|fregola
    gluten-free self-raising flour/gluten free self raising flour/gluten-free self-rising flour
    chicken tender/chicken tenders/chicken tenderloin/chicken tenderloins|chicken cutlet/chicken cutlets
    breakfast sausage/breakfast sausages|bacon bits
    candy cane/candy canes|peppermint candy/peppermint candies
    milk chocolate chip/milk chocolate chips|black cocoa powder`,
  es: EVERYWHERE,
  fr: EVERYWHERE,
  it: EVERYWHERE,
  nl: EVERYWHERE,
  pl: EVERYWHERE,
  pt: EVERYWHERE,
  sv: EVERYWHERE,
  zh: "",
};
