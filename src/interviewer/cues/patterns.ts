import { listSentences } from "../words.ts";

/** Lower case without accents, letter for letter: people leave them out on phones. */
export function foldAccents(text: string): string {
  return text.toLowerCase().replace(/[à-ſ]/g, (letter) => letter.normalize("NFD").charAt(0));
}

const latinLetter = "[a-z0-9ßäöüœæø]";

/** Alternatives, each a regular expression in folded letters, that stand as whole words. */
export function anyWord(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<!${latinLetter})(?:${alternatives.join("|")})(?!${latinLetter})`);
}

/** As `anyWord`, at the start of the text alone. */
export function startWord(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^[^a-z0-9]*(?:${alternatives.join("|")})(?!${latinLetter})`);
}

export function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** A script may be in English where people answer in another language. */
const englishOpens = anyWord("what|how|which|who|where|when|why|tell|describe|explain");

/** Whether a question of the text has no word that opens it and is no request to tell something. */
export function makeClosedTest(
  plain: (text: string) => string,
  opens: RegExp,
): (question: string) => boolean {
  return (question) =>
    listSentences(question).some((sentence) => {
      const asked = plain(sentence);
      return /[?؟]/u.test(asked) && !opens.test(asked) && !englishOpens.test(asked);
    });
}

/** Names of tools that are no word of any language of the product, as people type them. */
const knownProducts =
  "trello asana jira figma excel outlook gmail hotmail whatsapp telegram discord dropbox airtable clickup evernote " +
  "todoist basecamp skype webex linkedin instagram facebook tiktok youtube netflix spotify reddit twitter google " +
  "chatgpt cabify paypal bizum venmo revolut wise ynab splitwise coursera udemy duolingo moodle hellofresh citymapper " +
  "moovit waze strava fitbit photoshop powerpoint onenote sharepoint github gitlab hubspot salesforce mailchimp " +
  "zendesk shopify wordpress zoom slack amazon ikea lidl aldi carrefour";

/** The names that are known everywhere, and a language's own. */
export function listProducts(own: string): ReadonlySet<string> {
  return listOf(`${knownProducts} ${own}`.trim());
}

/** Matches nothing. */
export const never = /(?!)/;
