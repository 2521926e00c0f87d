import type { StepWordLists } from "./step-word-lists.ts";

export const DUTCH: StepWordLists = {
  endings: "|en|t|d|end",
  prepares: `snij~|snijd~|hak~|hakk~|schil~|schill~|was~|wass~|spoel~|rasp~|snipper~|pel~|pell~|halveer~|ontpit~|ontpitt~|pers~|uitlek~|uitlekk~|dep~|depp~|pluk~|plukk~|week~|weken|verwijder~|kerf|kerven|schaaf|schaven|ontdooi~|boen|knijp~|scheid~|snijd|afspoel~|afgiet~
    giet .{0,25} af|laat .{0,25} uitlekken|maak .{0,25} schoon|leg .{0,15} klaar|scheur~|stamp~|kneus~|verdeel .{0,15} in roosjes`,
  soaks: "week|weken",
  preparesAlone: "smelt~|klop~|klopp~|zeef|zeven|rooster~|verwarm~|verhit~",
  adds: `voeg~|toevoeg~|doe|doen|meng~|roer~|schenk~|giet~|strooi~|bestrooi~|leg~|legg~|verdeel~|druppel~|besprenkel~|bestrijk~|serveer~|garneer~|breng .{0,30} op smaak|kruid~|top|toppen|schep~|schepp~|beleg~|belegg~|vul~|vull~|wrijf~|kneed~|besmeer~|pureer~|mix~|dompel~|dip|haal .{0,10} door|spatel~|blus~|bedek~|maal`,
  uses: `bak~|bakk~|fruit|fruiten|kook|koken|kookt|braad|braden|stoof|stoven|gril~|grill~|smoor|smoren|wok|wokken|bereid~|marineer~|karamelliseer~|blancheer~|pocheer~|stoom|stomen|gaar`,
  states: "tot|totdat|zodra|als|wanneer|terwijl|zodat|nadat|mocht|voordat|om te voorkomen",
  rests: "rest|resterende|overige|helft|nog wat|nog|meer|extra|overgebleven|restant|achtergehouden|derde",
  others: "andere",
  all: "beide|alle|twee|drie",
  mixtures: "mengsel|deeg|beslag|saus|massa|mix",
  things: "",
  joints: "van|met",
  forms: `sap|schil|rasp|zeste|blok|blokje|plakje|plak|ring|reep|reepje|stuk|stukje|part|partje|roos|roosje|blad|blaadje|teen|teentje|pit|pitje|filet|borst|dij|poeder|vlok|stengel|tak|takje|vlees|kern|helft|zaad|zaadje|snipper|schijf|schijfje
    knol|kop|bol|sliert|slierten|schaafsel|stronk|korst|soort|lint|kruim|sneetje|spies|gehakt|eiwit|dooier|extract|essence`,
  divided: "verdeeld|plus|en wat|extra|en een beetje",
  targets: "bij de|bij het|aan de|aan het",
  discards: "verwijder",
  purposes: "voor",
  likes: "zoals|lijkt|grootte van",
  withouts: "zonder|geen|niet",
  ingredients: "ingrediënten",
  dry: "droge",
  wet: "natte|vloeibare",
  spices: "specerijen|kruiden|kruidenmix",
  checks: "controleer|proef|pas .{0,15} aan",
  excepts: "behalve|uitgezonderd|met uitzondering",
  tips: "tips?|variatie|let op|serveertip|weetje",
  fors: "voor",
  verbs: [
    ["butter", "beboter~|ingeboterd*"],
    ["wheat-flour", "bebloem~|bebloemd*|bestoven"],
  ],
};
