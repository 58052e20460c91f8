import type { ProbeBook } from "../../phrase-book.ts";

export const germanProbes: ProbeBook = {
  quoted: [
    "Sie schrieben {x} – was steckt noch dahinter?",
    "Sie sagten {x} – welche Geschichte gehört dazu?",
    "{x} – mögen Sie mir davon etwas mehr erzählen?",
    "Sie haben {x} geschrieben – darf ich dazu noch etwas mehr hören?",
  ],
  happened: "Sie erwähnten {x} – was war da?",
  either: [
    "Sie schrieben {x} und {y} – was steckt dahinter?",
    "Zwei Dinge haben Sie gesagt: {x} und {y} – mögen Sie mir zu einem davon mehr erzählen?",
    "Sie erwähnten {x} und auch {y} – hinter welchem steckt mehr?",
  ],
  earlier: [
    "Vorhin schrieben Sie {x}. Danach habe ich nicht gefragt. Was gehört da noch dazu?",
    "Eines noch, das Sie geschrieben haben: {x}. Mögen Sie dazu noch etwas sagen?",
  ],
  open: [
    "Haben Sie etwas weggelassen, weil es Ihnen zu klein vorkam?",
    "Gibt es etwas davon, zu dem Sie gern mehr sagen würden?",
  ],
  more: [
    "Könnten Sie mir dazu noch etwas mehr erzählen?",
    "Mögen Sie das noch etwas genauer beschreiben?",
    "Was sollte ich darüber noch wissen?",
    "Was fällt Ihnen dazu noch ein?",
    "Könnten Sie mir noch ein Detail nennen?",
  ],
  heavyNow: ["Wie ist das für Sie?", "Wann spüren Sie das am meisten?", "Seit wann ist das so?"],
  heavyThen: ["Wie war das für Sie?", "Wie geht es Ihnen heute damit?", "Wie sehen Sie das heute?"],
};
