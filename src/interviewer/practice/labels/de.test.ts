import { expect, test } from "vitest";
import type { QuestionLabel } from "#contract/practice-debrief.ts";
import { buildsOnAnswer } from "../build-on.ts";
import { findManner, labelQuestion } from "../question-label.ts";

const questions: Record<QuestionLabel, string[]> = {
  open: [
    "Wie war das letzte Mal, als Sie die App benutzt haben?",
    "Erzählen Sie mir von Ihrem Morgen.",
    "Können Sie mir erzählen, was danach passiert ist?",
    "Warum haben Sie mit dem Laufen aufgehört?",
    "erzähl mal von deinem ersten Job",
    "Könnten Sie bitte beschreiben, wie ein normaler Tag bei Ihnen aussieht?",
    "Was hat Sie dazu gebracht, die Bank zu wechseln?",
    "Sie sagten, es hat lange gedauert, was ist dann passiert?",
    "Erinnern Sie sich an Ihren letzten Umzug? Was ist da passiert?",
    "Okay. Und wie haben Sie das gelöst?",
    "Was meinen Sie mit „Katastrophe“?",
    "Haben Sie ein Beispiel dafür?",
    "Ich würde gern mehr über Ihren Alltag erfahren.",
    "Was war für Sie das Schwierigste daran?",
    "Wie kam es dazu?",
  ],
  closed: [
    "Mögen Sie Ihre Arbeit?",
    "Sind Sie schon einmal geflogen?",
    "Trinken Sie lieber Tee oder Kaffee?",
    "War es schwierig?",
    "hast du ein Auto",
    "Waren Sie allein oder mit Freunden dort?",
    "Hat Ihnen jemand geholfen?",
    "Danke. Und wohnen Sie noch dort?",
    "Gibt es einen Park in der Nähe?",
    "Hat es funktioniert?",
  ],
  leading: [
    "Finden Sie nicht auch, dass das zu teuer ist?",
    "Das hat Ihnen gefallen, oder?",
    "Sie waren sicher wütend, nicht wahr?",
    "Ist das nicht ungerecht?",
    "Es ist besser als vorher, stimmt's?",
    "Sie mögen natürlich das andere lieber, warum?",
    "Wie schrecklich war das Warten?",
    "Jeder weiß doch, dass das langsam ist. Was denken Sie?",
    "Stimmen Sie mir zu, dass die Preise unverschämt sind?",
    "Das muss furchtbar gewesen sein, gell?",
  ],
  double: [
    "Wann haben Sie angefangen und warum?",
    "Was mögen Sie und was mögen Sie nicht?",
    "Wie oft gehen Sie hin und mit wem?",
    "Hat es wehgetan? Und was haben Sie dann gemacht?",
    "Wo haben Sie es gekauft und wie viel hat es gekostet?",
    "Benutzen Sie es oft und hilft es Ihnen?",
    "Wer hat es Ihnen empfohlen? Wie fanden Sie es?",
    "Erzählen Sie mir von Ihrem Haus und auch von Ihrer Arbeit.",
  ],
  hypothetical: [
    "Würden Sie für so eine App bezahlen?",
    "Wenn Sie mehr Zeit hätten, was würden Sie tun?",
    "Stellen Sie sich vor, Sie gewinnen im Lotto. Was kaufen Sie zuerst?",
    "würdest du es noch einmal machen",
    "Was würde passieren, wenn der Laden schließt?",
    "Werden Sie nächstes Jahr weitermachen?",
    "Angenommen, Ihr Handy geht kaputt, was tun Sie dann?",
    "Könnten Sie sich vorstellen, ohne Auto zu leben?",
  ],
  fact: [
    "Wie viele Kinder haben Sie?",
    "Wann war das?",
    "Wie oft gehen Sie ins Fitnessstudio?",
    "Wo sind Sie geboren?",
    "Um wie viel Uhr stehen Sie auf?",
    "Wie viel hat das Fahrrad gekostet?",
    "Wie heißt Ihr Hund?",
    "Wie alt waren Sie damals?",
    "Wer hat Ihnen das Kochen beigebracht?",
    "Können Sie mir sagen, wie alt Ihre Tochter ist?",
    "seit wann arbeitest du da",
    "Welche Marke fahren Sie?",
  ],
};

const asksNothing = ["Mhm.", "Ach so", "Verstehe, danke.", "Okay", "Guten Tag", "Reden Sie ruhig weiter."];

const neutralProbes = [
  "Und dann?",
  "Erzählen Sie mehr.",
  "mhm",
  "Was ist dann passiert?",
  "Weiter bitte",
  "Warum?",
  "Inwiefern?",
  "mach weiter",
  "Was noch?",
];

const rude = [
  "Das ist doch Quatsch.",
  "Halten Sie den Mund!",
  "So ein Blödsinn",
  "Das ist mir egal, was Sie denken.",
  "DAS IST DOCH ALLES UNSINN HIER",
];

const rushed = [
  "Schnell bitte.",
  "Antworten Sie nur mit Ja oder Nein.",
  "Beeilen Sie sich",
  "Ich habe keine Zeit, fassen Sie sich kurz.",
  "kommen Sie zum Punkt",
];

const calm = [
  "Wie lange hat die Fahrt gedauert?",
  "Wie fanden Sie die Reise?",
  "Wie haben Sie das so schnell gelernt?",
  "Geht es jetzt schneller als früher?",
];

/** An answer, and questions that pick it up. */
const answer = "Am Montag habe ich den Schlüssel vom Lager verloren und musste meine Nachbarin anrufen.";
const followUps = [
  "Was haben Sie wegen des Schlüssels unternommen?",
  "Und was ist dann passiert?",
  "Sie sagten, Sie haben die Nachbarin angerufen, wie lief es?",
  "Wie ging es Ihnen damit?",
];
const newMatters = ["Welche Musik hören Sie?", "Wie viele Kinder haben Sie?"];

const cases = Object.entries(questions).flatMap(([label, texts]) =>
  texts.map((text) => [text, label] as const),
);

test.each(cases)("in German, “%s” is %s", (text, label) => {
  expect(labelQuestion(text, "de")).toBe(label);
});

test.each(asksNothing)("in German, “%s” asks nothing", (text) => {
  expect(labelQuestion(text, "de")).toBeNull();
});

test.each(neutralProbes)("in German, “%s” lets the other go on", (text) => {
  expect(findManner(text, "de")).toBe("neutral_probe");
});

test.each(rude)("in German, “%s” is rude", (text) => {
  expect(findManner(text, "de")).toBe("rude");
});

test.each(rushed)("in German, “%s” presses for time", (text) => {
  expect(findManner(text, "de")).toBe("rushed");
});

test.each(calm)("in German, “%s” is neither rude nor rushed", (text) => {
  expect(findManner(text, "de")).toBeNull();
});

test.each(followUps)("in German, “%s” picks up the answer", (text) => {
  expect(buildsOnAnswer(text, answer, "de")).toBe(true);
});

test.each(newMatters)("in German, “%s” goes on to something else", (text) => {
  expect(buildsOnAnswer(text, answer, "de")).toBe(false);
});
