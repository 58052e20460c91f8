/** Small English word knowledge for script making: inflection, plurals, groups of people. Pure data and rules. */

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

/** Verbs of mind: "the last time you trusted online doctors" is not an occasion that anyone can tell. */
const stativeVerbs = new Set(
  "be feel think perceive believe want need expect value prefer know understand trust like love hate enjoy own worry wish see mean view experience depend relate live care have stay".split(
    " ",
  ),
);

const doubling = new Set(
  "plan stop shop run swim get set put cut quit sit let win chat skip drop pack-up begin forget prefer refer submit commit permit cancel travel trip hit dig cancel swap fit".split(
    " ",
  ),
);

export function isVerb(word: string): boolean {
  return verbs.has(word);
}

export function isStative(word: string): boolean {
  return stativeVerbs.has(word);
}

/** The base of "decides" or "tries", when it is a verb we know. */
export function findBaseOfThirdPerson(word: string): string | undefined {
  if (word === "has") return "have";
  if (word === "does") return "do";
  const candidates = [word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/s$/, "")];
  return word.endsWith("s") ? candidates.find((base) => base !== word && verbs.has(base)) : undefined;
}

/** The base of "planning", when it is a verb we know. */
export function findBaseOfGerund(word: string): string | undefined {
  if (!word.endsWith("ing")) return undefined;
  return [...verbs].find((verb) => toGerund(verb) === word);
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

export function toThirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (verb === "are" || verb === "be") return "is";
  if (verb === "were") return "was";
  if (verb === "do" || verb === "go") return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  if (/(s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return `${verb}s`;
}

const peopleWords = new Set(
  (
    "people users customers clients patients students pupils teachers parents families mothers fathers mums moms dads " +
    "nurses doctors gps clinicians physicians carers caregivers employees workers staff managers leaders founders owners " +
    "entrepreneurs freelancers developers engineers designers researchers marketers writers authors artists musicians " +
    "creators gamers players drivers riders cyclists commuters travellers travelers passengers tourists visitors guests " +
    "hosts tenants renters landlords homeowners buyers sellers shoppers consumers subscribers members viewers readers " +
    "listeners learners graduates undergraduates postgraduates academics scientists farmers chefs cooks runners athletes " +
    "adults teenagers teens children kids women men seniors retirees pensioners residents citizens voters immigrants " +
    "migrants refugees volunteers donors participants respondents individuals households couples teams companies " +
    "businesses organisations organizations startups agencies schools analysts accountants lawyers recruiters candidates " +
    "applicants jobseekers operators administrators admins pharmacists therapists survivors sufferers diabetics smokers " +
    "drinkers dieters vegetarians vegans investors savers professionals practitioners person everyone everybody " +
    "newcomers beginners they we"
  ).split(" "),
);

/** Whether a lower-case word names people or a group of people who act. */
export function isPeople(word: string): boolean {
  return peopleWords.has(word.replace(/['’]s?$/, ""));
}

const irregularSingular = new Map([
  ["people", "person"],
  ["children", "child"],
  ["women", "woman"],
  ["men", "man"],
  ["families", "family"],
  ["companies", "company"],
  ["agencies", "agency"],
  ["businesses", "business"],
  ["wives", "wife"],
]);

export function toSingular(word: string): string {
  const lower = word.toLowerCase();
  const irregular = irregularSingular.get(lower);
  if (irregular !== undefined) return irregular;
  const suffix = /(women|men)$/.exec(lower);
  if (suffix) return `${word.slice(0, -2)}an`;
  if (lower.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses)$/.test(lower)) return word.slice(0, -2);
  return word.replace(/s$/i, "");
}

/** A word that looks like a plural noun. */
export function looksPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (irregularSingular.has(lower) || /(women|men)$/.test(lower) || lower === "staff") return true;
  return /[a-z]{2}s$/.test(lower) && !/(ss|us|is|ous|news|ings|always|less)$/.test(lower);
}

export function article(word: string): string {
  if (/^(uni(?!n)|use|user|euro|one\b|ux)/i.test(word)) return "a";
  if (/^(hour|honest|heir|mba|hr|nhs|ngo|8|11|18)/i.test(word)) return "an";
  return /^[aeiou]/i.test(word) ? "an" : "a";
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
