/** How the parts of the API are told, in the order in which a study goes; by the contract's nouns. */
const known: [noun: string, title: string, about: string][] = [
  ["projects", "Projects", "Folders of interviews, with a name and an organization."],
  [
    "interviews",
    "Interviews",
    "Scripts and their settings; an open interview has a link that anyone can take part by.",
  ],
  [
    "scripts",
    "Scripts",
    "Guides to start from, and drafts of scripts: proposed, read from a file, or checked.",
  ],
  ["wordings", "Wordings", "A script in other languages, drafted and reviewed."],
  ["forms", "Forms", "Questions before and after the conversation."],
  ["rehearsals", "Rehearsals", "An interview tried with simulated participants before real ones come."],
  ["sessions", "Sessions", "The participant's side: start, talk, finish, claim, withdraw."],
  [
    "sessionReading",
    "Session transcripts",
    "What participants said, with its sound, tags, notes and highlights.",
  ],
  ["reportCards", "Report cards", "How well an interview was conducted."],
  ["insights", "Insights", "What was found, each finding with the participants' exact words."],
  ["findings", "Findings", "Questions, comparisons and corrections of what was found."],
  ["answers", "Answers", "Everyone's answers to one question."],
  ["leftOut", "Left out", "What is kept out of the analysis, and sessions that ended in distress."],
  ["translations", "Translations", "Quotes in another language, translated and marked as such."],
  ["transcripts", "Transcripts and threads", "Uploaded transcripts and threads of a public forum."],
  ["personas", "Personas", "Personas, journeys and value propositions made from transcripts."],
  ["exports", "Exports and reports", "Files for other tools, and read-only report links."],
  ["incentives", "Incentives", "Codes, links and budgets, and who claimed."],
  ["jobs", "Jobs", "Work that takes a while, with its progress."],
  ["members", "Members", "Colleagues in a project."],
  ["webhooks", "Webhooks", "Signed requests to your own server when something happens."],
  [
    "audit",
    "Audit log and mails",
    "Who viewed, exported or deleted what, and the mails that were sent or kept.",
  ],
  ["accounts", "Accounts", "Registering, logging in and out, and who is logged in."],
  ["logins", "Logins and API keys", "Passwords, verification, logins, API keys, and the account's data."],
  ["billing", "Plans and payments", "Plans, checkouts, subscriptions and purchases."],
  [
    "instance",
    "Installation",
    "What this installation offers, who processes its data, whether it is up, and this description.",
  ],
];

export interface NounText {
  noun: string;
  title: string;
  about: string;
}

/** Those that are known in their order, then whatever is new. */
export function describeNouns(nouns: string[]): NounText[] {
  const told = known.filter(([noun]) => nouns.includes(noun));
  const rest = nouns.filter((noun) => !known.some(([name]) => name === noun));
  return [
    ...told.map(([noun, title, about]) => ({ noun, title, about })),
    ...rest.map((noun) => ({ noun, title: noun.charAt(0).toUpperCase() + noun.slice(1), about: "" })),
  ];
}
