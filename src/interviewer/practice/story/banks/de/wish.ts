import type { PartBank } from "../../bank.ts";
import { living, using } from "../en/kinds.ts";

export const wish: PartBank = {
  sayings: [
    { text: "Dass es schneller geht. Der Rest ist mir gleich.", short: "Weniger Zeit." },
    { text: "Dass man mich fragt, bevor alles geändert wird.", short: "Dass man mich fragt." },
    { text: "Einen Platz nur dafür, und nicht immer {room}.", short: "Einen eigenen Platz." },
    { text: "Dass es die Hälfte kostet, höchstens {amount}.", short: "Dass es billiger wird." },
    {
      text: "Dass es jemanden gibt, den man anrufen kann und der sich auskennt.",
      short: "Jemanden, den man anrufen kann.",
    },
    { text: "Eine einfache Liste, auf einem Blatt, in großer Schrift.", short: "Ein einziges Blatt." },
    {
      text: "Dass es jedes Mal gleich ist, ohne Überraschung im letzten Augenblick.",
      short: "Weniger Überraschungen.",
    },
    {
      text: "Für das Thema {topic} hätte ich gern einen freien Tag im Monat.",
      short: "Einen freien Tag im Monat.",
    },
    { text: "Weniger Knöpfe. Mir würden {count} reichen.", short: "Weniger Knöpfe.", kinds: using },
    {
      text: "Dass die Leute es verstehen, ohne dass ich es {count} Mal erkläre.",
      short: "Verständnis.",
      kinds: living,
    },
    { text: "Dass jemand dabei neben mir sitzt, auch ohne zu reden.", short: "Gesellschaft." },
    { text: "Dass es von selbst geht, so wie Schuhe binden.", short: "Dass es von selbst geht." },
  ],
  details: [
    { text: "Mehr verlange ich nicht." },
    { text: "Dasselbe wünscht sich {her}." },
    { text: "Wenigstens {days}, das würde mir reichen." },
    { text: "Anderswo gibt es das schon, habe ich gelesen." },
    { text: "Ich glaube nicht, dass es kommt." },
    { text: "Das sage ich seit {yearsDat}." },
    { text: "Ich würde es schriftlich beantragen." },
    { text: "Bei der Arbeit habe ich es zwei Leuten gesagt." },
    { text: "Vielleicht liegt es an mir." },
    { text: "Die Hälfte wäre schon gut." },
    { text: "Als ich jung war, war mir das egal." },
    { text: "Ich male es mir oft aus." },
  ],
  secrets: [
    {
      cue: "Einmal habe ich sogar etwas unternommen, und das ging böse aus.",
      text: "Ich schrieb der Direktorin einen Brief von {count} Seiten. Sie schickte ihn zurück, die Fehler rot angestrichen.",
    },
    {
      cue: "Hinter diesem Wunsch steckt etwas, das ein wenig wehtut.",
      text: "Meine Mutter hatte so eines und ließ mich nur sonntags daran. Als das Haus geräumt wurde, lag es schon im Container.",
    },
    {
      cue: "Als ich es fast hatte, wurde es eine Enttäuschung.",
      text: "Ich hatte es bei der Tombola der Gemeinde gewonnen. Das Los daneben hatte {him}, er sagte, es sei seins, und ich schwieg.",
    },
    {
      cue: "Ich habe einen Plan, der mir ein wenig Angst macht.",
      text: "In einer Keksdose liegen {bigAmount}. Im {month} kündige ich, und niemand weiß davon.",
    },
    {
      cue: "Das habe ich jemandem versprochen, und es liegt schwer auf mir.",
      text: "Der Dame aus dem vierten Stock, zwei Tage bevor sie starb. Ich habe ihre Schlüssel und gieße oben eine Geranie, die es nicht mehr gibt.",
    },
    {
      cue: "Nach einem Streit habe ich nicht mehr davon gesprochen.",
      text: "Ich würde mich nie ändern, sagte {her}. Ich verbrannte die Zeichnungen im Ofen und behielt nur die von der Tür.",
    },
    {
      cue: "Ich habe Angst, dass es schon zu spät ist.",
      text: "Die einzige Person, die das noch kann, ist über achtzig. Ich war {count} Mal dort und habe jedes Mal nur vom Wetter geredet.",
    },
    {
      cue: "Man hat mir etwas versprochen und nicht gehalten, und das tut weh.",
      text: "Ein Stadtrat gab mir vor der Kamera die Hand. Ich habe den Ausschnitt noch, und er grüßt mich von der anderen Straßenseite.",
    },
    {
      cue: "Einmal sah ich meinen Wunsch bei jemand anderem erfüllt, und das machte mich wütend.",
      text: "Im Wohnzimmer von {herDat}. Ich nannte es hässlich, und eine Woche später hat sie es der Gemeinde geschenkt.",
    },
    {
      cue: "In diesem Wunsch steckt ein Risiko, davor habe ich Angst.",
      text: "Wenn er wahr wird, muss ich umziehen. Darum gehe ich erst beim sechsten Klingeln ans Telefon.",
    },
    {
      cue: "Einmal habe ich es laut ausgesprochen, und dann passierte etwas Trauriges.",
      text: "Das war auf einer Hochzeit, mit einem Glas in der Hand. Der Bräutigam dachte, ich meinte die Braut, und grüßt mich nicht mehr.",
    },
  ],
};
