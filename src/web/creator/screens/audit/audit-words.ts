const actions = new Map([
  ["viewed", "viewed"],
  ["opened", "opened"],
  ["exported", "exported"],
  ["created", "created"],
  ["changed", "changed"],
  ["deleted", "deleted"],
  ["restored", "restored"],
  ["copied", "duplicated"],
  ["moved", "moved"],
  ["handed_over", "handed over"],
  ["archived", "archived"],
  ["unarchived", "brought back"],
  ["imported", "imported"],
  ["revoked", "revoked"],
  ["invited", "invited"],
  ["removed", "removed"],
  ["withdrawn", "withdrew"],
  ["logged_in", "logged in"],
  ["logged_out", "logged out"],
]);

const targets = new Map([
  ["account", "the account"],
  ["project", "a project"],
  ["interview", "an interview"],
  ["session", "a session"],
  ["transcript", "a transcript"],
  ["persona", "a persona"],
  ["thread", "a thread"],
  ["report_link", "a report link"],
  ["personal_link", "a personal link"],
  ["member", "a member"],
  ["api_key", "an API key"],
  ["webhook", "a webhook"],
  ["consent", "the consent text"],
  ["retention", "how long answers are kept"],
  ["privacy", "what participants are promised"],
  ["claims", "the claims list"],
  ["login", ""],
]);

/** Where action and target put together would say too little. */
const phrases = new Map([
  ["created member", "joined as a member"],
  ["removed login", "disconnected a provider's login"],
]);

/** "exported a project"; words that are not known here are shown as they came. */
export function describeAction(action: string, targetKind: string): string {
  const phrase = phrases.get(`${action} ${targetKind}`);
  if (phrase) return phrase;
  const what = targets.get(targetKind) ?? plain(targetKind);
  return `${actions.get(action) ?? plain(action)} ${what}`.trim();
}

function plain(word: string): string {
  return word.replace(/[._-]+/g, " ");
}

const pages = new Map([
  ["project", (id: string) => `/projects/${id}/detail`],
  ["interview", (id: string) => `/interviews/${id}`],
  ["transcript", (id: string) => `/transcripts/${id}`],
  ["persona", (id: string) => `/personas/${id}`],
  ["thread", (id: string) => `/threads/${id}`],
]);

/** Where the thing can be seen, unless it is gone by this very action. */
export function pageOf(action: string, targetKind: string, targetId: string | null): string | undefined {
  if (targetId === null || action === "deleted" || action === "withdrawn") return undefined;
  return pages.get(targetKind)?.(encodeURIComponent(targetId));
}
