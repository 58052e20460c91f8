import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const last: PartBank = {
  sayings: [
    {
      text: "Das letzte Mal war am {otherDay}. Ich fing {time} an, und es dauerte viel länger als geplant.",
      short: "Am {otherDay}.",
    },
    {
      text: "Das war am {otherDay}, {room}. Ich hatte gerade gegessen und wollte nur kurz dranbleiben.",
      short: "Am {otherDay}, {room}.",
    },
    {
      text: "Am {otherDay}. Es regnete stark, und ich hatte wenig Zeit, also machte ich alles in einem Zug.",
      short: "Am {otherDay}, bei Regen.",
    },
    {
      text: "Am {otherDay}, {time}. Erst habe ich nach dem Stift gesucht, dann habe ich angefangen und alles der Reihe nach abgehakt.",
      short: "Am {otherDay}, {time}.",
    },
    {
      text: "Letzten {otherDay}, als ich nach Hause kam. Ich wollte schnell durch sein und behielt sogar die Jacke an.",
      short: "Letzten {otherDay}.",
    },
    {
      text: "Na ja, am {otherDay}, und es war schon das dritte Mal in der Woche. Ich hielt mich an die übliche Reihenfolge.",
      short: "Am {otherDay}, zum dritten Mal in der Woche.",
    },
    {
      text: "Beim Thema {topic} war das letzte Mal am {otherDay}. Die Fenster standen offen, und ich hatte nichts anderes vor.",
      short: "Am {otherDay}.",
    },
    {
      text: "Am {otherDay} öffnete ich es wie immer, und alles war woanders. Ich brauchte {count} Anläufe.",
      short: "Am {otherDay}.",
      kinds: using,
    },
    {
      text: "Am {otherDay} kam es plötzlich, {time}. Ich saß lange {room} und tat sonst nichts.",
      short: "Am {otherDay}, {time}.",
      kinds: living,
    },
    {
      text: "Das war am {otherDay}, fast nebenbei. Ich habe alles bereitgelegt, {room}, und {time} angefangen.",
      short: "Am {otherDay}, {room}.",
    },
    {
      text: "Am {otherDay}. Ich hatte versprochen, vor dem Mittag durch zu sein, und es wurde Nachmittag.",
      short: "Am {otherDay}, bis in den Nachmittag.",
    },
  ],
  details: [
    { text: "Am Ende hatte ich kalte Hände." },
    { text: "An dem Tag habe ich {amount} bezahlt." },
    { text: "Hinterher habe ich alles aufgeschrieben." },
    { text: "Das Telefon klingelte {count} Mal." },
    { text: "In der Nacht davor hatte ich wenig geschlafen." },
    { text: "Danach habe ich mir ein Omelett gemacht." },
    { text: "Es war furchtbar windig." },
    { text: "Ich hatte die neuen Schuhe an." },
    { text: "Im Hof sang eine Nachbarin." },
    { text: "Mir tat ein wenig der Rücken weh." },
    { text: "Einmal machte ich eine Pause und trank Wasser." },
    { text: "Die Wäsche hing noch draußen." },
  ],
  secrets: [
    {
      cue: "Mittendrin ging etwas schief.",
      text: "In der ganzen Straße fiel der Strom aus. Ich machte bei Kerzenlicht weiter und brannte ein Loch in die Decke, die {her} bestickt hatte.",
    },
    {
      cue: "Dann passierte etwas Seltsames.",
      text: "Eine fremde Frau klingelte und fragte genau danach. Ich gab ihr die Hälfte und habe sie nie wieder gesehen.",
    },
    {
      cue: "An dem Tag habe ich mich richtig geärgert.",
      text: "Beim Wechselgeld fehlten {count} Münzen. Ich ging zurück, und der Inhaber warf sie mir einzeln auf die Theke.",
    },
    {
      cue: "Am Ende musste ich noch einmal ganz von vorn anfangen.",
      text: "Ich hatte das Ergebnis mit den alten Zeitungen weggeworfen. Bis Mitternacht wühlte ich mit Gummihandschuhen in der Hausmülltonne.",
    },
    {
      cue: "Ich hätte fast aufgegeben.",
      text: "Ich saß in der Jacke auf der Treppe. {him} kam vorbei, sagte nichts und setzte sich dazu, und danach ging ich wieder hinein.",
    },
    {
      cue: "Ich habe mich geschämt, ehrlich gesagt.",
      text: "Ich habe an der Kasse geweint, wegen {amount}. Die Kassiererin machte ihre Kasse zu und holte mir ein Glas Wasser.",
    },
    {
      cue: "Es gab ein Problem, mit dem ich nicht gerechnet hatte.",
      text: "Die Tür war von innen verriegelt. Ich stieg durchs Kellerfenster und riss mir den Ärmel meiner einzigen guten Jacke auf.",
    },
    {
      cue: "Jemand war danach enttäuscht von mir.",
      text: "Am Bahnhof hatte {her} vergeblich gewartet. Sie hatte einen Kuchen dabei und ließ ihn auf der Bank stehen, mit einer Serviette darüber.",
    },
    {
      cue: "Mittendrin kam jemand, mit dem ich nicht gerechnet hatte, und das störte mich.",
      text: "Ein Gerichtsvollzieher. Ich gab mich als mein eigener Besuch aus, und er ließ mir eine Karte mit guten Wünschen da.",
    },
    {
      cue: "Es gab ein Missverständnis, das mir noch Sorgen macht.",
      text: "Ich öffnete einem Mann, der wegen etwas anderem kam. Er nahm den Fernseher mit und bedankte sich.",
    },
    {
      cue: "Ich habe einen Fehler gemacht und es niemandem gesagt.",
      text: "Ich habe die Vase im Hauseingang zerbrochen. Auf meinem Zettel steht, es sei der Durchzug gewesen.",
    },
    {
      cue: "Am Ende bekam ich einen riesigen Schreck.",
      text: "Unten in der Bank ging die Alarmanlage los. Ich lief in Handschuhen hinaus, und zwei Polizisten riefen, ich solle die Hände heben.",
    },
  ],
};
