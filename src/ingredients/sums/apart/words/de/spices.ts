/** `/` separates forms of one product. */
export const SPICES = `
  zitronenthymian|mexikanischer oregano/mexikanischen oregano/mexikanischem oregano/mexikanische oregano
  kapuzinerkresse/kapuzinerkresseblüte/kapuzinerkresseblüten|gänseblümchen|veilchenblüten/veilchen
  salatkräuter|kandierte angelika/kandierter angelika/kandierten angelika
  bunter pfeffer/bunten pfeffer/buntem pfeffer/bunte pfeffer/bunte pfefferkörner/bunter pfefferkörner/bunten pfefferkörner
  sanshopfeffer/sansho|timutpfeffer|chiligewürz/chili-gewürz/chili con carne gewürz
  rosenpaprika/rosen-paprika/paprika rosenscharf/rosenscharfes paprikapulver/rosenscharfe paprikapulver/rosenscharfem paprikapulver/rosenscharfen paprikapulver/paprikapulver rosenscharf/scharfes paprikapulver/scharfe paprikapulver/scharfem paprikapulver/scharfen paprikapulver/paprikapulver scharf
  zimtstange/zimtstangen/zimtrinde|zimtblüten
  scharfes currypulver/scharfe currypulver/scharfem currypulver/scharfen currypulver
  madras-curry/madrascurry/madras-currypulver
  schwarze senfkörner/schwarzer senfkörner/schwarzen senfkörner/schwarze senfsamen/schwarzer senfsamen/schwarzen senfsamen/braune senfkörner/brauner senfkörner/braunen senfkörner
  weißer mohn/weißen mohn/weißem mohn/weiße mohn/weisser mohn/weissen mohn/weissem mohn/weisse mohn
  grillgewürz|brathähnchengewürz/hähnchengewürz/hähnchen-gewürz/hendlgewürz|fischgewürz/fisch-gewürz
  gyrosgewürz/gyros-gewürz/kebabgewürz/döner-gewürz|pommesgewürz/pommes-gewürz|bratkartoffelgewürz
  hackfleischgewürz|raclettegewürz|steakgewürz/steak-gewürz|salatgewürz|kräuterbuttergewürz|pastagewürz
  pizzagewürz|gulaschgewürz|wildgewürz|bratengewürz|bbq-rub/rub|schwarzwälder gewürz|spekulatiusgewürz
  stollengewürz|glühweingewürz|tikka masala gewürz|fajita-gewürz/fajita-gewürzmischung|pommes-salz`;
