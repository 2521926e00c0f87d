/** `/` separates forms of one product. */
export const BAKERY = `
  focaccia/focaccias|toastbrot/toastbrote/toast/toastscheiben/toastbrotscheiben/toastbroten/sandwichbrot
  vollkornbrösel|vollkorntoast/vollkorn-toast/vollkorntoastbrot/vollkorn-toastbrot|mehrkornbrot|pumpernickel
  graubrot/mischbrot/roggenmischbrot|baguettebrötchen
  fladenbrot/fladenbrote/fladenbroten/türkisches fladenbrot/türkische fladenbrot/türkischem fladenbrot/türkischen fladenbrot/pide
  dönerfladen|paratha|vollkornwraps/vollkorn-wraps/vollkorntortillas|tostada/tostadas
  knödelbrot/semmelwürfel/semmelknödelbrot/knödelwürfel|vollkornbrötchen
  laugenbrötchen/laugenstange/laugenstangen/laugengebäck|milchbrötchen/milchbrötli|aufbackbrötchen
  brioche-buns|hefezopf/hefezöpfe/hefezöpfen/butterzopf/zopf/striezel/challa|flachbrot
  blätterteigpastete/blätterteigpasteten
  strudelteig/strudelteigblatt/strudelteigblätter/strudelteigblättern/strudelblätter|brickteig/brikteig
  flammkuchenteig/flammkuchenböden|brotteig/fladenbrotteig|hefeteig/germteig|piadina|pizzaboden|windbeutel
  crêpe/crêpes|waffel/waffeln|frittaten/flädle/flädli|blinis|pfannkuchenteig|christstollen/stollen
  rosinenbrötchen|kletzenbrot/hutzelbrot
  ungesüßte cornflakes/ungesüßter cornflakes/ungesüßten cornflakes/ungesüsste cornflakes/ungesüsster cornflakes/ungesüssten cornflakes
  gepuffter dinkel/gepufften dinkel/gepufftem dinkel/gepuffte dinkel/dinkelpops
  gepuffte quinoa/gepuffter quinoa/gepufften quinoa|schoko-knuspermüsli|schokomüsli|nussmüsli|früchtemüsli`;
