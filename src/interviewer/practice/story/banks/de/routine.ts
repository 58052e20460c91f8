import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "../en/kinds.ts";

export const routine: PartBank = {
  sayings: [
    {
      text: "Das kommt {often} vor, meistens {time}. Ich setze mich {room} hin und bin eine Weile beschäftigt.",
      short: "{often}, {time}.",
    },
    {
      text: "In der Regel {days}. Ich fange {time} an, {room}, und gehe immer dieselben {count} Schritte durch.",
      short: "{days}, {time}.",
    },
    {
      text: "Einen festen Tag gibt es nicht, aber {often} nehme ich es mir vor. Dann sitze ich {room} und lasse mich nicht stören.",
      short: "{often}, ohne festen Tag.",
    },
    {
      text: "Ich mache das seit {yearsDat} so, {often}. Erst schreibe ich alles in {book}, dann gehe ich Schritt für Schritt vor.",
      short: "{often}, seit {yearsDat}.",
    },
    {
      text: "Meist beginnt es mit einer Nachricht von {herDat}. Dann schaue ich {room} nach, was da ist, und erledige es gleich.",
      short: "Wenn eine Nachricht von {herDat} kommt, {often}.",
    },
    {
      text: "Ich fange mit dem an, was ich am wenigsten mag, {time}, und der Rest geht von allein. Und das {often}.",
      short: "{often}, {time}.",
    },
    {
      text: "Das gehört zu meinem {day}. Ich räume {time} den Platz frei, mache die Tür zu und höre erst auf, wenn alles getan ist.",
      short: "{days}, {time}.",
    },
    {
      text: "In meiner Woche kommt das Thema {topic} {often} vor. Es fängt {time} an und endet, wenn die Müdigkeit siegt.",
      short: "{often}.",
    },
    {
      text: "Ich lege alles bereit, {room}, mache das Wichtigste zuerst und räume dann auf. Das ist {often}.",
      short: "{often}, {time}.",
      kinds: doing,
    },
    {
      text: "Ich öffne es {time}, {often}. Ich schaue, was oben steht, erledige meine {count} Sachen und mache es wieder zu.",
      short: "{often}, {count} Sachen.",
      kinds: using,
    },
    {
      text: "Es ist jeden Tag da, mehr oder weniger, aber {often} spüre ich es richtig, vor allem {time}. Dann sitze ich eine Weile {room}.",
      short: "Jeden Tag, mehr oder weniger.",
      kinds: living,
    },
    {
      text: "Ich teile es auf: ein wenig {time}, den Rest, wenn es passt, {room}. Und das {often}.",
      short: "Ein wenig {time}, {often}.",
    },
  ],
  details: [
    { text: "Das Handy lege ich in ein anderes Zimmer." },
    { text: "Vorher koche ich mir immer einen Tee." },
    { text: "Diese Reihenfolge habe ich seit {month}." },
    { text: "Wenn jemand anruft, fange ich wieder von vorn an." },
    { text: "Im Hintergrund läuft das Radio." },
    { text: "Danach lüfte ich kurz, und das war es." },
    { text: "Ich schreibe auf, wann ich anfange." },
    { text: "Neben mir steht immer dieselbe Tasse." },
    { text: "Vorher mache ich das Fenster auf, auch im Winter." },
    { text: "Im Urlaub mache ich es seltener." },
    { text: "Die Schritte zähle ich leise mit." },
    { text: "Die Brille liegt immer am selben Platz." },
  ],
  secrets: [
    {
      cue: "Einen Schritt lasse ich immer aus, weil er einmal schiefgegangen ist.",
      text: "Ich lasse das Nachprüfen aus. Das eine Mal, als ich prüfte, fand ich einen Fehler über {bigAmount} und schlief eine Woche lang nicht.",
    },
    {
      cue: "Früher war das ganz anders, aber dann ist etwas passiert.",
      text: "Ich habe es mit {himDat} gemacht. Wir stritten uns wegen {amount}, und ich habe den Tag gewechselt, damit wir uns nicht im Treppenhaus begegnen.",
    },
    {
      cue: "An manchen Tagen komme ich nicht in Gang, und das macht mir Sorgen.",
      text: "Dann zähle ich die Kacheln an der Wand bis hundert. Wenn ich mich verzähle, lasse ich es für den nächsten Tag.",
    },
    {
      cue: "Die Uhrzeit ist kein Zufall, dahinter steckt ein schwieriger Grund.",
      text: "Um diese Zeit streiten die Leute über mir. Ich will nicht im Schlafzimmer sein und hören, wie sie sich entschuldigt.",
    },
    {
      cue: "Einen Teil davon verstecke ich zu Hause, und das mag ich nicht.",
      text: "Ich habe eine zweite Liste, sie steckt in einem Kochbuch. Die am Kühlschrank ist nur für die anderen.",
    },
    {
      cue: "In letzter Zeit mache ich Fehler.",
      text: "Ich habe dasselbe zweimal eingetragen, und {her} hat es gemerkt. Ich sagte, das sei eine Probe, ob jemand aufpasst.",
    },
    {
      cue: "Das Ende stresst mich jedes Mal.",
      text: "Ich muss fertig sein, bevor {him} kommt, denn er zählt meine Minuten. Einmal habe ich den Rest im Dunkeln im Treppenhaus gemacht.",
    },
    {
      cue: "Das habe ich vor Kurzem geändert, weil ich einen Schreck bekam.",
      text: "Das Zimmer war voller Rauch, und ich hatte nichts bemerkt. Seitdem steht neben mir ein alter Wecker mit zwei Glocken.",
    },
    {
      cue: "Es gibt eine seltsame Regel, an die ich mich halte, und ich habe Angst, sie zu brechen.",
      text: "Ich fange nie an, wenn eine Glocke läutet. An dem Tag, als ich es tat, fiel der Nachbar gegenüber von der Leiter.",
    },
    {
      cue: "Einmal in der Woche frustriert mich etwas sehr.",
      text: "Die Sachen liegen dann woanders. Ich streute Mehl auf den Boden, und die Spuren waren meine eigenen.",
    },
    {
      cue: "Diese Reihenfolge habe ich von jemandem, mit dem ich nicht mehr rede, und das belastet mich.",
      text: "Von meinem alten Chef. Ich habe ihn wegen der Überstunden angezeigt, und ich falte die Papiere noch immer wie er.",
    },
  ],
};
