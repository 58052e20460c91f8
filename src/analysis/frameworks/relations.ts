/** People and bodies that participants speak of as theirs; the first name of each group is shown. */
const groups: [role: string, words: string][] = [
  ["Husband", "husband|hubby"],
  ["Wife", "wife"],
  ["Partner", "partner|spouse|fianc[eé]e?|boyfriend|girlfriend|significant other"],
  ["Children", "kids?|child(?:ren)?|sons?|daughters?|babies|baby|toddlers?|teenagers?"],
  ["Parents", "parents?|mom|mum|mother|mama|dad|father|papa|folks|step-?(?:mother|father)"],
  ["Siblings", "brothers?|sisters?|siblings?"],
  ["Grandparents", "grand(?:mother|father|parents?|ma|pa)|granny|nana"],
  ["Family", "family|families|relatives?|cousins?|uncles?|aunts?|in-laws?|grandchild(?:ren)?|grandkids"],
  ["Friends", "friends?|mates?|buddies|buddy|peers?"],
  ["Neighbours", "neighbou?rs?"],
  ["Flatmates", "flatmates?|roommates?|housemates?"],
  ["Manager", "managers?|boss(?:es)?|supervisors?|line manager|team lead(?:er)?s?|superiors?"],
  ["Co-founder", "co-?founders?|business partners?"],
  ["Leadership", "ceo|cto|cfo|directors?|founders?|leadership(?: team)?|management|executives?|board"],
  ["Team", "teams?|teammates?|crew|squad"],
  ["Colleagues", "colleagues?|co-?workers?|workmates?"],
  ["Product manager", "product managers?|product owners?|pm"],
  ["Designers", "designers?|design team"],
  ["Developers", "developers?|devs?|engineers?|engineering team|dev team|programmers?"],
  ["IT department", "it department|it team|it people|it support|it guy"],
  ["Sales and marketing", "sales(?: team|people)?|marketing(?: team)?"],
  ["Clients", "clients?|customers?|guests?|buyers?|students' parents"],
  ["Users", "users?|audience|readers?|followers|listeners?"],
  ["Staff", "employees?|staff|workers?|assistants?|interns?|direct reports|reports"],
  ["Mentor", "mentors?|coach(?:es)?|tutors?|advis[eo]rs?"],
  ["Investors", "investors?"],
  ["Teachers", "teachers?|professors?|lecturers?|instructors?|school"],
  ["Students", "students?|pupils?|class(?:mates)?"],
  ["Doctor", "doctors?|gp|physicians?|dentist|nurses?|midwife|surgeon"],
  ["Therapist", "therapists?|psychologists?|psychiatrists?|counsell?ors?"],
  ["Patients", "patients?"],
  ["Carer", "carers?|caregivers?|helpers?"],
  ["Landlord", "landlords?|landlady"],
  ["Community", "community|church|union|club|network"],
];

/** Bodies that people name without saying whose they are. */
const bodies: [role: string, pattern: RegExp][] = [
  [
    "IT department",
    /\b(?:IT|the IT (?:team|department|people|guys?))\b(?= (?:won't|doesn't|don't|didn't|said|has|have|is|was|will|needs|takes|blocks|blocked|helped|says|wouldn't))/,
  ],
  ["Security team", /\b[Tt]he security (?:team|department|people)\b/],
  ["Human resources", /\b(?:HR|[Tt]he HR (?:team|department)|human resources)\b/],
  ["Government", /\b[Tt]he (?:government|council|city council|mayor|ministry|politicians?)\b/],
  ["Insurance", /\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:health )?insur(?:ance(?: company)?|er)\b/],
];

const owners = "(?:my|our)";
/** Of people at work or in care it is clear whose they are without being said. */
const anybodys = "(?:my|our|the|an?|some|other|most|another|every|each)";
const known = new Set([
  "Manager",
  "Leadership",
  "Team",
  "Colleagues",
  "Product manager",
  "Designers",
  "Clients",
  "Staff",
  "Children",
  "Doctor",
  "Therapist",
  "Carer",
  "Landlord",
]);
const between =
  "(?:own|old|new|current|former|previous|last|first|direct|line|whole|entire|best|close|closest|good|older|younger|little|big|other|small|extended|immediate|remote|product|support|sales|design|engineering|development|marketing|research|two|three|four|fellow|ex-?)";

const patterns: { role: string; pattern: RegExp }[] = [
  ...groups.map(([role, words]) => ({
    role,
    pattern: new RegExp(
      `\\b${known.has(role) ? anybodys : owners} (?:${between} ){0,2}(?:${words})\\b(?!['’]s? (?:name|number|age)\\b)`,
      "i",
    ),
  })),
  ...bodies.map(([role, pattern]) => ({ role, pattern })),
];

/** Roles of the people that a clause speaks of, in the order of the list; at most two. */
export function listRelations(clause: string): string[] {
  const found = patterns.filter(({ pattern }) => pattern.test(clause)).map(({ role }) => role);
  return [...new Set(found)].slice(0, 2);
}
