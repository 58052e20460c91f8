import type { LabelledAnswers } from "./answers.ts";

/** Answers by people on all kinds of matters, written before the patterns they are to check. */
export const germanAnswers: LabelledAnswers = {
  language: "de",
  question: "Wie ist das bei Ihnen?",
  answers: {
    problem: [
      "Die App von der Bank stürzt ab, sobald ich etwas überweisen will",
      "mir fällt es schwer, im Winter ins Fitnessstudio zu gehen",
      "Das größte Problem ist das Parken vor der Schule am Morgen",
      "es fehlt dauernd jemand und wir kommen mit dem Training nicht los",
      "Ich finde die Unterlagen nicht, die der Steuerberater von mir will",
      "Der Bus hat bei uns im Viertel fast jeden Tag Verspaetung",
    ],
    workaround: [
      "Am Ende schreibe ich alles von Hand in ein Heft, das ich dabei habe",
      "ich schicke mir dann selbst eine Nachricht mit der Einkaufsliste",
      "Ich mache einen Screenshot und hebe ihn auf dem Handy auf",
      "Wir behelfen uns mit einer Tabelle, die mein Schwager gebaut hat",
    ],
    event: [
      "Letzte Woche ist meine Tochter allein mit der U-Bahn ins Zentrum gefahren",
      "Vor zwei Monaten haben die Kinder die Schule gewechselt",
      "Gestern hat mir der Arzt neue Untersuchungen verschrieben",
      "Neulich waren wir mit der Gruppe aus dem Viertel laufen",
    ],
    feeling: [
      "Ich schäme mich, vor den anderen in der Klasse zu sprechen",
      "ich bin ziemlich gestresst von den Abrechnungen diesen Monat",
      "Es macht mich nervös, bei der Versicherung anzurufen",
      "Ehrlich gesagt fuehle ich mich einsam, wenn ich zu Hause arbeite",
    ],
    contrast: [
      "Früher habe ich auf dem Markt gekauft, jetzt bestelle ich alles im Internet",
      "Statt mit dem Auto fahre ich mit den Nachbarn Rad",
      "Die Bahn ist für die ganze Familie billiger als das Flugzeug",
    ],
    wish: [
      "Ich hätte gern mehr Bänke im Park bei uns im Dorf",
      "Wenn ich doch nur alle Fahrpläne auf einem Bildschirm sehen könnte",
      "es bräuchte einen Platz für die Räder am Bahnhof",
    ],
    product: [
      "Fast alles besprechen wir über WhatsApp mit den Eltern der Klasse",
      "Ich benutze Todoist für die Aufgaben zu Hause und in der Arbeit",
    ],
    condition: ["kommt auf den Tag an", "Manchmal", "je nachdem, haengt von der Uhrzeit ab"],
    evaluation: [
      "Gut, eigentlich",
      "Das gefällt mir ganz gut",
      "ich finde das sehr nützlich für Leute wie mich",
      "Alles ein bisschen komisch",
    ],
    absolute: [
      "Ich lese nie die Anleitungen der Geräte, die ich für das Haus kaufe",
      "Bei uns im Büro essen alle vor ihrem Rechner zu Mittag",
    ],
    placeholder: ["Ich mache Sachen am Computer", "irgendwas mit Sport und so"],
    vague: ["normal halt", "ja, so ungefähr"],
    short: ["Ich arbeite in einer Bäckerei", "mit meiner Schwester und den Cousins", "früh am Morgen"],
    none: [
      "Ich stehe um sieben auf, frühstücke mit den Kindern und bringe sie dann zu Fuß zur Schule.",
      "Ich arbeite seit acht Jahren mit drei anderen in einem Kleiderladen in der Innenstadt.",
      "Jeden Sonntag schreibe ich mit meinem Mann die Liste und nachmittags gehen wir zusammen in den Supermarkt.",
      "Letzten Montag habe ich den Zug verpasst, weil meine Uhr stehen geblieben war, also habe ich meinen Chef angerufen und bis elf im Café gearbeitet.",
      "Zuerst lese ich die Post, dann schaue ich in den Kalender und um neun haben wir eine kurze Runde im Team.",
      "Ich wohne mit meiner Mutter in einer kleinen Wohnung am Rand von Leipzig.",
      "Ich laufe zweimal die Woche mit einer Gruppe aus meiner Straße, ungefähr fünf Kilometer.",
      "Ich lasse die Waschmaschine abends laufen, weil der Strom um diese Zeit weniger kostet.",
      "Mein Vater hat mir das Kochen beigebracht, als ich zehn Jahre alt war.",
      "In der Straßenbahn lese ich die Nachrichten und danach höre ich Musik bis ins Büro.",
      "Wir sind zu viert und unter der Woche macht jeden Tag jemand anders das Abendessen.",
      "Ich zahle überall mit Karte und schaue mir am Monatsende die Buchungen an.",
      "Er wohnt im falschen Haus gegenüber und bringt mir sonntags einen Zettel mit seinen Terminen vorbei.",
    ],
  },
};
