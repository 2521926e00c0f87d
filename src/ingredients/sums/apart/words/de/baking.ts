/** `/` separates forms of one product. */
export const BAKING = `
  cocktailkirsche/cocktailkirschen/cocktail-kirschen/cocktail-kirsche/maraschinokirsche/maraschinokirschen
  amarenakirsche/amarenakirschen/amarena-kirschen|rumrosine/rumrosinen|hagebuttenmark/buttenmost|aranzini
  zitronat/sukkade/zedrat/kandierte zitronenschale/kandierter zitronenschale/kandierten zitronenschale
  orangeat und zitronat|himbeerpüree/himbeermark|erdbeerpüree|beerenpüree
  himbeersoße/himbeersosse/himbeersauce|fruchtsoße/fruchtsosse|zitronenschalenaroma
  orangenschalenaroma/orangenback|kokoschips/kokos-chips|mohnback/mohn-back/mohnfüllung/backmohn
  flüssiger süßstoff/flüssigen süßstoff/flüssigem süßstoff/flüssige süßstoff/flüssiger süssstoff/flüssigen süssstoff/flüssigem süssstoff/flüssige süssstoff
  süßstofftabletten/süssstofftabletten|erbsenprotein|proteinpulver vanille
  muscovado/muscovadozucker/muscovado-zucker/muskovado/mascobado/dunkler brauner zucker/dunklen braunen zucker/dunklem braunem zucker/dunkle braune zucker/vollrohrzucker/vollzucker/heller muscovado-zucker/hellen muscovado-zucker/hellem muscovado-zucker/helle muscovado-zucker
  farinzucker/kandisfarin|brauner kandis/braunen kandis/braunem kandis/braune kandis|krustenkandis/kluntje
  dattelpaste/dattelmus|backmalz/malzmehl/gerstenmalz/roggenmalz
  flüssiges stevia/flüssige stevia/flüssigem stevia/flüssigen stevia|puder-erythrit/puder-xucker
  rohrzuckersirup|karamellsirup|mandelsirup/mandel-sirup/orgeat|haselnusssirup/haselnuss-sirup|lavendelsirup
  rosensirup/rosen-sirup|minzsirup|ingwersirup|kokossirup/kokos-sirup|salzkaramell/salzkaramellsauce
  rhabarberkompott|kirschkompott|zwetschkenröster/zwetschgenkompott/pflaumenkompott|rote grütze|birnenkompott
  hollerröster|gelee/gelees/fruchtgelee|beerenmarmelade|quittenmarmelade
  johannisbeermarmelade/ribiselmarmelade|himbeergelee|feigensenf süß/feigensenf süss
  zitronenmarmelade/zitronen-marmelade|apfeldicksaft/apfelsirup/apfel-sirup|birnendicksaft/birnel|birnenkraut
  lütticher sirup|kirschgrütze|kastanienreis/kastanien-reis/vermicelles|maronencreme/kastaniencreme
  roggensauerteig|weizensauerteig|lievito madre|sauerteigextrakt/trockensauerteig|pottasche|ascorbinsäure
  sofortgelatine/gelatinefix/gelatine-fix|rote gelatine/roter gelatine/roten gelatine|aspik|einmachhilfe
  vanillearoma/vanille-aroma|butter-vanille-aroma/buttervanille-aroma|bittermandel
  zitronenzucker/zitronen-zucker|erdbeeraroma|butteraroma|karamellaroma|rohkakao/rohkakaopulver
  schokoladenglasur/schokoglasur/kuchenglasur
  schokoladenraspel/schokoladenraspeln/schokoraspel/schokoraspeln/schokoladenrasp/schokoladenspäne/schokoladenröllchen/schokoladendekor
  rumkugeln|edelbitterschokolade/edelbitter-schokolade|zartbitterraspel/zartbitterschokoraspel
  weiße schokotropfen/weißer schokotropfen/weißen schokotropfen/weisse schokotropfen/weisser schokotropfen/weissen schokotropfen/weiße schokoladentropfen/weißer schokoladentropfen/weißen schokoladentropfen/weisse schokoladentropfen/weisser schokoladentropfen/weissen schokoladentropfen
  weiße schokoladenraspel/weißer schokoladenraspel/weißen schokoladenraspel/weisse schokoladenraspel/weisser schokoladenraspel/weissen schokoladenraspel
  schokostreusel/schokoladenstreusel/kakaostreusel|zuckerperle/zuckerperlen/liebesperlen|smarties mini
  zuckerherzen|zuckeraugen|rote lebensmittelfarbe/roter lebensmittelfarbe/roten lebensmittelfarbe
  grüne lebensmittelfarbe/grüner lebensmittelfarbe/grünen lebensmittelfarbe
  blaue lebensmittelfarbe/blauer lebensmittelfarbe/blauen lebensmittelfarbe
  gelbe lebensmittelfarbe/gelber lebensmittelfarbe/gelben lebensmittelfarbe|marzipandecke|zitronenglasur
  eiweißspritzglasur/eiweissspritzglasur|tortenguss|pfannkuchenmischung|brotbackmischung|muffin-backmischung
  schokoladenpuddingpulver/schokoladen-puddingpulver/schokopuddingpulver/puddingpulver schoko
  sahnepuddingpulver|vanille-puddingpulver|dessertcremepulver
  vanillesoßenpulver/vanillesossenpulver/vanille-soßenpulver/vanille-sossenpulver/vanillesaucenpulver/vanille-saucenpulver
  cremepulver/vanillecremepulver|oblate/oblaten/backoblate/backoblaten|puder-xylit|johannisbrotkernmehl
  pflaumenmarmelade/zwetschgenmarmelade/zwetschkenmarmelade/pflaumenkonfitüre/zwetschgenkonfitüre`;
