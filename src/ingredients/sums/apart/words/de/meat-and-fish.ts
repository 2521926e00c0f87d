/** `/` separates forms of one product. */
export const MEAT_AND_FISH = `
  rindergulasch|suppenfleisch|grillfleisch|bratenfleisch|gulasch/gulaschfleisch/rindsgulasch|rinderbraten
  tatar/tatarfleisch/rindstatar
  rouladenfleisch/rinderroulade/rinderrouladen/rindsroulade/rindsrouladen/roulade/rouladen
  minutensteak/minutensteaks|rindsgeschnetzeltes
  rindsschnitzel/rinderschnitzel/rinder-schnitzel/rindschnitzel/rindsplätzli|sauerbraten|tafelspitz
  côte de bœuf/côte de boeuf/rinderkotelett/rinderkoteletts/rinder-kotelett/rinder-koteletts/tomahawk-steak
  rostbraten/zwiebelrostbraten|rindermark/knochenmark|kalbsknochen|kalbsgulasch/kalbs-gulasch/kalbsragout
  kalbsgeschnetzeltes|kalbsbraten|kalbsbrust|kalbsbäckchen/kalbsbacke/kalbsbacken|kalbsbrät/kalbs-brät
  kalbssteak/kalbs-steak/kalbsmedaillons|kalbsfilet|kalbsrücken/kalbskarree/kalbs-karree
  schweinegulasch/schweine-gulasch/schweinsgulasch|schweinebraten/schweinsbraten
  schweinegeschnetzeltes/schweinsgeschnetzeltes|mett/thüringer mett/schweinemett/zwiebelmett/hackepeter
  schweinenacken/schweinsnacken/nacken vom schwein/schweinekamm/schweinskamm/schweinehals/schweinshals/schopf/schopfbraten/schweinsschopf
  nackensteak/nackensteaks/schweinenackensteak/schweinenackensteaks
  schweineschnitzel/schnitzel/schweinsschnitzel/schweinsplätzli
  schweinesteak/schweinesteaks/schweine-steak/schweine-steaks/schweinssteak|kassler-rippchen|surstelze|lardo
  schinkenwürfel/katenschinkenwürfel/katenschinken-würfel/schinkenwürfelchen/rohe schinkenwürfel/roher schinkenwürfel/rohen schinkenwürfel
  putenschinken gekocht|schwarzwälder schinken/katenschinken/knochenschinken/bauernschinken
  nussschinken/nuss-schinken|lachsschinken|teewurst/teewürste|salsiz|luganighe|nürnberger/nürnberger würstchen
  kalbsbratwurst/kalbsbratwürste/kalbsbratwürsten/olma-bratwurst|bockwurst/bockwürste/bockwürsten
  cervelas/cervelats/cervelat/klöpfer|geflügelwürstchen/geflügel-würstchen/geflügelwiener
  mettwurst/mettwürste/mettwürsten/mettenden/mettende/mettwürstchen/räuchermettwurst/rauchenden|landjäger
  pfefferbeißer/pfefferbeisser|pinkel|debreziner|käsekrainer|cabanossi/cabanossis
  kochwurst/kohlwurst/kohlwürste/kohlwürsten|saucisson|fenchelsalami|pizzasalami
  cervelatwurst/cervelatwürste/cervelatwürsten/zervelatwurst|streichwurst
  suppenhuhn/suppenhühner/suppenhühnern|hähnchengeschnetzeltes/hühnergeschnetzeltes/pouletgeschnetzeltes
  hähnchenteile/hühnerteile|lammgulasch/lamm-gulasch/lammragout|lammbraten
  lammfilet/lammfilets/lammrückenfilet/lammrückenfilets|kalbsniere/kalbsnieren|schweineniere/schweinenieren
  rinderzunge/rinderzungen|kalbszunge/kalbszungen|pökelzunge|wildgulasch/wildragout
  kaninchenkeule/kaninchenkeulen|kaninchenrücken/kaninchenfilet|hasenkeule/hasenkeulen|hasenrücken
  hirschgulasch/hirschragout|hirschkeule/hirschkeulen|hirschrücken/hirschfilet/hirschkalbsrücken/hirschsteaks
  reh/rehfleisch|rehgulasch/rehragout/rehpfeffer|rehkeule/rehkeulen|rehrücken/rehfilet|rehschulter|hühnermagen
  hühnerklein/geflügelklein|putengeschnetzeltes/truthahngeschnetzeltes|putengulasch/puten-gulasch|putenflügel
  entenconfit/enten-confit|gänsekeule/gänsekeulen|gänsebrust/gänsebrüste/gänsebrüsten
  perlhuhnbrust/perlhuhnbrüste/perlhuhnbrüsten|fasanenbrust|felchen/felchenfilet
  viktoriabarsch/viktoriabarschfilet/viktoriabarschfilets
  schwarzer heilbutt/schwarzen heilbutt/schwarzem heilbutt/schwarze heilbutt
  lachsforelle/lachsforellen/lachsforellenfilet/lachsforellenfilets|graved lachs/graavilachs|stremellachs
  bismarckhering/bismarckheringe/bismarckheringen|rollmops/rollmöpse/rollmöpsen
  salzhering/salzheringe/salzheringen|tobiko|masago|dorschrogen|kaviarersatz
  deutscher kaviar/deutschen kaviar/deutschem kaviar/deutsche kaviar
  cocktailgarnele/cocktailgarnelen/party-garnelen/eismeergarnele/eismeergarnelen|languste/langusten
  hummerschwanz/hummerschwänze/hummerschwänzen|langustenschwänze|königskrabbe/königskrabben/king crab
  königskrabbenfleisch|grünschalmuschel/grünschalmuscheln|rotzunge/rotzungen/limande/rotzungenfilet
  stint/stinte/stinten|forellenkaviar|saiblingskaviar|iberico-schinken/ibericoschinken/jamón ibérico|jagdwurst
  bierschinken/schinkenwurst|gelbwurst|geflügelfleischwurst|putenwiener/puten-wiener
  leberkäsebrät/fleischkäsebrät`;
