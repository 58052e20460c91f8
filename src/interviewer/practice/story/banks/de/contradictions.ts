import type { Contradiction } from "../../bank.ts";

/** What is claimed of the routine and taken back late. */
export const contradictions: readonly Contradiction[] = [
  {
    claim: "Ich schiebe es nie auf.",
    cue: "Diese Woche habe ich es {count} Mal verschoben, und das ärgert mich.",
    text: "Ich verschiebe es, wenn ein weißes Auto vor dem Haus steht. Es sieht aus wie das von einem Mann, dem ich {amount} schulde.",
  },
  {
    claim: "Ich mache alles ohne Hilfe.",
    cue: "Ohne {her} ginge es gar nicht, das fällt mir schwer zu sagen.",
    text: "Sie macht nachts die Hälfte und will, dass es keiner erfährt. Wegen so einer Hilfe hat sie schon eine Stelle verloren.",
  },
  {
    claim: "Es kostet mich fast nichts.",
    cue: "Das Geld, das da hineingeht, ist ein Problem.",
    text: "Seit {month} habe ich {bigAmount} ausgegeben, mit einer Karte, die meine Familie nie gesehen hat.",
  },
  {
    claim: "Es stört niemanden, wie ich es mache.",
    cue: "Erst letzte Woche gab es deswegen Streit mit den Nachbarn.",
    text: "Sie klebten mir einen Zettel mit den erlaubten Stunden an die Tür. Ich nahm ihn nachts ab und rahmte ihn ein.",
  },
  {
    claim: "Schlechte Erfahrungen hatte ich nie.",
    cue: "Nach dem, was im {month} passiert ist, hatte ich wochenlang Angst.",
    text: "Eine ganze Nacht war ich dort eingesperrt. Der Hausmeister fand mich am Morgen, in einen Vorhang gewickelt.",
  },
  {
    claim: "Ich weiß genau, was ich da tue.",
    cue: "Die Hälfte der Zeit rate ich nur, und das macht mir Sorgen.",
    text: "Ich werfe eine Münze. Sie ist von meinem ersten Lohn, und keiner weiß, welche Seite Ja bedeutet.",
  },
  {
    claim: "Ich halte mich immer an denselben Tag.",
    cue: "Der Tag ändert sich öfter, als mir lieb ist, das ist frustrierend.",
    text: "Ich verlege ihn, wenn der Mieter aus dem dritten Stock da ist. Er klopft mit dem Besen, und ich antworte mit einem Löffel.",
  },
  {
    claim: "Ich mache es jedes Mal gern.",
    cue: "Es gibt Tage, an denen ich es hasse, das hatte ich nicht gesagt.",
    text: "Ich hasse es nach jedem Besuch auf dem Friedhof. Angefangen habe ich nur jemandem zuliebe, der jetzt dort liegt.",
  },
];
