import type { PhraseBook } from "../phrase-book.ts";

export const german: PhraseBook = {
  language: "de",
  acknowledgements: ["Danke.", "Okay.", "Verstehe.", "Alles klar.", "Gut."],
  probes: {
    last_occasion: {
      plain: [
        "Könnten Sie mir erzählen, wie es beim letzten Mal war?",
        "Denken Sie an das jüngste Mal: Wie lief es ab?",
        "Erzählen Sie mir von einem bestimmten Tag, an dem das so war.",
        "Wie verlief das letzte Mal, Schritt für Schritt?",
      ],
      quoting: [],
    },
    example: {
      plain: [
        "Könnten Sie mir ein Beispiel geben?",
        "Was wäre ein konkreter Fall davon?",
        "Beschreiben Sie bitte eine Situation, in der Ihnen das aufgefallen ist.",
        "Wie sieht das für Sie in der Praxis aus?",
        "Wie zeigt sich das in Ihrem Alltag?",
      ],
      quoting: [],
    },
    what_next: {
      plain: [
        "Was haben Sie als Nächstes getan?",
        "Wie ging es von da an weiter?",
        "Was geschah danach?",
        "Wie ist es am Ende ausgegangen?",
      ],
      quoting: [],
    },
    clarify: {
      plain: [
        "Wie würden Sie das mit anderen Worten sagen?",
        "Was gehört für Sie dazu?",
        "Woran denken Sie dabei genau?",
        "Bitte führen Sie das etwas aus.",
      ],
      quoting: ["Woran denken Sie, wenn Sie “{x}” sagen?"],
    },
    feeling: {
      plain: [
        "Wie war das für Sie?",
        "Was ging Ihnen in dem Moment durch den Kopf?",
        "Wie haben Sie sich dabei gefühlt?",
        "Wie sehen Sie das heute, im Rückblick?",
      ],
      quoting: [],
    },
    contrast: {
      plain: [
        "Was ist für Sie zwischen den beiden anders?",
        "Wie unterscheiden sie sich nach Ihrer Erfahrung?",
        "Was hat sich vom einen zum anderen geändert?",
        "Wie würden Sie den Unterschied beschreiben?",
      ],
      quoting: [],
    },
    echo: {
      plain: [
        "Bitte fahren Sie fort.",
        "Ich lese mit, erzählen Sie weiter.",
        "Führen Sie den Gedanken bitte weiter.",
        "Bitte machen Sie da weiter.",
      ],
      quoting: ["Sie sagten “{x}”. Bitte fahren Sie fort."],
    },
    reason: {
      plain: [
        "Wodurch war das für Sie so?",
        "Was steckt dahinter?",
        "Wie sind Sie zu dieser Sicht gekommen?",
        "Was hat Sie dahin geführt?",
      ],
      quoting: [],
    },
    condition: {
      plain: [
        "Wovon hängt das für Sie ab?",
        "In welchen Situationen ist es so?",
        "Was macht den Unterschied von einem Mal zum anderen?",
        "Wann ist das insbesondere der Fall?",
      ],
      quoting: [],
    },
    expand: {
      plain: [
        "Bitte erzählen Sie mir etwas mehr.",
        "Was fällt Ihnen dazu noch ein?",
        "Könnten Sie etwas mehr dazu sagen?",
        "Wie würden Sie es einem Freund erklären?",
        "Beschreiben Sie das bitte etwas genauer.",
      ],
      quoting: [],
    },
  },
  named: [
    "Welche Rolle spielt “{x}” für Sie?",
    "Wie ist “{x}” aus Ihrer Sicht?",
    "Erzählen Sie ein wenig mehr über “{x}”.",
    "Wie fügt sich “{x}” in das Ganze ein?",
  ],
  contrastEarlier: [],
  clarify: [
    "Nehmen Sie die Frage so, wie sie für Sie am besten passt; was Ihnen einfällt, genügt.",
    "Es steckt kein fester Sinn dahinter, antworten Sie einfach aus Ihrer Erfahrung.",
    "Beginnen Sie mit dem Teil, der Sie anspricht.",
  ],
  otherAngle: [
    "Das macht nichts. Welche Gelegenheit fällt Ihnen ein, auch eine kleine?",
    "Sie müssen nicht sicher sein. Was ist das Erste, woran Sie denken?",
    "Lassen Sie sich Zeit. Was ist Ihr ungefährer Eindruck?",
    "Das ist kein Problem. Mit welchem Teil beginnen Sie am leichtesten?",
  ],
  skip: [
    "Kein Problem, wir lassen diese Frage aus.",
    "Natürlich, gehen wir zu einer anderen.",
    "In Ordnung, hier kommt eine andere.",
    "Kein Problem.",
  ],
  dontKnow: [
    "Das nicht zu wissen ist auch in Ordnung, gehen wir weiter.",
    "Man muss nicht auf alles eine Antwort haben.",
    "Ist in Ordnung.",
  ],
  noAnswer: [
    "Lassen wir diese Frage und gehen weiter.",
    "Ich gehe zur nächsten Frage über.",
    "Gehen wir weiter.",
  ],
  repeat: "Hier ist sie noch einmal:",
  meta: {
    robot: [
      "Ich bin ein automatischer Interviewer, kein Mensch.",
      "Wie gesagt, ein Programm stellt hier die Fragen für {organization}.",
    ],
    duration: ["Verbleibende Fragen nach dieser: {left}.", "Im Moment kommen noch so viele Fragen: {left}."],
    privacy: [
      "Ihre Antworten gehen an {organization} und werden für diese Studie verwendet.",
      "Das Team von {organization} liest, was Sie schreiben, für diese Studie.",
    ],
    who: [
      "Dieses Interview, {interview}, wird für {organization} geführt, und ich bin der automatische Interviewer.",
      "{organization} führt diese Studie durch, und ein Programm stellt die Fragen.",
    ],
    purpose: [
      "{organization} möchte Ihre eigene Erfahrung in Ihren eigenen Worten kennenlernen.",
      "Es geht darum zu verstehen, wie Menschen das Thema sehen.",
    ],
    incentive: [
      "Falls diese Studie einen Code bietet, erscheint er nach der letzten Nachricht auf dieser Seite; ich selbst habe ihn nicht.",
      "Darum kümmert sich am Ende die Seite, nicht ich.",
    ],
    fatigue: [
      "Das verstehe ich, ich fasse mich kurz; verbleibende Fragen nach dieser: {left}.",
      "Ich fasse mich kurz; nach dieser sind es noch: {left}.",
    ],
    other: [
      "Das kann ich hier nicht beantworten, aber das Team wird Ihre Frage sehen.",
      "Das ist eine Frage für das Team; sie ist notiert.",
      "Dazu kann ich nichts sagen und hebe die Frage für das Team auf.",
    ],
  },
  noIncentive: ["Zu dieser Studie gehört kein Code und keine Zahlung."],
  retention: ["Sie werden {days} Tage aufbewahrt."],
  contact: ["Für alles andere können Sie an {contact} schreiben."],
  backToQuestion: [
    "Zurück zur Frage oben, wann immer Sie möchten.",
    "Die Frage oben ist noch offen für Sie.",
    "Sie können jetzt in Ruhe antworten.",
  ],
  backAtTheEnd: ["Ergänzen Sie, was Sie noch sagen möchten.", "Sie können noch letzte Worte hinzufügen."],
  redirect: {
    off_topic: [
      "Ich verstehe; kommen wir bitte auf die Frage oben zurück.",
      "Das liegt außerhalb dieses Gesprächs, nehmen Sie bitte die Frage wieder auf.",
      "Für den Moment möchte ich bei meiner Frage bleiben.",
      "Gehen wir zurück zu dem, was ich gefragt habe, sobald Sie mögen.",
      "Ich lade Sie ein, mit mir zur Frage zurückzukehren.",
    ],
    instructions: [
      "Ich kann nur die Fragen dieses Interviews stellen, antworten Sie also bitte in Ihren eigenen Worten.",
      "Das liegt außerhalb dessen, was ich hier tun kann.",
      "Ich bleibe bei den Fragen dieser Studie.",
      "Meine Aufgabe hier ist nur zu fragen und zuzuhören.",
      "Bleiben wir bitte beim Interview.",
    ],
    unreadable: [
      "Das konnte ich nicht lesen; versuchen Sie es bitte mit ein paar Worten.",
      "Das kam nicht deutlich an; schreiben Sie es bitte noch einmal.",
      "Ich habe Ihre Nachricht nicht verstanden; tippen Sie sie bitte erneut.",
      "Ihre letzte Nachricht war schwer zu lesen; sagen Sie es bitte anders.",
      "Mit dieser Nachricht ging etwas schief; senden Sie sie bitte erneut.",
    ],
    empty: [
      "Ich sehe darin keine Worte; antworten Sie bitte in ein, zwei Sätzen.",
      "Bitte fassen Sie das in Worte.",
      "Ein paar Worte würden mir helfen, Ihnen zu folgen.",
      "Ich kann hier nur mit Worten arbeiten, also schreiben Sie bitte welche.",
      "Sagen Sie bitte in Worten, was Sie damit meinen.",
    ],
    greeting: [
      "Hallo. Nehmen Sie sich Zeit für die Frage oben.",
      "Hallo noch einmal. Die erste Frage steht direkt darüber.",
    ],
  },
  checkIn: [
    "Es tut mir leid, dass das schwer für Sie ist.",
    "Das tut mir leid; ich sehe, dass es Sie belastet.",
  ],
  crisis: [
    "Ich bin ein Programm und kann nicht helfen wie ein Mensch, aber was Sie schreiben, ist wichtig. Wenn Sie in Gefahr sein könnten, rufen Sie bitte jetzt den Notruf an.",
    "Was Sie schreiben, ist wichtig, und ein Mensch sollte es hören. Bitte wenden Sie sich gleich an den Notruf oder an jemanden, der Ihnen nahesteht.",
  ],
  support: [
    "Hier gibt es Unterstützung: {support}.",
    "Sie können auch diese Unterstützung erreichen: {support}.",
  ],
  goOnOrStop: [
    "Wir können diese Frage lassen, eine Pause machen oder hier aufhören. Schreiben Sie “weiter” für eine andere Frage oder “aufhören” zum Beenden.",
    "Sie müssen dazu nicht mehr sagen. Mit “weiter” kommt etwas anderes, mit “aufhören” endet es hier.",
  ],
  crisisGoOn: [
    "Von Ihnen wird hier nichts weiter erwartet. Wenn Sie dennoch fortfahren möchten, schreiben Sie “weiter”; mit jeder anderen Nachricht hören wir auf.",
    "Sie müssen nicht fortfahren. Nur “weiter” führt uns fort, alles andere beendet es hier.",
  ],
  offerStop: [
    "Sie können jederzeit aufhören. Beenden wir das Interview hier?",
    "Das entscheiden Sie. Hören wir jetzt auf?",
  ],
  withdraw: [
    "Wir hören hier auf. Über Ihren privaten Link zu diesem Interview können Sie alles löschen lassen, was Sie geschrieben haben. Jede Nachricht beendet es jetzt; nur “weiter” setzt es fort.",
  ],
  anythingElse:
    "Das waren meine Fragen. Gibt es etwas, das wir nicht angesprochen haben und das Sie ergänzen möchten?",
  recapLead: "Bevor wir schließen, hier einiges von dem, was Sie gesagt haben:",
  recapAsk: "Korrigieren oder ergänzen Sie gern, oder sagen Sie einfach, dass es so passt.",
  closing:
    "Vielen Dank für Ihre Teilnahme, Ihre Rückmeldung ist wertvoll. Damit endet unser Interview. Einen schönen Tag noch!",
};
