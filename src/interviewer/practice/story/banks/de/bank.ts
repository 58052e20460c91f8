import type { LanguageBank } from "../../bank.ts";
import { contradictions } from "./contradictions.ts";
import { feeling } from "./feeling.ts";
import { hearing } from "./hearing.ts";
import { last } from "./last.ts";
import { person } from "./person.ts";
import { facts, phrases } from "./phrases.ts";
import { problem } from "./problem.ts";
import { routine } from "./routine.ts";
import { wish } from "./wish.ts";
import { workaround } from "./workaround.ts";

export const german: LanguageBank = {
  language: "de",
  draws: [
    [
      { her: "meine Schwester Katrin", herDat: "meiner Schwester Katrin" },
      { her: "meine Nachbarin Gisela", herDat: "meiner Nachbarin Gisela" },
      { her: "meine Cousine Ines", herDat: "meiner Cousine Ines" },
      { her: "meine Freundin Aylin", herDat: "meiner Freundin Aylin" },
      { her: "meine Tante Renate", herDat: "meiner Tante Renate" },
      { her: "meine Schwägerin Petra", herDat: "meiner Schwägerin Petra" },
    ],
    [
      { him: "mein Bruder Jens", himDat: "meinem Bruder Jens" },
      { him: "mein Nachbar Uwe", himDat: "meinem Nachbarn Uwe" },
      { him: "mein Schwager Holger", himDat: "meinem Schwager Holger" },
      { him: "mein Freund Murat", himDat: "meinem Freund Murat" },
      { him: "mein Cousin Lukas", himDat: "meinem Cousin Lukas" },
      { him: "mein Onkel Bernd", himDat: "meinem Onkel Bernd" },
    ],
    [
      { day: "Dienstag", days: "dienstags", otherDay: "Samstag" },
      { day: "Montag", days: "montags", otherDay: "Donnerstag" },
      { day: "Freitag", days: "freitags", otherDay: "Mittwoch" },
      { day: "Donnerstag", days: "donnerstags", otherDay: "Montag" },
      { day: "Mittwoch", days: "mittwochs", otherDay: "Sonntag" },
      { day: "Samstag", days: "samstags", otherDay: "Dienstag" },
    ],
    [
      { month: "März" },
      { month: "Oktober" },
      { month: "Januar" },
      { month: "Juni" },
      { month: "November" },
      { month: "Februar" },
    ],
    [
      { amount: "zwanzig Euro", bigAmount: "dreihundert Euro" },
      { amount: "fünfunddreißig Euro", bigAmount: "achthundert Euro" },
      { amount: "zwölf Euro", bigAmount: "vierhundertfünfzig Euro" },
      { amount: "sechzig Euro", bigAmount: "zweitausend Euro" },
      { amount: "achtzehn Euro", bigAmount: "sechshundert Euro" },
    ],
    [
      { minutes: "zwanzig Minuten", longer: "anderthalb Stunden" },
      { minutes: "eine halbe Stunde", longer: "zwei Stunden" },
      { minutes: "zehn Minuten", longer: "eine ganze Stunde" },
      { minutes: "eine Viertelstunde", longer: "drei Stunden" },
      { minutes: "vierzig Minuten", longer: "ein halber Tag" },
    ],
    [
      { time: "vor dem Frühstück" },
      { time: "in der Mittagspause" },
      { time: "abends nach neun" },
      { time: "am frühen Nachmittag" },
      { time: "gleich nach der Arbeit" },
      { time: "am späten Vormittag" },
    ],
    [
      { often: "zweimal die Woche" },
      { often: "dreimal die Woche" },
      { often: "jeden zweiten Tag" },
      { often: "einmal die Woche" },
      { often: "vier- oder fünfmal im Monat" },
    ],
    [
      { years: "zwei Jahre", yearsDat: "zwei Jahren" },
      { years: "sechs Jahre", yearsDat: "sechs Jahren" },
      { years: "neun Jahre", yearsDat: "neun Jahren" },
      { years: "elf Jahre", yearsDat: "elf Jahren" },
      { years: "vier Jahre", yearsDat: "vier Jahren" },
    ],
    [
      { room: "am Küchentisch" },
      { room: "auf dem Sofa" },
      { room: "am Flurfenster" },
      { room: "im hinteren Zimmer" },
      { room: "auf dem Balkon" },
      { room: "an meinem alten Schreibtisch" },
    ],
    [
      { book: "ein grünes Notizbuch" },
      { book: "ein Schulheft" },
      { book: "ein Heft aus der Apotheke" },
      { book: "ein kariertes Buch" },
      { book: "ein altes Album" },
    ],
    [{ count: "drei" }, { count: "vier" }, { count: "fünf" }, { count: "sechs" }, { count: "sieben" }],
  ],
  pseudonyms: [
    "Reiher",
    "Birke",
    "Schiefer",
    "Wacholder",
    "Otter",
    "Ahorn",
    "Zaunkönig",
    "Kiesel",
    "Klee",
    "Haselnuss",
  ],
  occupations: [
    { name: "Pflegefachkraft", said: "in der Pflege" },
    { name: "Fachkraft im Lager", said: "in einem Lager" },
    { name: "Buchhaltung", said: "in der Buchhaltung einer kleinen Firma" },
    { name: "Elektrohandwerk", said: "in einem Elektrobetrieb" },
    { name: "Hotelrezeption", said: "an der Rezeption eines Hotels" },
    { name: "Apothekenfachkraft", said: "in einer Apotheke" },
    { name: "Verkauf im Baumarkt", said: "in einem Baumarkt" },
    { name: "Taxigewerbe", said: "am Steuer eines Taxis" },
    { name: "Musikschullehrkraft", said: "an einer Musikschule" },
    { name: "Floristik", said: "in einem Blumenladen" },
    { name: "Bibliotheksfachkraft", said: "in der Stadtbücherei" },
    { name: "Verwaltungsfachkraft", said: "im Rathaus" },
  ],
  places: [
    ["Deutschland", "Kassel"],
    ["Deutschland", "Rostock"],
    ["Deutschland", "Freiburg"],
    ["Deutschland", "Chemnitz"],
    ["Deutschland", "Osnabrück"],
    ["Deutschland", "Regensburg"],
    ["Deutschland", "Mainz"],
    ["Deutschland", "Lübeck"],
  ],
  partNames: {
    person: "Wer da erzählt",
    routine: "Wie es sonst abläuft",
    last: "Das letzte Mal",
    problem: "Was schwierig ist",
    workaround: "Was dagegen hilft",
    feeling: "Wie es sich anfühlt",
    contradiction: "Was nicht zusammenpasst",
    wish: "Was gewünscht wird",
  },
  parts: { person, routine, last, problem, workaround, feeling, wish },
  contradictions,
  facts,
  followUps: [
    "Sie sagten: „{cue}“. Was ist da passiert?",
    "„{cue}“: Erzählen Sie mir mehr davon.",
    "Was steckt hinter „{cue}“?",
    "Vorhin sagten Sie: „{cue}“. Wie war das?",
  ],
  phrases,
  hearing,
  ownScript: {
    introduction:
      "Danke, dass Sie sich Zeit nehmen. Mich interessiert Ihre Erfahrung; richtige oder falsche Antworten gibt es nicht.",
    questions: [
      "Zu Beginn: Erzählen Sie ein wenig von sich und Ihrem Leben.",
      "Wie läuft es normalerweise in Ihrem Alltag ab?",
      "Denken Sie an das letzte Mal. Wie war es, von Anfang an?",
      "Was finden Sie am schwierigsten?",
      "Was tun Sie, wenn es schwierig wird?",
      "Wie fühlen Sie sich mit dem Thema?",
      "Was wünschen Sie sich anders?",
    ],
  },
};
