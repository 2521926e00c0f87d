/** `/` separates forms of one product. */
export const CONDIMENTS = `
  tomatenpüree|tafelmeerrettich|sojabohnenöl|frittieröl/frittier-öl/frittierfett flüssig|keimöl|albaöl
  helles sesamöl/helle sesamöl/hellem sesamöl/hellen sesamöl|kokosfett/kokos-fett/palmin
  rotes palmöl/rote palmöl/rotem palmöl/roten palmöl/dendê-öl|basilikumöl|rosmarinöl|griebenschmalz
  kräuteressig/estragonessig|obstessig|essigessenz/essig-essenz|champagneressig
  salzarme sojasauce/salzarmer sojasauce/salzarmen sojasauce/natriumarme sojasauce/natriumarmer sojasauce/natriumarmen sojasauce/salzreduzierte sojasauce/salzreduzierter sojasauce/salzreduzierten sojasauce
  süßsalzige sojasauce/süßsalziger sojasauce/süßsalzigen sojasauce/süsssalzige sojasauce/süsssalziger sojasauce/süsssalzigen sojasauce
  dunkle misopaste/dunkler misopaste/dunklen misopaste/rote misopaste/roter misopaste/roten misopaste
  piri-piri-öl|buffalo-sauce|chipotlepaste/chipotle-paste|chipotle-sauce|tikka-masala-paste|madras-currypaste
  tikka-masala-sauce|curryketchup/curry-ketchup|scharfer senf/scharfen senf/scharfem senf/scharfe senf
  süßer senf/süßen senf/süßem senf/süße senf/süsser senf/süssen senf/süssem senf/süsse senf|feigensenf
  estragonsenf|kremser senf|waldhonig/tannenhonig|lavendelhonig|thymianhonig|manukahonig
  kastanienhonig/edelkastanienhonig|honig-senf-sauce/honig-senf-soße/honig-senf-sosse/honig-senf-dressing
  gewürzketchup|miracel whip/salatcreme
  japanische mayonnaise/japanischer mayonnaise/japanischen mayonnaise/kewpie-mayonnaise|joghurt-mayonnaise
  joghurtdressing/joghurt-dressing
  french dressing/französische salatsauce/französischer salatsauce/französischen salatsauce|minzgelee
  bärlauchpesto|rucolapesto|kräuterpesto|arrabbiata-sauce
  pizzasauce/pizzasaucen/pizzasoße/pizzasoßen/pizzasosse/pizzasossen|jägersauce/jägersoße/jägersosse
  taco-sauce|pico de gallo|grüne soße/grüne sosse/grüne sauce/grüner sauce/grünen sauce
  stückige erdnussbutter/stückiger erdnussbutter/stückigen erdnussbutter/erdnussbutter crunchy
  weißes mandelmus/weiße mandelmus/weißem mandelmus/weißen mandelmus/weisses mandelmus/weisse mandelmus/weissem mandelmus/weissen mandelmus/helles mandelmus/helle mandelmus/hellem mandelmus/hellen mandelmus
  kapernäpfel|kapern in salz
  gefüllte oliven/gefüllter oliven/gefüllten oliven/gefüllte grüne oliven/gefüllter grüner oliven/gefüllten grünen oliven/mit paprika gefüllte grüne oliven
  kalamata-olive/kalamata-oliven/kalamataoliven|taggiasca-oliven|salzgurke/salzgurken/salz-dill-gurken
  senfgurke/senfgurken|honiggurken/honig-gurken
  eingelegte rote zwiebeln/eingelegter roter zwiebeln/eingelegten roten zwiebeln
  eingelegte silberzwiebeln/eingelegter silberzwiebeln/eingelegten silberzwiebeln/eingelegte perlzwiebeln/eingelegter perlzwiebeln/eingelegten perlzwiebeln
  antipasti/antipasti-gemüse|giardiniera|umeboshipaste|mango-pickle|limetten-pickle|tomatenchutney
  apfelchutney|feigenchutney|zwiebelchutney/zwiebel-chutney
  karamellisierte zwiebeln/karamellisierter zwiebeln/karamellisierten zwiebeln|ananaskraut|tamarindensaft
  trüffelbutter
  burgersauce/burgersaucen/burger-sauce/burgersoße/burgersosse/hamburgersauce/hamburgersoße/hamburgersosse
  balsamico-dressing/balsamicodressing|kräuterdressing/kräuter-dressing
  italienisches dressing/italienische dressing/italienischem dressing/italienischen dressing/italian dressing
  ajvar/milder ajvar/mildes ajvar/milden ajvar/mildem ajvar/milde ajvar
  scharfer ajvar/scharfen ajvar/scharfem ajvar/scharfe ajvar
  scharfe paprikapaste/scharfer paprikapaste/scharfen paprikapaste|panang-currypaste|macadamiaöl|pistazienöl
  arganöl`;
