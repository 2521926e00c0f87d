/** `/` separates forms of one product. */
export const DRINKS = `
  mushroom bouillon/mushroom bouillon powder|orange juice concentrate|mango lassi
  mineral water/still water/bottled water|distilled water|chicken consommé|beef consommé
  mushroom stock/mushroom broth
  vegan chicken broth/vegan chicken stock/vegan chicken-style stock/no-chicken broth
  vegan beef broth/vegan beef stock
  kombu dashi/kombu stock/vegan dashi/vegetable dashi/shiitake dashi/mushroom dashi
  anchovy stock/anchovy stock powder|lobster bisque
  fish stock cube/fish stock cubes/fish bouillon cube/fish bouillon cubes/fish stock powder|vegeta
  lamb stock cube/lamb stock cubes
  mushroom stock cube/mushroom stock cubes/mushroom seasoning/mushroom powder seasoning|bovril/beef extract
  vegan chicken bouillon/vegan chicken stock powder|cream of celery|cheddar cheese soup
  vegetable soup mix/dry vegetable soup mix|cold brew/cold-brew/cold-brewed coffee|iced coffee
  coffee bean/coffee beans/espresso bean/espresso beans|earl grey|lapsang souchong|oolong|jasmine tea|chai
  genmaicha|hojicha|chamomile tea/camomile tea|rooibos/red bush tea/chai rooibos|mint tea/peppermint tea
  ginger tea|lemon and ginger tea|fruit tea|hibiscus tea|yerba mate|barley tea|diet coke/diet cola
  dr pepper/dr. pepper/pepper-type soda
  sprite/7up/7-up/lemon-lime soda/lemon lime soda/lemon-lime soft drink/lemon-lime beverage/citrus soda
  pink lemonade|bitter lemon|limeade|grapefruit soda/pink grapefruit soda|sports drink/sports drinks/gatorade
  elderflower cordial/elderflower syrup
  lime cordial/sweetened lime cordial/sweetened lime juice/rose's lime juice
  raspberry cordial/raspberry squash|blackcurrant cordial/blackcurrant squash/ribena|orange squash
  ginger cordial|apple juice concentrate
  fresh apple cider/fresh pressed apple cider/sweet apple cider/soft apple cider/nonalcoholic apple cider/unfiltered apple cider/unpasteurized apple cider
  white grape juice|unsweetened cranberry juice|kalamansi juice|tart cherry juice/sour cherry juice
  clamato/tomato and clam juice|sweet white wine|pink champagne/rosé champagne/sparkling rosé/pink prosecco
  moscato|lambrusco|sweet sherry/cream sherry/pale cream sherry
  medium sherry/medium-dry sherry/medium dry sherry/amontillado|oloroso|pedro ximénez/px sherry|white port
  sweet vermouth/red vermouth/rosso vermouth/martini rosso|bianco vermouth/martini bianco|lillet|sangria
  makgeolli|sake lees|dark beer/dark ale/brown ale/brown ales|wheat beer/hefeweizen
  ipa/india pale ale/indian pale ale|belgian beer/belgian ale/belgian-style ale/trappist beer/abbey beer
  malt drink/malt beer/malt beverage|kvass/kvas|alcohol-free white wine/non-alcoholic white wine
  alcohol-free red wine/non-alcoholic red wine|perry/pear cider|sweet cider/medium-sweet cider|apricot brandy
  cherry brandy|pear brandy/poire williams/poire william|slivovitz/plum brandy|white rum/light rum/bacardi
  spiced rum/captain morgan|overproof rum/stroh rum|rhum agricole|vanilla vodka
  lemon vodka/citrus vodka/citron vodka|genever|sloe gin|arrack|apricot liqueur|melon liqueur/midori
  banana liqueur/crème de banane|passion fruit liqueur|bénédictine|peppermint schnapps|pear liqueur
  apple liqueur/apple schnapps/sour apple schnapps|blackberry liqueur/crème de mûre|pimm's|umeshu/plum wine
  blue curaçao|walnut liqueur/nocino/crème de noix|orange bitters|white crème de cacao
  cherry liqueur/cherry heering|cynar|shochu|rye whiskey|sweet marsala|fruit punch
  turkey stock/turkey broth/turkey bone broth|ham stock/ham broth/bacon stock`;
