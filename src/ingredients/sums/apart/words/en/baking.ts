/** `/` separates forms of one product. */
export const BAKING = `
  sourdough discard
  bittersweet chocolate chip/bittersweet chocolate chips/dark chocolate chip/dark chocolate chips
  milk chocolate chip/milk chocolate chips/milk chocolate drop/milk chocolate drops/milk choc chip/milk choc chips
  black cocoa powder/black cocoa
  red food coloring/red food colouring/red gel food coloring/red food color/red food colour/red food dye/red gel paste
  blue food coloring/blue food colouring/blue gel food coloring/blue food color/blue food colour/blue food dye
  green food coloring/green food colouring/green gel food coloring/green food color/green food colour/green food dye
  yellow food coloring/yellow food colouring/yellow gel food coloring/yellow food color/yellow food colour/yellow food dye
  pink food coloring/pink food colouring/pink gel food coloring
  black food coloring/black food colouring/black gel food coloring
  orange food coloring/orange food colouring/orange gel food coloring/orange food color/orange food colour/orange food dye
  purple food coloring/purple food colouring/purple gel food coloring
  stem ginger/preserved ginger/preserved stem ginger|date puree|candied pineapple/glacé pineapple
  candied orange|candied lemon|candied citron/citron peel/succade
  coconut flake/coconut flakes/coconut chip/coconut chips/coconut shaving/coconut shavings/unsweetened flaked coconut
  lotus seed paste|nougatine|vege-gel/vegetable gelatine/vegetarian gelatine/vegetarian gelatin
  liquid sweetener
  caster sugar/castor sugar/superfine sugar/superfine granulated sugar/extra fine sugar/baker's sugar/berry sugar
  preserving sugar
  dark brown sugar/dark soft brown sugar/dark brown soft sugar/dark brown muscovado sugar/dark brown cane sugar/dark muscovado/dark muscavado/dark moscovado/dark soft sugar/dark sugar/molasses sugar/barbados sugar
  black sugar/korean black sugar/okinawan brown sugar|royal icing sugar
  coarse sugar/decorating sugar/decorative sugar/sanding sugar/coarse sanding sugar/sparkling sugar/coarse sparkling sugar/turbinado sparkling sugar/crystal sugar
  colored sugar/coloured sugar|invert sugar/inverted sugar syrup/trimoline|isomalt
  maltodextrin/tapioca maltodextrin|cane syrup/sugar cane syrup|sugar beet syrup/beet syrup|blackstrap
  sorghum molasses|date paste|maltose|diastatic malt|liquid stevia/stevia drops|monk fruit/monkfruit/lakanto
  allulose|confectioners swerve/confectioners' swerve/powdered swerve|honey syrup/honey simple syrup
  cinnamon syrup/cinnamon simple syrup|ginger syrup/ginger sugar syrup|vanilla syrup|hazelnut syrup
  strawberry syrup/strawberry sauce|raspberry syrup|orgeat/almond syrup|rose syrup/rooh afza|caramel syrup
  peppermint syrup/mint syrup|hot fudge/hot fudge sauce/hot fudge topping/chocolate fudge sauce/fudge sauce
  butterscotch sauce/butterscotch topping|raspberry coulis/raspberry sauce
  strawberry coulis/strawberry topping|blueberry sauce/blueberry compote|cherry sauce/cherry compote
  sour cherry jam/sour cherry preserves/morello cherry jam|lemon marmalade|lime marmalade/lime preserve
  ginger marmalade/ginger preserve|yuzu marmalade/yuja-cheong/yuzu tea|jellied cranberry sauce
  passion fruit curd|orange curd|lime curd|cherry pie filling|apple pie filling|blueberry pie filling
  peach pie filling|lemon pie filling|sweetened chestnut purée/crème de marrons/chestnut cream/chestnut spread
  rye sourdough starter/rye starter|potash/pearl ash/potassium carbonate|lye water/kansui/alkaline water
  slaked lime/pickling lime/calcium hydroxide|tartaric acid|ascorbic acid/vitamin c powder
  rennet tablet/rennet tablets/junket|calcium chloride
  gelatine leaf/gelatine leaves/gelatin leaf/gelatin leaves/gelatine sheet/gelatine sheets/gelatin sheet/gelatin sheets/leaf gelatine/leaf gelatin/sheet gelatine/sheet gelatin/sheets of gelatine/sheets of gelatin/leaf of gelatine/leaf of gelatin/leaves of gelatine/leaves of gelatin
  collagen peptides/collagen powder
  raspberry jelly cubes/raspberry jelly crystals/raspberry jello/raspberry jell-o/raspberry gelatin
  strawberry jelly cubes/strawberry jelly crystals/strawberry jello/strawberry jell-o/strawberry gelatin
  lime jelly/lime jello/lime jell-o/lime gelatin|orange jelly/orange jello/orange jell-o/orange gelatin
  cherry gelatin/cherry jello/cherry jell-o|lemon jelly/lemon jello/lemon jell-o/lemon gelatin
  nata de coco/coconut jelly|liquid pectin/certo|gum arabic|sodium alginate|meat tenderizer/meat tenderiser
  lime extract|peppermint oil|banana extract/banana essence|butter extract/butter flavoring/butter flavouring
  strawberry extract/strawberry essence|ube extract|anise extract|rose extract/rose essence
  dutch-process cocoa/dutch-processed cocoa/dutch process cocoa/dutch processed cocoa/dutched cocoa/dutch cocoa/alkalized cocoa
  raw cacao powder/cacao powder/raw cocoa powder|special dark cocoa/dark cocoa powder
  orange chocolate/chocolate orange
  mint chocolate/chocolate mint/chocolate mints/peppermint chocolate/after eights
  candy coating/compound chocolate/chocolate melts/chocolate wafer melts/chocolate melting wafers
  flake bar/flake bars/flake chocolate/chocolate flake bar/chocolate flake bars
  vegan white chocolate/dairy-free white chocolate|vegan milk chocolate/dairy-free milk chocolate
  vegan chocolate chip/vegan chocolate chips/dairy-free chocolate chip/dairy-free chocolate chips
  mexican chocolate|caramel chocolate
  white chocolate chip/white chocolate chips/white choc chip/white choc chips/white choc bits/white chocolate morsel/white chocolate morsels/white chocolate drop/white chocolate drops/white baking chips/vanilla baking chips
  candy melts/white candy melts/vanilla candy coating/almond bark/white almond bark
  caramel chip/caramel chips/caramel bit/caramel bits/caramel baking bits
  peanut butter chip/peanut butter chips
  toffee bit/toffee bits/toffee chip/toffee chips/toffee baking bits/heath bits/heath toffee bits
  cinnamon chip/cinnamon chips|mint chip/mint chips
  chocolate sprinkles/chocolate vermicelli/chocolate strands/chocolate hail/chocolate granulado/granulado
  silver ball/silver balls/edible silver balls/silver dragées/dragées|sugar pearls/edible pearls
  edible glitter/luster dust/lustre dust|edible eyes/candy eyes/candy eyeballs|almond paste/raw marzipan paste
  frangipane|royal icing|flower paste/modelling paste
  writing icing/writing icing tube/writing icing tubes/icing pen/icing pens/icing tube/icing tubes
  chocolate frosting/chocolate buttercream/chocolate icing|cream cheese frosting/cream cheese icing
  ganache/chocolate ganache|brownie mix/brownie batter mix|chocolate cake mix/devil's food cake mix
  white cake mix|yellow cake mix/butter cake mix/yellow butter cake mix|spice cake mix|angel food cake mix
  red velvet cake mix|pancake mix/pancake and waffle mix/waffle mix
  bisquick/biscuit mix/biscuit baking mix/baking mix|muffin mix
  cornbread mix/cornbread muffin mix/corn muffin mix/jiffy corn muffin mix|cookie mix/sugar cookie mix
  bread mix|vanilla pudding mix/vanilla instant pudding/instant vanilla pudding
  chocolate pudding mix/chocolate instant pudding/instant chocolate pudding
  lemon pudding mix/instant lemon pudding|pistachio pudding mix/instant pistachio pudding
  banana pudding mix/instant banana pudding|saltpetre/saltpeter/potassium nitrate
  oblaten/wafer paper/wafer sheets/edible wafer paper/edible rice paper|carob molasses/carob syrup
  date molasses|locust bean gum|powidl/powidła/plum butter/lekvar/prune butter|silver leaf/edible silver leaf
  praline paste/hazelnut praline paste|pistachio cream/pistachio spread`;
