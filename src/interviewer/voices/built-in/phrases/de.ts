import type { PhraseBook } from "../phrase-book.ts";
import { germanProbes } from "./probes/de.ts";

export const german: PhraseBook = {
  language: "de",
  quoteMarks: ["„", "“"],
  acknowledgements: {
    plain: ["Verstehe.", "Aha.", "Ich verstehe.", "In Ordnung.", "Alles klar."],
    complaint: [
      "Entschuldigung, das hätte ich merken müssen.",
      "Entschuldigung, das hatten Sie schon gesagt.",
      "Tut mir leid, das war ungeschickt von mir.",
      "Entschuldigen Sie, das ist mir durchgerutscht.",
      "Entschuldigung.",
    ],
    feeling: [
      "Man merkt, dass Ihnen das nahegeht.",
      "Das ist keine Kleinigkeit.",
      "Das ist sicher nicht einfach.",
      "Ich verstehe, dass Sie das beschäftigt.",
      "So etwas geht einem nach.",
      "So etwas trägt man mit sich herum.",
    ],
    harm: [
      "Das war sicher schwer für Sie.",
      "Das tut mir leid, das war sicher nicht leicht.",
      "Es tut mir leid, dass Sie das durchmachen mussten.",
      "Da haben Sie einiges zu tragen.",
      "Das tut mir sehr leid, das klingt nach einer harten Zeit.",
      "Es tut mir leid, dass Ihnen das passiert ist.",
    ],
  },
  told: [
    "Danke, dass Sie mir das erzählen.",
    "Danke, das hilft mir, es zu verstehen.",
    "Gut, dass Sie das sagen.",
    "Danke, dass Sie darauf eingegangen sind.",
    "Danke, dass Sie das ausführen.",
  ],
  kept: [
    "Danke für Ihr Vertrauen.",
    "Danke, dass Sie so offen sind.",
    "Ich bin froh, dass Sie das gesagt haben.",
  ],
  heavyAgain: ["Ich höre Sie.", "Das ist viel."],
  leaveIt: [
    "Wir können es gern dabei belassen.",
    "Sie müssen darüber nicht mehr sagen, als Sie möchten.",
    "Wenn Ihnen das zu viel ist, lassen wir es.",
    "Und wenn Sie lieber etwas anderes hätten, ist das auch in Ordnung.",
  ],
  probes: germanProbes,
  clarify: [
    "Entschuldigung, das war nicht klar genug. Mich interessiert einfach, wie es bei Ihnen ist; fangen Sie an, wo Sie möchten.",
    "Da ist kein Haken dabei. Was Ihnen aus Ihrem eigenen Leben dazu einfällt, genügt mir.",
    "Ich meine es ganz alltäglich. Ein Beispiel von Ihnen selbst reicht völlig.",
    "Nehmen Sie es so, wie es für Sie passt. Etwas, das Sie gesehen oder getan haben, ist ein guter Anfang.",
  ],
  clarifySimply: "Einfacher gesagt:",
  clarifyProbe: {
    either: [
      "Beides ist recht. Was fällt Ihnen zuerst ein?",
      "Wie Sie mögen. Wovon möchten Sie lieber erzählen?",
    ],
    quote: [
      "Ich meinte die Stelle {x}. Ich wollte wissen, ob noch mehr dahintersteckt; wenn nicht, gehen wir weiter.",
      "Nur, ob zu {x} noch etwas gehört. Wenn nicht, ist das in Ordnung, und wir gehen weiter.",
    ],
    plain: [
      "Ich meinte irgendetwas von dem, was Sie gerade erzählt haben, was immer Sie möchten. Wenn da nichts ist, gehen wir weiter.",
      "Nur, ob Sie Ihrer letzten Antwort etwas hinzufügen möchten. Wenn nicht, sagen Sie es, und ich stelle die nächste Frage.",
    ],
  },
  clarifyEnd: {
    missed: [
      "Da habe ich das Wichtige ausgelassen, das tut mir leid; gespeichert ist alles. Zu welchem Punkt möchten Sie noch etwas sagen?",
    ],
    anythingElse: [
      "Ich meine alles, was das Team wissen sollte und wonach ich nicht gefragt habe. Wenn da nichts ist, ist das völlig in Ordnung.",
      "Etwas, das hierher gehört und noch nicht zur Sprache kam. Fällt Ihnen nichts ein, sagen Sie das einfach.",
    ],
    recap: [
      "Das sind Sätze, die Sie vorhin geschrieben haben. Ich wüsste gern, ob etwas Wichtiges falsch ist oder fehlt.",
      "Ich habe ein paar Ihrer Sätze herausgegriffen. Sagen Sie mir nur, ob sie ein falsches Bild geben.",
    ],
  },
  otherAngle: [
    "Das macht nichts. Was fällt Ihnen als Erstes ein, auch wenn es nur klein ist?",
    "Sie müssen nicht sicher sein. Was würden Sie schätzen?",
    "Kein Problem. Welcher Teil davon ist am leichtesten?",
    "Ist gut. Was würden Sie sagen, wenn Sie etwas nennen müssten?",
    "Lassen Sie sich Zeit. Woran denken Sie dabei?",
  ],
  skip: [
    "Kein Problem, die lassen wir aus.",
    "Natürlich, nehmen wir eine andere.",
    "Ist gut, hier kommt etwas anderes.",
    "Gern, die überspringen wir.",
    "Wie Sie möchten, dann weiter.",
    "Kein Problem.",
  ],
  dontKnow: [
    "Macht nichts, versuchen wir etwas anderes.",
    "Das ist in Ordnung, nicht auf alles gibt es eine Antwort.",
    "Ist gut, dann weiter zur nächsten.",
    "Macht nichts.",
  ],
  noAnswer: [
    "Lassen wir die Frage und gehen weiter.",
    "Ich frage Sie lieber etwas anderes.",
    "Versuchen wir es mit einer anderen Frage.",
    "Gehen wir weiter.",
  ],
  repeat: "Hier ist sie noch einmal:",
  simple:
    "Ich bin ein einfaches automatisches Interview: Ich folge einer Liste von Fragen und mir entgeht manches. Erzählen Sie also ruhig, was Ihnen wichtig ist, auch wenn ich nicht danach frage.",
  opening:
    "Was Sie hier schreiben, wird gespeichert, vom Team von {organization} gelesen, das diese Studie durchführt, und kann ohne Ihren Namen zitiert werden; lassen Sie Namen weg, die Sie nicht nennen möchten.",
  anonymous: [
    "Was Ihren Namen angeht, ja: Danach wird nicht gefragt, er steht hier nur, wenn Sie ihn selbst schreiben. Das Übrige liest das Team bei {organization} und zitiert es vielleicht, aber ohne Namen. Über das Menü dieser Seite können Sie alles löschen.",
    "Ihr Name ist nicht nötig, und was Sie nicht schreiben, sieht auch niemand. Gelesen wird Ihr Text vom Team bei {organization}, das ihn ohne Namen zitieren darf. Im Menü dieser Seite lässt sich alles löschen.",
  ],
  meta: {
    robot: [
      "Ich bin ein Programm, das Interviews führt, kein Mensch. Was Sie schreiben, lesen Menschen bei {organization}.",
      "Sie sprechen mit einem Programm. Es stellt die Fragen für {organization}, und dort lesen Menschen die Antworten.",
      "Ein Programm, ja; die Menschen, die es lesen, sind bei {organization}.",
    ],
    privacy: [
      "Was Sie schreiben, lesen die Menschen bei {organization}, die diese Studie durchführen, auch Namen und Orte darin.",
      "Das Studienteam bei {organization} liest es so, wie Sie es schreiben, also auch Namen, die Sie nennen.",
      "Ihre Worte werden für {organization} gespeichert, und wer dort die Studie durchführt, kann sie lesen.",
    ],
    return: ["Ja, mit dem privaten Link im Menü der Seite.", "Das geht: Ihr privater Link steht im Menü."],
    passed_on: [
      "Ich gebe nichts an Leute weiter, die Sie kennen; gelesen wird es vom Studienteam bei {organization}, so wie Sie es schreiben.",
      "Von mir nicht. Es geht an die Menschen bei {organization}, die diese Studie durchführen, mit allen Namen darin.",
    ],
    fine: [
      "Ja, sagen Sie es so, wie es Ihnen liegt; richtig oder falsch gibt es hier nicht.",
      "Das passt so, und Sie sagen so viel oder so wenig, wie Sie möchten.",
    ],
    missed: [
      "Entschuldigung, Ihre Frage ist mir entgangen. Wie lautete sie noch einmal?",
      "Da habe ich etwas übersehen, tut mir leid. Was wollten Sie wissen?",
    ],
    who: [
      "Diese Studie führt {organization} durch. Ich bin das Programm, das die Fragen stellt.",
      "Hinter der Studie stehen Menschen bei {organization}; ich stelle nur die Fragen.",
    ],
    purpose: [
      "Ich frage, weil {organization} wissen möchte, wie es den Leuten damit wirklich geht.",
      "Das Team von {organization} möchte aus dem lernen, was Menschen selbst erlebt haben, darum frage ich.",
    ],
    incentive: [
      "Der Code erscheint am Ende auf dieser Seite; ich selbst habe ihn nicht.",
      "Darum kümmert sich die Seite, wenn wir fertig sind; Sie müssen jetzt nichts tun.",
    ],
    fatigue: ["Verstehe, ab jetzt fasse ich mich kurz.", "Ist gut, machen wir es kurz."],
    other: [
      "Das weiß ich leider nicht.",
      "Das kann ich Ihnen nicht beantworten.",
      "Dazu habe ich keine Antwort, tut mir leid.",
    ],
  },
  left: {
    none: [
      "Das ist meine letzte Frage, also noch etwa {minutes} Minuten.",
      "Danach kommt keine mehr, noch rund {minutes} Minuten.",
    ],
    one: [
      "Nach dieser kommt noch eine Frage, also etwa {minutes} Minuten.",
      "Nur noch eine nach dieser, ungefähr {minutes} Minuten.",
    ],
    many: [
      "Nach dieser kommen noch {left} Fragen, also etwa {minutes} Minuten.",
      "Ich habe danach noch {left} Fragen, ungefähr {minutes} Minuten.",
      "Noch {left} nach dieser, rund {minutes} Minuten.",
    ],
    atTheEnd: ["Wir sind fast durch, noch etwa eine Minute.", "Das war alles; es fehlt nur dieser Schluss."],
  },
  noIncentive: [
    "In dieser Studie gibt es keinen Code und keine Bezahlung.",
    "Soviel ich weiß, gibt es für diese Studie keine Vergütung.",
  ],
  retention: ["Nach {days} Tagen wird es gelöscht.", "Es wird {days} Tage aufbewahrt."],
  contact: [
    "Das Team kann Ihnen mehr sagen: {contact}.",
    "Dafür gibt es diesen Kontakt: {contact}.",
    "Hier können Sie fragen: {contact}.",
  ],
  noContact: [
    "Das wissen die Menschen bei {organization}, die die Studie durchführen, und sie lesen hier Ihre Frage.",
    "Das Team von {organization} sieht, dass Sie danach gefragt haben.",
  ],
  backToQuestion: ["Zurück zu meiner Frage:", "Noch einmal meine Frage:", "Und nun wieder:"],
  backAtTheEnd: [
    "Gibt es noch etwas, das Sie vor dem Ende sagen möchten?",
    "Möchten Sie noch etwas ergänzen oder richtigstellen?",
    "Das letzte Wort haben Sie.",
  ],
  redirect: {
    off_topic: [
      "Ich würde vorerst gern bei meiner Frage bleiben, wenn das für Sie passt.",
      "Ich verstehe, gefragt hatte ich allerdings nach etwas anderem. Was würden Sie zur Frage oben sagen?",
      "Kommen wir zu meiner Frage zurück, wenn Sie mögen.",
      "Das geht etwas über das hinaus, was wir hier besprechen können, also zurück zur Frage.",
      "Machen wir dort weiter, wo wir waren.",
    ],
    instructions: [
      "Ich kann nur die Fragen dieser Studie stellen. Was würden Sie auf die obige antworten?",
      "Das kann ich hier nicht tun. Mich interessiert weiterhin Ihre eigene Antwort.",
      "Ich bin hier, um zu fragen und zuzuhören, bleiben wir also bei der Frage.",
      "Ich halte mich an das Interview, wenn es Ihnen recht ist.",
      "Bleiben wir bei der Frage oben.",
    ],
    unreadable: [
      "Entschuldigung, das konnte ich nicht lesen. Könnten Sie es noch einmal schreiben?",
      "Die Nachricht kam unleserlich an. Bitte versuchen Sie es noch einmal.",
      "Das habe ich nicht verstanden. Könnten Sie es anders sagen?",
      "Mit der Nachricht ist wohl etwas schiefgegangen. Könnten Sie sie noch einmal senden?",
      "Ich kann es leider immer noch nicht lesen. Ein paar einfache Worte reichen.",
    ],
    empty: [
      "Bei mir kamen keine Worte an. Könnten Sie ein, zwei Sätze schreiben?",
      "Hier ist nichts angekommen. Was würden Sie sagen?",
      "Könnten Sie das in Worte fassen?",
      "Ich kann hier nur Worte lesen, wie würden Sie es also sagen?",
      "Ein paar Worte genügen, wann immer Sie mögen.",
    ],
    greeting: [
      "Hallo! Lassen Sie sich Zeit mit der Frage oben; es eilt nicht.",
      "Guten Tag! Die erste Frage steht gleich hier oben.",
      "Hallo, schön, dass Sie da sind. Fangen Sie einfach mit der Frage oben an.",
    ],
  },
  checkIn: ["Es tut mir leid, das klingt gerade sehr schwer.", "Das tut mir leid, das ist viel auf einmal."],
  crisis: [
    "Ich bin ein Programm und kann nicht helfen wie ein Mensch, aber was Sie geschrieben haben, ist wichtig. Wenn jemand in Gefahr ist, rufen Sie bitte jetzt den Notruf.",
    "Was Sie geschrieben haben, ist ernst, und ein Mensch sollte Ihnen zuhören. Bitte rufen Sie gleich den Notruf oder jemanden an, der Ihnen nahesteht.",
  ],
  support: [
    "Hier können Sie mit jemandem sprechen: {support}.",
    "Auch hier ist jemand für Sie da: {support}.",
  ],
  goOnOrStop: [
    "Wir können hier aufhören oder weitermachen, ganz wie Sie möchten. Schreiben Sie „aufhören“ oder „weiter“.",
    "Sie müssen dazu nichts mehr sagen. Schreiben Sie „weiter“ für eine andere Frage oder „aufhören“, um zu beenden.",
  ],
  crisisGoOn: [
    "Sie müssen nichts mehr schreiben. Wenn Sie trotzdem fortfahren möchten, schreiben Sie „weiter“; sonst hören wir hier auf.",
    "Das Interview endet hier, außer Sie schreiben „weiter“.",
  ],
  offerStop: [
    "Natürlich, Sie können jederzeit aufhören. Wollen wir es hier gut sein lassen?",
    "Das entscheiden ganz Sie. Hören wir jetzt auf?",
  ],
  withdraw: [
    "Natürlich, wir hören auf. Über Ihren privaten Link zu diesem Interview können Sie alles löschen, was Sie geschrieben haben. Möchten Sie doch fortfahren, schreiben Sie „weiter“; jede andere Nachricht beendet es.",
  ],
  anythingElse: [
    "Das war meine letzte Frage. Gibt es etwas, wonach ich nicht gefragt habe und das Sie uns erzählen möchten?",
    "Das waren alle meine Fragen. Gibt es etwas, das wir wissen sollten und das noch nicht zur Sprache kam?",
  ],
  recapLead: "Bevor wir aufhören, hier einiges von dem, was Sie mir erzählt haben, in Ihren Worten:",
  recapAsk: "Was habe ich falsch verstanden oder ausgelassen?",
  farewells: {
    plain: ["Das war alles, was ich fragen wollte.", "Damit bin ich am Ende meiner Fragen."],
    heavy: ["Manches war sicher nicht leicht zu schreiben.", "Da war viel in dem, was Sie erzählt haben."],
    stopped: ["Ist gut, wir belassen es dabei.", "In Ordnung, wir hören hier auf."],
    withdrawn: ["Wir hören hier auf. Über Ihren privaten Link können Sie weiterhin alles löschen."],
    limit: ["Unsere Zeit ist um."],
  },
  whatNext: [
    "Das Team von {organization} liest nun, was Sie geschrieben haben, neben dem, was andere erzählt haben.",
    "Als Nächstes lesen die Menschen bei {organization}, die die Studie durchführen, Ihre Antworten.",
  ],
  laterContact: ["Wenn Ihnen später noch etwas einfällt: {contact}."],
  distressClosing: [
    "Wir lassen es hier gut sein. Sie haben genug erzählt, und mehr braucht es nicht. Achten Sie gut auf sich, und sprechen Sie mit jemandem, dem Sie vertrauen, wenn Sie können.",
  ],
  distressSupport: ["Und wenn Sie mit jemandem sprechen möchten: {support}."],
  closing:
    "Vielen Dank für Ihre Teilnahme, Ihre Rückmeldung ist wertvoll. Damit endet unser Interview. Einen schönen Tag noch!",
};
