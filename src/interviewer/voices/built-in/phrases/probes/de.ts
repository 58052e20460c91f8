import type { ProbeBook } from "../../phrase-book.ts";

export const germanProbes: ProbeBook = {
  leads: [
    "Sie sagten: {x}.",
    "Sie haben geschrieben: {x}.",
    "Ich bleibe kurz hierbei: {x}.",
    "Eines möchte ich aufgreifen: {x}.",
  ],
  focuses: {
    reference: {
      questions: [
        "Was hat es damit auf sich?",
        "Könnten Sie mir das genauer beschreiben?",
        "Was steckt dahinter?",
        "Wie ist es dazu gekommen?",
        "Was genau ist das?",
      ],
    },
    event: {
      questions: [
        "Was ist da passiert?",
        "Wie war das, von Anfang an?",
        "Woran erinnern Sie sich noch?",
        "Könnten Sie mir erzählen, wie das ablief?",
        "Wie hat sich das entwickelt?",
      ],
    },
    feeling: {
      questions: [
        "Wie war das für Sie?",
        "Was hat das ausgelöst?",
        "Was war in dem Moment los?",
        "Was ist Ihnen davon geblieben?",
        "Was hat da alles mitgespielt?",
      ],
    },
    harm: {
      questions: [
        "Was geschah dann, so weit Sie es erzählen möchten?",
        "Wie geht es Ihnen seither damit?",
        "Wie ging es danach für Sie weiter?",
        "Was hat geholfen, wenn überhaupt etwas?",
        "Wie blicken Sie heute darauf?",
      ],
    },
    hedge: {
      questions: [
        "Und wie läuft es in Wirklichkeit?",
        "Was passiert an einem ganz normalen Tag?",
        "Wann läuft es anders?",
        "Was kommt dazwischen?",
        "Wie sieht das in der Praxis aus?",
      ],
    },
    rule: {
      questions: [
        "Woher kommt das?",
        "Wann hat das zuletzt eine Rolle gespielt?",
        "Wie hat sich das so ergeben?",
        "Wie halten es die anderen damit?",
        "Könnten Sie mir von einem Mal erzählen, als es darauf ankam?",
      ],
    },
    workaround: {
      questions: [
        "Wie machen Sie das, Schritt für Schritt?",
        "Was hat Sie dazu gebracht, es so zu machen?",
        "Wann haben Sie es zuletzt so gemacht?",
        "Wie sind Sie darauf gekommen?",
        "Was wäre, wenn Sie es nicht so machten?",
      ],
    },
    change: {
      questions: [
        "Wie war es vorher?",
        "Wie kam es zu der Veränderung?",
        "Was ist jetzt anders?",
        "Woran haben Sie es zuerst gemerkt?",
        "Wie läuft es seitdem?",
      ],
    },
    contrast: {
      questions: [
        "Was hat den Unterschied gemacht?",
        "Was war da anders?",
        "Wie ist es sonst?",
        "Was war bei dem anderen Mal los?",
        "Wann ist es umgekehrt?",
      ],
    },
    claim: {
      questions: [
        "Wann haben Sie das zuletzt erlebt?",
        "Könnten Sie mir von einem Mal erzählen, als das so war?",
        "Was wäre ein Beispiel aus letzter Zeit?",
        "Was haben Sie davon selbst mitbekommen?",
        "Welche Situation ist Ihnen besonders im Kopf?",
      ],
    },
    loss: {
      questions: [
        "Wie kam es dazu?",
        "Was hieß das für Sie?",
        "Wie haben Sie es bemerkt?",
        "Was haben Sie daraufhin getan?",
        "Was hat Sie das am Ende gekostet?",
      ],
    },
    story: {
      questions: [
        "Was passierte dann?",
        "Und was haben Sie gemacht?",
        "Wie ging es aus?",
        "Was ging Ihnen dabei durch den Kopf?",
        "Was ist Ihnen am stärksten in Erinnerung?",
        "Wer war sonst noch dabei?",
      ],
    },
    practice: {
      questions: [
        "Könnten Sie mir etwas mehr darüber erzählen?",
        "Wie hat sich das so eingespielt?",
        "Wie sieht das an einem normalen Tag aus?",
        "Könnten Sie mir das letzte Mal schildern, Schritt für Schritt?",
        "Was ist daran am schwierigsten?",
        "Wie war das beim letzten Mal?",
      ],
    },
    opinion: {
      questions: [
        "Wie sind Sie zu dieser Sicht gekommen?",
        "Was haben Sie erlebt, das Sie so denken lässt?",
        "Seit wann sehen Sie das so?",
        "Was ist Ihnen daran am wichtigsten?",
        "In welchem Moment ist Ihnen das klar geworden?",
      ],
    },
    wish: {
      questions: [
        "Was würde das für Sie ändern?",
        "Was bräuchte es dafür?",
        "Was hat dem bisher im Weg gestanden?",
        "Wie kamen Sie auf diesen Gedanken?",
        "Was haben Sie schon versucht?",
      ],
    },
    reason: {
      questions: [
        "Was hat noch eine Rolle gespielt?",
        "Wie standen Sie damals dazu?",
        "Wie fanden Sie das?",
        "Was gab am Ende den Ausschlag?",
      ],
    },
    people: {
      questions: [
        "Wie läuft das zwischen Ihnen?",
        "Welche Rolle spielen sie dabei?",
        "Wie hat sich das so verteilt?",
        "Und wie sehen Sie das selbst?",
      ],
    },
  },
  unclear: [
    "Entschuldigung, das war ungeschickt gefragt.",
    "Entschuldigung, das habe ich schlecht ausgedrückt.",
    "Verzeihung, die Frage war unklar.",
  ],
  more: [
    "Könnten Sie mir dazu noch etwas mehr erzählen?",
    "Was fällt Ihnen dazu noch ein?",
    "Wie würden Sie es einem Freund erklären?",
    "Was hätte ich gesehen, wenn ich dabei gewesen wäre?",
    "Könnten Sie mir noch ein Detail nennen?",
  ],
};
