import { listCounts } from "./list-counts.ts";
import type { AccountChange, MailTexts } from "./text-shape.ts";

/** Translated from English and not yet checked by somebody who grew up with the language. */

const account =
  "Sie erhalten diese Mail, weil diese Adresse bei Askwell eingegeben wurde. Waren Sie das nicht, können Sie sie ignorieren.";
const creator = "Sie erhalten diese Mail, weil Sie ein Konto bei Askwell haben.";
const member = "Auf der Seite eines Projekts können Sie unter „Members“ wählen, welche Mails Sie erhalten.";

const changes: Record<AccountChange["what"], (change: AccountChange) => string> = {
  key: ({ name = "" }) => `Für Ihr Konto wurde ein neuer API-Schlüssel erstellt: ${name}`,
  provider: ({ name = "" }) => `Mit ${name} kann man sich ab jetzt bei Ihrem Konto anmelden.`,
  login: () => "Jemand hat sich mit einem neuen Browser oder Gerät bei Ihrem Konto angemeldet.",
  password: () => "Das Passwort Ihres Kontos wurde geändert.",
  email: ({ name = "" }) => `Die E-Mail-Adresse Ihres Kontos wurde geändert in ${name}.`,
  two_step_on: () => "Die Anmeldung in zwei Schritten wurde für Ihr Konto eingeschaltet.",
  two_step_off: () => "Die Anmeldung in zwei Schritten wurde für Ihr Konto ausgeschaltet.",
};

export const de: MailTexts = {
  verify: ({ name, url }) => ({
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    paragraphs: [
      name === "" ? "Guten Tag," : `Guten Tag ${name},`,
      "bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt einmal und nur für kurze Zeit.",
    ],
    button: { label: "Adresse bestätigen", url },
    footer: account,
  }),
  reset: ({ url }) => ({
    subject: "Neues Passwort festlegen",
    paragraphs: [
      "Für Ihr Konto wurde ein neues Passwort angefordert. Der Link gilt einmal und nur für kurze Zeit.",
      "Waren Sie das nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
    ],
    button: { label: "Neues Passwort festlegen", url },
    footer: account,
  }),
  linkIdentity: ({ provider, url }) => ({
    subject: `Mit ${provider} bei Askwell anmelden?`,
    paragraphs: [
      `Jemand hat sich über ${provider} mit dieser Adresse angemeldet. Zu ihr gibt es bei Askwell schon ein Konto.`,
      `Waren Sie das, bestätigen Sie es; dann öffnet ${provider} künftig Ihr Konto. Waren Sie es nicht, bestätigen Sie nicht.`,
    ],
    button: { label: "Bestätigen", url },
    footer: account,
  }),
  changeEmail: ({ url }) => ({
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    paragraphs: [
      "Bestätigen Sie diese Adresse, dann melden Sie sich künftig mit ihr bei Askwell an. Der Link funktioniert einmal und nur für kurze Zeit.",
      "Wenn Sie das nicht waren, ignorieren Sie diese Mail: Es ändert sich nichts.",
    ],
    button: { label: "Neue Adresse bestätigen", url },
    footer: account,
  }),
  accountChanged: ({ change, url }) => ({
    subject: "Eine Änderung an Ihrem Askwell-Konto",
    paragraphs: [
      changes[change.what](change),
      "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, setzen Sie sofort ein neues Passwort und prüfen Sie die Anmeldungen und Schlüssel in Ihrem Profil.",
    ],
    button: { label: "Konto prüfen", url },
    footer: creator,
  }),
  invitation: ({ inviter, project, role, url }) => ({
    subject: `${inviter} lädt Sie zu „${project}“ ein`,
    paragraphs: [
      role === "editor"
        ? `${inviter} lädt Sie ein, bei Askwell am Projekt „${project}“ mitzuarbeiten. Sie können es lesen und ändern.`
        : `${inviter} lädt Sie bei Askwell zum Projekt „${project}“ ein. Sie können es lesen.`,
    ],
    button: { label: "Einladung annehmen", url },
    footer: account,
  }),
  nowOwner: ({ from, project, url }) => ({
    subject: `„${project}“ gehört jetzt Ihnen`,
    paragraphs: [
      `${from} hat Ihnen bei Askwell das Projekt „${project}“ übergeben. Es zählt ab jetzt zu Ihrem Tarif, und Sie entscheiden, wer daran mitarbeitet.`,
    ],
    button: { label: "Projekt öffnen", url },
    footer: creator,
  }),
  handedOver: ({ to, project, url }) => ({
    subject: `Sie haben „${project}“ übergeben`,
    paragraphs: [
      `Das Projekt „${project}“ bei Askwell gehört jetzt ${to}. Sie können es weiterhin lesen und ändern.`,
    ],
    button: { label: "Projekt öffnen", url },
    footer: creator,
  }),
  codesUsedUp: ({ interview, url }) => ({
    subject: `Keine Codes mehr für „${interview}“`,
    paragraphs: [
      `Alle Codes Ihrer Liste für „${interview}“ sind vergeben. Wer jetzt abschließt, erhält keinen und erfährt das.`,
      "Fügen Sie Codes hinzu oder schließen Sie das Interview.",
    ],
    button: { label: "Interview öffnen", url },
    footer: creator,
  }),
  budgetUsedUp: ({ interview, budget, url }) => ({
    subject: `Das Budget für „${interview}“ ist aufgebraucht`,
    paragraphs: [
      `Die ${budget} Codes, die Sie für „${interview}“ als Grenze festgelegt haben, sind vergeben. Wer jetzt abschließt, erhält keinen und erfährt das.`,
      "Erhöhen Sie die Grenze oder schließen Sie das Interview.",
    ],
    button: { label: "Interview öffnen", url },
    footer: creator,
  }),
  interviewFull: ({ interview, url }) => ({
    subject: `„${interview}“ ist voll`,
    paragraphs: [
      `„${interview}“ hat die Zahl der Gespräche erreicht, die Ihr Tarif erlaubt. Neue Teilnehmende erfahren, dass zurzeit niemand mehr teilnehmen kann; wer begonnen hat, kann zu Ende sprechen.`,
    ],
    button: { label: "Interview öffnen", url },
    footer: creator,
  }),
  mayNeedYou: ({ interview, url, choicesUrl }) => ({
    subject: "Jemand braucht Sie vielleicht",
    paragraphs: [
      `Einer Person, die an „${interview}“ teilnimmt oder gerade teilgenommen hat, geht es vielleicht schlecht.`,
      "Bitte lesen Sie das Gespräch und entscheiden Sie, was zu tun ist. Zum Schutz der Person steht hier nichts von dem, was sie gesagt hat.",
    ],
    button: { label: "Gespräch öffnen", url },
    footer: member,
    choicesUrl,
  }),
  interviewFinished: ({ interview, url, choicesUrl }) => ({
    subject: `Neues abgeschlossenes Interview: „${interview}“`,
    paragraphs: [`Gerade hat jemand „${interview}“ abgeschlossen.`],
    button: { label: "Gespräch öffnen", url },
    footer: member,
    choicesUrl,
  }),
  dailyNotice: ({ lines, more, url, choicesUrl }) => ({
    subject: "Ihre Interviews gestern",
    paragraphs: [
      "Gestern (UTC):",
      listCounts(lines, {
        finished: (count) => `${count} abgeschlossen`,
        distress: (count) => `vielleicht Hilfe nötig: ${count}`,
        comma: ", ",
        colon: ":",
      }),
      more > 0 ? `Weitere Interviews: ${more}.` : "",
    ],
    button: { label: "Askwell öffnen", url },
    footer: member,
    choicesUrl,
  }),
  receipt: ({ item, url }) => ({
    subject: "Ihr Beleg",
    paragraphs: ["Danke für Ihre Zahlung.", `Gekauft: ${item}`],
    button: { label: "Beleg öffnen", url },
    footer: creator,
  }),
  weeklyDigest: ({ lines, more, url, choicesUrl }) => ({
    subject: "Ihre Interviews in der letzten Woche",
    paragraphs: [
      "Letzte Woche, Montag bis Sonntag:",
      lines
        .map(({ name, started, completed }) => `${name}: ${started} begonnen, ${completed} abgeschlossen`)
        .join("\n"),
      more > 0 ? `Und ${more} weitere Interviews mit Teilnehmenden.` : "",
    ],
    button: { label: "Askwell öffnen", url },
    footer:
      "Sie haben diese wöchentliche Mail in Ihrem Profil eingeschaltet und können sie dort ausschalten.",
    choicesUrl,
  }),
};
