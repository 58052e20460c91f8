/** What rewriting an English question needs: verbs with their inflection, and capital letters. */

const irregularPast = new Map<string, string>(
  (
    "be:were become:became begin:began break:broke bring:brought build:built buy:bought catch:caught " +
    "choose:chose come:came cut:cut deal:dealt do:did draw:drew drink:drank drive:drove eat:ate fall:fell " +
    "feed:fed feel:felt fight:fought find:found fly:flew forget:forgot get:got give:gave go:went grow:grew " +
    "have:had hear:heard hide:hid hold:held keep:kept know:knew lead:led learn:learned leave:left lend:lent " +
    "let:let lose:lost make:made mean:meant meet:met pay:paid put:put quit:quit read:read ride:rode run:ran " +
    "say:said see:saw seek:sought sell:sold send:sent set:set share:shared shut:shut sing:sang sit:sat " +
    "sleep:slept speak:spoke spend:spent stand:stood swim:swam take:took teach:taught tell:told think:thought " +
    "throw:threw understand:understood wake:woke wear:wore win:won withdraw:withdrew write:wrote"
  )
    .split(" ")
    .map((pair) => {
      const [base = "", past = ""] = pair.split(":");
      return [base, past];
    }),
);

const regularVerbs =
  "abandon accept access achieve adapt add adjust adopt agree analyse analyze answer apply approach arrange ask assess " +
  "attend avoid balance believe book borrow browse budget call cancel care carry celebrate challenge change chat check " +
  "clean click collaborate collect communicate commute compare complain complete connect consider consume contact " +
  "contribute cook cope coordinate cope create cycle date debug decide delay delegate delete deliver depend design " +
  "develop diagnose discover discuss donate download drop edit educate engage enjoy enter evaluate exercise expect " +
  "experience explain explore face file finance finish fix follow gather go handle hand help hire hunt identify ignore " +
  "implement improve install integrate interact interpret invest join judge juggle love like hate live listen look " +
  "maintain manage measure monitor motivate move navigate need negotiate notice obtain onboard open operate order " +
  "organise organize outsource own pack parent park participate perceive perform pick plan play post practise practice " +
  "prefer prepare prescribe present prevent prioritise prioritize process produce promote protect publish purchase " +
  "pursue reach react receive recommend record recover recruit recycle reduce refer register relate relax rely remember " +
  "renew rent repair report request research reserve resolve respond rest return review save schedule scroll search " +
  "select shop sign skip socialise socialize solve sort stay start stop store stream struggle study submit subscribe " +
  "support survive switch talk test track trade train transfer transition travel treat trust try uninstall unsubscribe " +
  "update upgrade upload use value view visit volunteer vote wait walk want warn wash watch wish work worry";

const verbs = new Set<string>([...irregularPast.keys(), ...regularVerbs.split(" ")]);

const doubling = new Set(
  "plan stop shop run swim get set put cut quit sit let win chat skip drop pack-up begin forget prefer refer submit commit permit cancel travel trip hit dig cancel swap fit".split(
    " ",
  ),
);

/** Bases of irregular past forms: "find" of "found". */
export const baseByPast: ReadonlyMap<string, string> = new Map(
  [...irregularPast].map(([base, past]) => [past, base]),
);

export function isVerb(word: string): boolean {
  return verbs.has(word);
}

export function toGerund(verb: string): string {
  if (doubling.has(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb === "be") return "being";
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith("e") && !/(ee|ye|oe)$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

export function toPast(verb: string): string {
  const irregular = irregularPast.get(verb);
  if (irregular !== undefined) return irregular;
  if (doubling.has(verb)) return `${verb}${verb.at(-1)}ed`;
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

/** Lower-cases the first letter, unless the word is a name or an acronym in its own right. */
export function lowerFirst(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? "";
  const named = /^I\b/.test(first) || /[A-Z0-9]/.test(first.slice(1));
  return named ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  const first = /^\S+/.exec(text)?.[0] ?? "";
  return /[A-Z]/.test(first.slice(1)) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
