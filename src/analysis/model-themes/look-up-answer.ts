import type { z } from "zod";
import type { Evidence } from "#contract/insights.ts";
import type { Draft } from "../coder/model/coding-answer.ts";
import { findLostNegation } from "../coder/model/lost-negation.ts";
import { makeCoding } from "../coder/model/make-coding.ts";
import type { ModelStatement } from "../coder/model/model-coding.ts";
import { placePassage } from "../coder/model/place-quote.ts";
import { readItems } from "../coder/model/read-items.ts";
import { overlaps } from "../report/evidence-list.ts";
import type { StudyContext } from "../sources.ts";
import { findMainKind } from "./back-finding.ts";
import { countPeople, isOfOthers, isOwnView, type Said, type ThemeGround } from "./ground.ts";
import { foundItem, type LookUpRequest, type TalkPart } from "./look-up-prompt.ts";
import { isTakenBack } from "./mark-later.ts";
import { takeSides } from "./sides.ts";
import { affirmsOfOthers, type Drafted, type ThemesReading } from "./themes-answer.ts";

const maxFound = 400;
/** Under one claim; a check reads no more with care. */
const maxSide = 60;

/** Who says or denies a claim, in the words that show it. */
export interface Found {
  claim: string;
  said: Said;
}

/** The sentences whose people a report counts; a single voice is one, unless somebody else says it too. */
export function listCounted({ themes, tensions, voices, lines }: ThemesReading): Drafted[] {
  return [...themes, ...tensions.flatMap(({ a, b }) => [a, b]), ...voices, ...lines];
}

/** What was found in these talks, placed character for character; what stands nowhere is left out. */
export function readLookUpAnswer(
  json: unknown,
  request: LookUpRequest,
  { claims, study, ground }: { claims: Drafted[]; study: StudyContext; ground: ThemeGround },
): Found[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const items = readItems(json, "found", { item: foundItem, max: maxFound });
  const drafts = items.flatMap(({ claim: id, stance, ...item }) => {
    const claim = byId.get(id);
    if (!claim) return [];
    const kind = findMainKind(claim.supports) ?? "believes";
    const polarity = stance === "says" ? ("affirms" as const) : ("denies" as const);
    return [placeFound({ ...item, code: id, kind, polarity }, request)];
  });
  // The claim's id goes through the coding as its label.
  const labels = new Map(claims.map(({ id }) => [id, { label: id, kind: "believes" as const }]));
  const reading = {
    labels,
    groundless: new Set<string>(),
    unclear: [],
    who: [],
    laid: {},
    askedOut: [],
    isEnglish: request.isEnglish,
  };
  return request.parts.flatMap((part) => {
    const own = drafts.filter(({ segment, span }) => segment && span && part.segments.includes(segment));
    const { statements } = makeCoding(part.source, study, [
      { request, reading: { ...reading, drafts: own } },
    ]);
    return statements.map((one) => ({
      claim: one.label,
      said: toSaid(one, { part, ground, label: byId.get(one.label)?.supports[0]?.label ?? "" }),
    }));
  });
}

type FoundItem = Omit<z.infer<typeof foundItem>, "claim" | "stance">;

function placeFound(
  { first, last, question = false, ...item }: FoundItem & Omit<Draft["item"], "quote">,
  { shown, asked }: LookUpRequest,
): Draft {
  const segment = shown.get(item.segment);
  const span = segment && placePassage(first, last, segment.text);
  return {
    ...{ item: { ...item, quote: first }, segment, span, asked: asked.get(item.segment) ?? "" },
    lost: segment && span ? findLostNegation(segment.text, span) : undefined,
    isPassage: true,
    needsQuestion: question,
  };
}

function toSaid(
  { person, ...statement }: ModelStatement,
  { part, ground, label }: { part: TalkPart; ground: ThemeGround; label: string },
): Said {
  const number = part.first + person;
  const order = findOrder(statement.evidence, { part, ground, number });
  return { ...statement, label, sid: "", person: number, order };
}

/** Its place among what this person was coded with, so that what is said last holds. */
function findOrder(
  evidence: Evidence,
  { part, ground, number }: { part: TalkPart; ground: ThemeGround; number: number },
): number {
  const places = new Map(part.source.segments.map(({ id }, at) => [id, at]));
  const isBefore = (one: Evidence) => {
    const [at, other] = [places.get(one.messageId) ?? 0, places.get(evidence.messageId) ?? 0];
    return at < other || (at === other && one.start <= evidence.start);
  };
  const own = [...ground.said.values()].filter(({ person }) => person === number);
  const earlier = own.filter((said) => isBefore(said.evidence)).map(({ order }) => order);
  const all = own.map(({ order }) => order);
  return earlier.length > 0 ? Math.max(...earlier) + 0.5 : Math.min(...all, 0) - 0.5;
}

/** The reading with everybody who was found, still to be checked, and with the words that were found to prove a claim. */
export function addFound(reading: ThemesReading, found: Found[], ground: ThemeGround): ThemesReading {
  let count = ground.said.size;
  const numbered = found.map(({ claim, said }) => ({ claim, said: { ...said, sid: `s${++count}` } }));
  const byClaim = Map.groupBy(numbered, ({ claim }) => claim);
  const add = <Item extends Drafted>(item: Item): Item => {
    const all = (byClaim.get(item.id) ?? []).map(({ said }) => said);
    const told = all.filter(affirmsOfOthers);
    const own = all.filter(isOwnView);
    const coded = partCoded(item);
    // What nobody tells of themselves stays a claim about others, with everybody who tells it.
    if (coded.own.length === 0 && coded.ofOthers.length > 0 && countPeople(own) < 2)
      return { ...item, supports: mix(told, item.supports, []) };
    const others = [...(item.ofOthers ?? []), ...coded.ofOthers, ...told];
    const ofOthers = others.length > 0 ? { ofOthers: others } : {};
    if (own.length === 0) return { ...item, ...ofOthers };
    const denying = (said: Said) => said.polarity === "denies";
    const supports = mix(
      own.filter((said) => !denying(said)),
      coded.own,
      item.challenges,
    );
    const challenges = mix(own.filter(denying), item.challenges, item.supports);
    return { ...item, ...takeSides({ supports, challenges }), ...ofOthers };
  };
  return {
    ...reading,
    themes: reading.themes.map(add),
    tensions: reading.tensions.map((tension) => ({ ...tension, a: add(tension.a), b: add(tension.b) })),
    voices: reading.voices.map((voice) => ({ ...add(voice), challenges: [] })),
    answers: new Map([...reading.answers].map(([id, answer]) => [id, quoteFound(answer, found)])),
    lines: reading.lines.map(add),
  };
}

/** What is coded under a claim whose people are counted: what they tell of themselves, and what they tell of others. */
function partCoded({ kind, supports }: Drafted): { own: Said[]; ofOthers: Said[] } {
  if (kind !== "theme" && kind !== "line") return { own: supports, ofOthers: [] };
  const ofOthers = supports.filter(isOfOthers);
  return { own: supports.filter((said) => !ofOthers.includes(said)), ofOthers };
}

/** With the number of the coded words that it stands for, and with what takes them back, where it doesn't say so itself. */
function takePlace(said: Said, coded: Said[]): Said {
  const { evidence } = said;
  const takenBack = coded.find((one) => isTakenBack(evidence, one.evidence))?.evidence.takenBack;
  return {
    ...said,
    sid: coded[0]?.sid ?? said.sid,
    ...(takenBack && { evidence: { ...evidence, takenBack } }),
  };
}

/** An answer with the passages that were found, in the place of coded words that are a part of them. */
function quoteFound(answer: Drafted, found: Found[]): Drafted {
  const supports = answer.supports.map((coded) => {
    const wider = found.find(({ said }) => said.person === coded.person && isPartOf(coded, said));
    return wider ? { ...coded, ...takePlace({ ...wider.said, sid: coded.sid }, [coded]) } : coded;
  });
  return { ...answer, supports };
}

function isPartOf({ evidence: part }: Said, { evidence: whole }: Said): boolean {
  return overlaps(part, whole) && whole.start <= part.start && part.end <= whole.end;
}

/** What was found first, in the place of coded words that it overlaps; nobody changes sides by it. */
function mix(found: Said[], coded: Said[], other: Said[]): Said[] {
  const against = new Set(other.map(({ person }) => person));
  const counted = new Set(coded.map(({ person }) => person));
  const isSame = (one: Said, two: Said) => one.person === two.person && overlaps(one.evidence, two.evidence);
  const taken = found
    .filter(({ person }) => counted.has(person) || !against.has(person))
    .map((said) =>
      takePlace(
        said,
        coded.filter((one) => isSame(one, said)),
      ),
    );
  const distinct = [...new Map(taken.map((said) => [said.sid, said])).values()];
  return [...distinct, ...coded.filter((one) => !distinct.some((said) => isSame(one, said)))].slice(
    0,
    maxSide,
  );
}
