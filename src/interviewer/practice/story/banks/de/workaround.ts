import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const workaround: PartBank = {
  sayings: [
    {
      text: "Ich schreibe alles in {book}. So muss ich es nicht im Kopf behalten.",
      short: "Ich schreibe alles auf.",
    },
    {
      text: "Ich frage bei {herDat} nach, die kennt sich besser aus. Die Antwort kommt noch am selben Tag.",
      short: "Ich frage bei {herDat} nach.",
    },
    {
      text: "Ich mache es in zwei Hälften, die eine {time}, die andere am nächsten Tag.",
      short: "In zwei Hälften.",
    },
    {
      text: "Ich stelle mir einen Wecker, und wenn er klingelt, höre ich auf, egal wie weit ich bin.",
      short: "Ich stelle einen Wecker.",
    },
    {
      text: "Ich lasse es einen Tag liegen, und dann ist es oft nur noch halb so schlimm.",
      short: "Ich warte einen Tag.",
    },
    {
      text: "Ich habe mir eine Liste mit {count} Punkten gemacht und streiche einen nach dem anderen durch.",
      short: "Eine Liste mit {count} Punkten.",
    },
    {
      text: "Ich bereite am Vorabend alles vor, damit ich {time} nicht mehr denken muss.",
      short: "Ich bereite es am Vorabend vor.",
    },
    {
      text: "Beim Thema {topic} habe ich meine eigene Reihenfolge, die steht in keinem Handbuch.",
      short: "Ich habe meine eigene Reihenfolge.",
    },
    {
      text: "Ich mache mit dem Handy ein Foto davon, den Rest mache ich auf Papier.",
      short: "Ich mache Fotos.",
      kinds: using,
    },
    {
      text: "Ich gehe hinaus, zweimal um den Block, und komme dann zurück.",
      short: "Ich gehe hinaus.",
      kinds: living,
    },
    { text: "Ich zerlege es in kleine Stücke, und dazwischen stehe ich auf.", short: "In kleinen Stücken." },
    {
      text: "Ich erzähle es mir laut, Schritt für Schritt, so als brächte ich es jemandem bei.",
      short: "Ich erzähle es mir laut.",
    },
  ],
  details: [
    { text: "Das klappt mehr oder weniger." },
    { text: "Darauf bin ich durch Zufall gekommen." },
    { text: "Das mache ich seit {month} so." },
    { text: "Viel Zeit kostet es nicht." },
    { text: "So etwas Ähnliches habe ich in einer Zeitschrift gelesen." },
    { text: "Anderen nützt es vielleicht nichts." },
    { text: "Es hat gedauert, bis ich das gemerkt habe." },
    { text: "Ausprobiert habe ich es an einem Sonntag." },
    { text: "Wie ich es früher machte, weiß ich nicht mehr." },
    { text: "Darüber lacht {him}." },
    { text: "Das erspart mir eine Diskussion." },
    { text: "Bei der Arbeit mache ich es genauso." },
  ],
  secrets: [
    {
      cue: "Das half, bis etwas passiert ist.",
      text: "Ein Rohr brach, und die Notizen aus {yearsDat} waren nass. Ich habe Blatt für Blatt geföhnt, und nur die Daten waren noch zu lesen.",
    },
    {
      cue: "Es gibt einen Trick, aber ich schäme mich ein wenig dafür.",
      text: "Ich sage, dass ich für meine kranke Mutter anrufe. Meine Mutter ist seit {yearsDat} tot, und man stellt mich immer sofort durch.",
    },
    {
      cue: "Jemand ist dahintergekommen, und das war unangenehm.",
      text: "Auf einem Fest zeigte {him} einen Film von mir herum, heimlich gedreht. Ich ging durch die Küche hinaus und ließ meinen Mantel dort.",
    },
    {
      cue: "Ganz erlaubt ist das nicht, und das macht mir Sorgen.",
      text: "Ich benutze den Schlüssel meiner alten Arbeitsstelle. Er passt noch, und ich gehe nur hin, wenn der Wachmann isst.",
    },
    {
      cue: "Vorher habe ich etwas anderes versucht, und das ging schief.",
      text: "Ich kaufte ein Gerät für {bigAmount}. Es steht noch im Karton im Keller, und meine Familie denkt, ich hätte es zurückgegeben.",
    },
    {
      cue: "Dieser Trick hat einen Preis, der mich belastet.",
      text: "Jedes Mal schulde ich {herDat} einen Gefallen. Im {month} musste ich ihren Mann am Telefon anlügen.",
    },
    {
      cue: "Die Hilfe kam von jemandem, mit dem ich nie gerechnet hätte, das war eine Überraschung.",
      text: "Ein Zwölfjähriger aus dem Erdgeschoss hat es mir gezeigt. Ich bezahle ihn mit Briefmarken, und seine Mutter darf es nicht wissen.",
    },
    {
      cue: "Manchmal reicht selbst das nicht, und dann wird es schwierig.",
      text: "Ich schließe mich im Bad ein und lese laut vor, was auf dem Shampoo steht, bis ich wieder normal atme.",
    },
    {
      cue: "Dieser Trick hat mir ernste Probleme gemacht.",
      text: "Man verwechselte mich, und ich hielt einen Vortrag. Sie klatschten, und ich ging durch den Notausgang.",
    },
    {
      cue: "Einmal hat es jemand für mich getan, und das war ein Fehler.",
      text: "Ich gab einem Kollegen meine Schlüssel. Er las meine Tagebücher und brachte sie korrigiert zurück.",
    },
    {
      cue: "Es macht mir Sorgen, wie sehr ich von dieser Gewohnheit abhänge.",
      text: "Als der Stift weg war, mit dem ich abhake, ging ich {count} Tage nicht aus dem Haus. Es war ein Hotelstift.",
    },
  ],
};
