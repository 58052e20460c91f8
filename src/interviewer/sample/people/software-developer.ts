import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const softwareDeveloper: SamplePerson = {
  demographics: {
    ageRange: "25-34",
    occupation: "Softwareentwickler",
    location: "Germany",
    townCity: "Leipzig",
  },
  language: "de",
  exchanges: [
    ask(
      "q1",
      "",
      "Ich fang so gegen acht an, erstmal Kaffee und Code, solange noch keiner was will. Um halb zehn ist Daily, mit Kamera. Danach ist der Vormittag eigentlich gelaufen, weil ständig jemand was im Chat schreibt.",
    ),
    follow(
      "Danach ist der Vormittag eigentlich gelaufen",
      "Wie sieht so ein Vormittag nach dem Daily denn aus?",
      "Ich setz mich hin, komm gerade rein, dann ploppt was auf. Bis ich wieder drin bin, ist es halb zwölf. Die wichtigen Sachen mach ich inzwischen abends, wenn Ruhe ist.",
    ),
    ask(
      "q2",
      "Danke.",
      "Gestern, da ist uns ein Server abgeschmiert. Zu sechst in der Videokonferenz, nach einer Stunde lief alles wieder. Nur hat keiner aufgeschrieben, was wir geändert haben. Heute früh durfte ich das aus meiner Terminal-History zusammensuchen.",
    ),
    ask(
      "q3",
      "",
      "Teams, Jira, GitHub. Slack hatten wir mal, ist aus Kostengründen rausgeflogen. Fürs Pair Programming nehm ich Live Share, weil man bei Teams die Schrift nicht lesen kann.",
    ),
    ask(
      "q4",
      "",
      "Dass Teams beim Bildschirmteilen abstürzt. Letzten Donnerstag zweimal in derselben Demo. Der Kunde hat gefragt, ob unser Produkt auch so wackelig ist.",
    ),
    follow(
      "Der Kunde hat gefragt, ob unser Produkt auch so wackelig ist",
      "Das klingt unangenehm. Wie ging es in der Demo weiter?",
      "Ich hab gelacht und bin aufs Handy gewechselt. Den Auftrag haben wir bekommen, aber seitdem mach ich vor jeder Demo einen Probelauf mit einer Kollegin.",
    ),
    ask(
      "q5",
      "",
      "Neustarten, klar. Und wenn was dringend ist, ruf ich an. Die meisten erschrecken erstmal, weil keiner mehr einfach so anruft.",
    ),
    ask(
      "q6",
      "Danke, das war anschaulich.",
      "Dass man den Chat für zwei Stunden richtig zumachen kann, ohne dass es unhöflich ist. Und bitte nicht noch eine App, die alles kann. Lieber drei kleine, die ihre Sache gut machen.",
    ),
    follow(
      "ohne dass es unhöflich ist",
      "Woran merken Sie, dass es als unhöflich gilt?",
      "Na ja, wenn ich eine Stunde nicht antworte, kommt ein Fragezeichen hinterher. Nur das Fragezeichen, sonst nichts.",
    ),
    ask("q7", "", "Kommt drauf an. Wenn der Server steht, anrufen, sonst reicht mir der Chat."),
  ],
  lastWords: "Nee, passt alles so, danke.",
};
