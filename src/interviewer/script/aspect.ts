import { type Activity, findActivity, likelyVerb, shorten, turnToParticipant } from "./activity.ts";
import { findBaseOfThirdPerson, isPeople, isVerb, looksPlural } from "./english.ts";
import { stripLeads } from "./goal-words.ts";
import { quoteSubject } from "./objective-traits.ts";

/** What one part of the objective is about. `subject` fits after "about": a noun phrase or an -ing phrase. */
export interface Aspect {
  subject: string;
  activity: Activity | null;
  /** An open question that the objective itself asks, turned to the participant. */
  question: string | null;
  effectOn: string | null;
}

function splitAt(tokens: string[], wanted: (token: string, index: number) => boolean): number {
  return tokens.findIndex((token, index) => wanted(token.toLowerCase().replace(/[,.;]$/, ""), index));
}

export function aspectOf(subject: string, extra: Partial<Aspect> = {}): Aspect {
  return { subject, activity: null, question: null, effectOn: null, ...extra };
}

const mindVerb =
  /^(?:feel|think|perceive|believe|want|need|expect|value|prefer|know|understand|trust|like|love|hate|enjoy|see|view)\b/;

function activityAspect(activity: Activity, question: string | null = null): Aspect {
  const object = activity.base.split(" ").slice(1).join(" ");
  const plain = object.replace(/^(?:about|of|that|to|in|on|with|from|towards?) /, "");
  const mental = mindVerb.test(activity.base);
  const subject = mental && plain !== "" && !/^(?:you|it)$/.test(plain) ? plain : activity.gerund;
  return aspectOf(subject, { activity, question });
}

const headNoun =
  /^(?:the |a |an |some |any |key |main |most |common |general |current |overall |daily |everyday |user |customer |consumer |patient |biggest |unmet |emotional |lived |buying )*(?:experiences?|perceptions?|attitudes?|opinions?|views?|thoughts?|feelings?|beliefs?|expectations?|needs?|pain ?points?|problems?|challenges?|difficulties|frustrations?|barriers?|obstacles?|motivations?|reasons?|drivers?|habits?|behaviou?rs?|preferences?|satisfaction|dissatisfaction|feedback|usability|adoption|usage|use|demand|awareness|process(?:es)?|journeys?|practices|workflows?|routines?|role|impact|effects?|influence|acceptance|interest|willingness|ease|perspectives?|understanding|concerns?|worries|relationships?|routines?|decision[- ]making(?: process)?|decisions?|factors?)(?: and (?:needs|expectations|frustrations|motivations|habits|behaviou?rs?|attitudes|pain points|challenges|barriers|preferences|opinions))? (?:of|with|about|around|towards?|to|for|in|on|regarding|when|while|behind|related to|during|using|faced by|encountered by|experienced by|that influence|that affect|influencing|affecting|from|between|at|it takes to|to adopting) (.+)$/i;
const effectNoun =
  /^(?:the )?(?:\w+ )?(?:impact|effects?|influence|role|consequences) of (.+?) (?:on|in|for) (.+)$/i;
const joinWord = "(?:with|when|in|about|around|on|using|regarding|towards?|while|during|of|at|to)";

/** Drops the people from "nurses with handovers" and "food waste among students". */
function dropPeople(phrase: string): string {
  const text = phrase
    .replace(/^(?:\S+ ){0,3}?(\S+)['’]s? (?=\S)/i, (whole, owner: string) =>
      isPeople(`${owner.toLowerCase()}`) || isPeople(`${owner.toLowerCase()}s`) ? "" : whole,
    )
    .replace(/ (?:among|amongst|by) (.+)$/i, (whole, group: string) =>
      group
        .split(" ")
        .slice(0, 4)
        .some((word) => isPeople(word.toLowerCase()))
        ? ""
        : whole,
    );
  const doing = /^((?:\S+ ){0,2}?\S+) (?=\w{2,}ing \S)/.exec(text);
  if (doing?.[1] && isPeople(doing[1].split(" ").at(-1)?.toLowerCase() ?? ""))
    return text.slice(doing[0].length);
  const led = new RegExp(`^((?:\\S+ ){0,3}?\\S+) ${joinWord} (.+)$`, "i").exec(text);
  const last = led?.[1]?.split(" ").at(-1)?.toLowerCase() ?? "";
  return led?.[2] && isPeople(last) ? led[2] : text;
}

function parseNounPhrase(phrase: string): Aspect {
  const text = phrase.replace(/^(?:what|how) (?:are|is|were|was) /i, "");
  const effect = effectNoun.exec(text);
  if (effect?.[1] && effect[2]) {
    const subject = shorten(turnToParticipant(dropPeople(effect[1])));
    const own = effect[2].replace(/^(?:\S+ ){0,2}?(\S+)['’]s? (?=\S)/, (whole, owner: string) =>
      /^(?:people|users?|customers?|participants)$/i.test(owner) ? "your " : whole,
    );
    return aspectOf(subject, { effectOn: shorten(turnToParticipant(own)) });
  }
  const bare = dropPeople(headNoun.exec(dropPeople(text))?.[1] ?? dropPeople(text));
  const inner = headNoun.exec(bare)?.[1] ?? bare;
  const activity = findActivity(inner);
  const isNoun =
    activity !== undefined &&
    isVerb(inner.split(" ")[0]?.toLowerCase() ?? "") &&
    inner === bare &&
    bare === phrase;
  if (activity !== undefined && !isNoun) return activityAspect(activity);
  return aspectOf(shorten(turnToParticipant(inner)));
}

const creatorAim =
  /^(?:best )?(?:improve|reduce|increase|design|build|make|grow|boost|support|optimi[sz]e|redesign|enhance|launch|create|develop|lower|raise|simplify|sell|market|promote|price|position|fix|better serve|serve|help \w+)\s+(?:the )?(.+)$/i;

function findActorEnd(tokens: string[], trusted = false): number {
  return splitAt(tokens, (token, index) => {
    if (index === 0) return false;
    const previous = (tokens[index - 1] ?? "").toLowerCase();
    if (/['’]s?$/.test(previous)) return false;
    const actor = isPeople(previous) || (looksPlural(previous) && isVerb(token));
    return (
      actor &&
      (isVerb(token) ||
        (trusted && likelyVerb(token)) ||
        /^(?:do|don't|doesn't|never|currently|usually|often|really|actually|typically|first|avoid|can|might|would|will|should|still)$/.test(
          token,
        ))
    );
  });
}

/** "how people choose a bank": what they do, and the question that this asks of one of them. */
function parseClause(word: string, clause: string): Aspect | undefined {
  const infinitive = /^(?:to|(?:we|our team|i|the \w+) (?:can|could|might|should|may)(?: best)?) (.+)$/i.exec(
    clause,
  );
  if (infinitive?.[1]) return parseAim(infinitive[1]);
  const tokens = clause.split(" ");
  const cause =
    /^(?:really )?(?:makes|motivates|drives|leads|causes|prevents|stops|keeps|encourages|pushes|holds back|gets) (?:\S+ ){1,4}?(?:to |from )?(?=\S)/i.exec(
      clause,
    );
  if (word === "what" && cause) {
    const rest = clause.slice(cause[0].length);
    const activity = findActivity(rest.replace(/^(?:to|from) /, ""));
    if (activity) return activityAspect(activity);
  }
  const end = findActorEnd(tokens, true);
  if (end > 0) {
    const verbPhrase = tokens
      .slice(end)
      .join(" ")
      .replace(/^(?:do|can|might|would|will|should) (?!not\b)/i, "");
    const activity = findActivity(verbPhrase, true);
    if (activity) return withNamedThing(word, tokens.slice(0, end), activity);
  }
  return parseThirdPerson(word, clause);
}

/** "what information they trust" is about the information; "how they shop" about the shopping. */
function withNamedThing(word: string, before: string[], activity: Activity): Aspect {
  const question = askOf(word, before, activity);
  const named = word === "what" || word === "which" ? nameThing(before) : "";
  if (named === "" || activity.base.includes(" ")) return activityAspect(activity, question);
  return aspectOf(turnToParticipant(named), { question });
}

function nameThing(before: string[]): string {
  const pronoun = /^(?:they|we|people|users|customers)$/i.test(before.at(-1) ?? "");
  if (pronoun) return before.slice(0, -1).join(" ");
  const nouns = before.slice(0, splitAt(before, (token) => looksPlural(token)) + 1);
  return nouns.length < before.length ? nouns.join(" ") : "";
}

function parseThirdPerson(word: string, clause: string): Aspect | undefined {
  const tokens = clause.split(" ");
  const at = splitAt(
    tokens,
    (token, index) =>
      index > 0 &&
      isPeople(`${tokens[index - 1]?.toLowerCase()}s`) &&
      findBaseOfThirdPerson(token) !== undefined,
  );
  const base = at > 0 ? findBaseOfThirdPerson(tokens[at] ?? "") : undefined;
  const activity = base === undefined ? undefined : findActivity([base, ...tokens.slice(at + 1)].join(" "));
  return activity ? activityAspect(activity, askOf(word, tokens.slice(0, at), activity)) : undefined;
}

function parseAim(text: string): Aspect {
  const aim = creatorAim.exec(text);
  if (aim?.[1]) return parseNounPhrase(aim[1]);
  const activity = findActivity(text);
  return activity ? activityAspect(activity) : parseNounPhrase(text);
}

function askOf(word: string, before: string[], activity: Activity): string | null {
  if (activity.negative) return `What, if anything, keeps you from ${activity.gerund}?`;
  switch (word) {
    case "whether":
    case "if":
      return `How, if at all, do you ${activity.base}?`;
    case "why":
      return `What usually leads up to ${activity.gerund}?`;
    case "what":
    case "which":
      return askWhich(word, nameThing(before), activity);
    case "how":
    case "when":
    case "where":
      return `${word.charAt(0).toUpperCase()}${word.slice(1)} do you ${activity.base}?`;
    default:
      return null;
  }
}

function askWhich(word: "what" | "which", thing: string, activity: Activity): string | null {
  if (thing !== "") return `${word === "what" ? "What" : "Which"} ${thing}, if any, do you ${activity.base}?`;
  return word === "what" ? `What do you ${activity.base}?` : null;
}

export const whWord = /^(how often|how much|how many|how|why|what|when|where|which|whether|who|if)\s+(.+)$/i;

/** A direct question as the clause it stands for: "Why do users leave?" is "why users leave". */
export function toClause(question: string): string {
  return question
    .replace(/^(how|why|what|when|where|which|who)((?: \w+){0,2}?) (?:do|does|did) (?=\w)/i, "$1$2 ")
    .replace(/^how (can|could|might|should|may) (we|i|our team) /i, "how $2 $1 ")
    .replace(/^(?:do|does|did|would|will|can|could) (?=\w)/i, "whether ")
    .replace(/^how (?:\w+) (?:are|is|were|was) (?:\S+ ){1,4}?(?:with|by|about|of|in) (?=\S)/i, "views of ")
    .replace(/^what (?:are|is|were|was) (?=the |their |people)/i, "");
}

const stirring =
  /^what (worries|concerns|bothers|frustrates|annoys|scares|frightens|confuses|surprises|delights|attracts|helps|excites|stresses|hinders|matters to) (?:them|people|users|customers|\w+s)\b/i;
const refusing = /^why (?:don't|doesn't|didn't|do not|does not) (.+)$/i;

function negate(clause: string): string {
  const tokens = clause.split(" ");
  const end = findActorEnd(tokens, true);
  return end > 0
    ? `why ${[...tokens.slice(0, end), "don't", ...tokens.slice(end)].join(" ")}`
    : `why ${clause}`;
}

export function parsePart(part: string, previous: Aspect | undefined): Aspect {
  const whole = stripLeads(part).replace(/(?<![\s.?!,;:])[\s.?!,;:]+$/, "");
  const refused = refusing.exec(whole)?.[1];
  const text = refused ? negate(refused) : toClause(whole);
  const stirs = stirring.exec(text)?.[1];
  if (stirs)
    return aspectOf(`what ${stirs} you`, {
      question: `What, if anything, ${stirs} you when it comes to this?`,
    });
  const activity = previous?.activity ? findActivity(text) : undefined;
  return activity ? activityAspect(activity, `How do you ${activity.base}?`) : parseWhole(text);
}

const effectVerb =
  /^(\S+(?: \S+){0,4}?) (?:changes?|affects?|influences?|shapes?|impacts?|transforms?|changed|affected) (.+)$/i;

/** "users of our app stop using it": the people, the thing they have to do with, and what they do. */
const ledPeople = /^((?:\S+ ){0,2}?\S+) (?:of|with|in|on|at) ((?:the|our|a|an|your) .+)$/i;

function findLedActivity(clause: string): Activity | undefined {
  const [, people = "", after = ""] = ledPeople.exec(clause) ?? [];
  if (!isPeople(people.split(" ").at(-1)?.toLowerCase() ?? "")) return undefined;
  const tokens = after.split(" ");
  const at = splitAt(tokens, (token, index) => index >= 2 && isVerb(token));
  if (at < 0) return undefined;
  const thing = turnToParticipant(tokens.slice(0, at).join(" "));
  return findActivity(
    tokens
      .slice(at)
      .join(" ")
      .replace(/\b(?:it|them)\b/, thing),
  );
}

function parseEffect(clause: string): Aspect | undefined {
  const [, cause = "", object = ""] = effectVerb.exec(clause) ?? [];
  const isActor = isPeople(cause.split(" ").at(-1)?.toLowerCase() ?? "");
  return cause === "" || isActor
    ? undefined
    : aspectOf(shorten(turnToParticipant(cause)), { effectOn: shorten(turnToParticipant(object)) });
}

function parseQuestionClause(text: string, word: string, clause: string): Aspect {
  const parsed = parseClause(word.toLowerCase().split(" ")[0] ?? "", clause);
  if (parsed) return parsed;
  const led = findLedActivity(clause);
  if (led) return activityAspect(led, led.stative ? null : `What usually leads up to ${led.gerund}?`);
  const effect = parseEffect(clause);
  if (effect) return effect;
  if (!clause.includes(" ")) return aspectOf(clause);
  const object = /\b(?:about|of|with|towards?|regarding) (.+)$/i.exec(clause)?.[1];
  const isThing = object !== undefined && !isPeople(object.split(" ").at(-1)?.toLowerCase() ?? "");
  return aspectOf(isThing ? shorten(turnToParticipant(object)) : quoteSubject(text));
}

/** "nurses hand over patients": what a named group does, said without "how". */
function findGroupActivity(text: string): Activity | undefined {
  const tokens = text.split(" ");
  const end = findActorEnd(tokens);
  if (end < 1 || end > 4 || !isPeople((tokens[end - 1] ?? "").toLowerCase())) return undefined;
  return findActivity(tokens.slice(end).join(" "));
}

function parseWhole(text: string): Aspect {
  const [, word = "", clause = ""] = whWord.exec(text) ?? [];
  if (word !== "") return parseQuestionClause(text, word, clause);
  if (creatorAim.test(text)) return parseAim(text);
  const activity = findGroupActivity(text);
  return activity ? activityAspect(activity) : parseNounPhrase(text);
}
