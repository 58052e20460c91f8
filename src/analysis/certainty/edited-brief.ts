import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { replaceName } from "./echoes.ts";
import type { EditedFinding } from "./edited-lists.ts";
import { overlaps } from "./finding-traces.ts";

type Followed = Map<string, Finding | undefined>;

/**
 * The brief after the edits: no sentence, tension or answer rests on what is hidden alone, merged findings are named
 * by what they became a part of, and new names stand where the old ones did. The creator's own themes are among the
 * answers of their question.
 */
export function editBrief(
  brief: Brief,
  edited: readonly EditedFinding[],
  targets: ReadonlyMap<string, string>,
): Brief {
  const shownById: Followed = new Map(
    edited.map(({ found, shown }) => [found.id, shown?.edited?.hidden ? undefined : shown]),
  );
  const hidden = edited.filter(({ shown }) => shown?.edited?.hidden);
  const rename = (text: string) =>
    edited.reduce(
      (now, { found, shown }) =>
        shown && shown.text !== found.text ? replaceName(now, found.text, shown.text) : now,
      text,
    );
  const rests = (evidence: readonly Evidence[]) =>
    hidden.some(({ found }) => evidence.every((one) => found.evidence.some((other) => overlaps(one, other))));
  const texts = new Set(hidden.map(({ found }) => found.text));
  return {
    ...brief,
    inShort: brief.inShort.flatMap((sentence) => {
      const { text, findings } = sentence;
      if (findings.length === 0) return [sentence];
      const left = findings.filter((id) => !shownById.has(id) || shownById.get(id) !== undefined);
      if (left.length === 0) return [];
      const claim = left.length < findings.length ? findClaim(sentence, edited) : undefined;
      if (claim) return claim.shown && left[0] === claim.found.id ? [restOn(claim.shown)] : [];
      return [{ text: countClaim(text, left, edited) ?? rename(text), findings: left }];
    }),
    tensions: brief.tensions
      .filter(({ a, b }) => !rests(a.evidence) && !rests(b.evidence))
      .map((one) => ({
        ...one,
        a: { ...one.a, text: rename(one.a.text) },
        b: { ...one.b, text: rename(one.b.text) },
      })),
    answers: brief.answers.map((answer) => {
      const findings = addOwn(followIds(answer.findings, shownById, targets), answer.questionId, edited);
      const isGone = answer.text !== null && texts.has(answer.text);
      const listed = listLabels(answer.text, { before: answer.findings, now: findings, edited });
      return {
        ...answer,
        findings,
        text: isGone ? null : listed === undefined ? answer.text && rename(answer.text) : listed,
      };
    }),
  };
}

/** The finding whose claim the sentence begins with and goes on from: what follows rests on other findings too. */
function findClaim(
  { text, findings: [first] }: Brief["inShort"][number],
  edited: readonly EditedFinding[],
): EditedFinding | undefined {
  return edited.find(({ found }) => found.id === first && text.startsWith(`${found.text} `));
}

const restOn = ({ text, id }: Finding): Brief["inShort"][number] => ({ text, findings: [id] });

const countedClaim = /^\d+ of \d+ people(?: said things like|:) “(.*)”$/su;

/** "3 of 8 people said things like “…”", counted again; a name that the creator gave is nobody's words, so it has no quotation marks. */
function countClaim(text: string, ids: string[], edited: readonly EditedFinding[]): string | undefined {
  const words = countedClaim.exec(text)?.[1];
  const one = edited.find(({ found }) => found.id === ids[0]);
  if (words === undefined || ids.length !== 1 || !one?.shown) return undefined;
  const { strength, text: name } = one.shown;
  const claim = name === one.found.text ? ` said things like “${words}”` : `: ${name}`;
  return `${strength.people} of ${strength.asked} people${claim}`;
}

const maxLabels = 4;

/** An answer that lists its themes lists those that it has now; undefined for one in other words. */
function listLabels(
  text: string | null,
  { before, now, edited }: { before: string[]; now: string[]; edited: readonly EditedFinding[] },
): string | null | undefined {
  const byId = new Map(edited.map((one) => [one.found.id, one]));
  const write = (ids: string[], pick: (one: EditedFinding) => Finding | undefined) =>
    ids
      .flatMap((id) => {
        const one = byId.get(id);
        const finding = one && pick(one);
        return finding ? [`${finding.about?.label ?? finding.text} (${finding.strength.people})`] : [];
      })
      .slice(0, maxLabels)
      .join(", ");
  const wasListed = write(before, ({ found }) => found);
  if (text === null ? before.length > 0 : text !== wasListed) return undefined;
  return write(now, ({ shown }) => shown) || null;
}

/** Without what is hidden or is no theme any more; what was merged is named by its target. */
function followIds(ids: string[], shownById: Followed, targets: ReadonlyMap<string, string>): string[] {
  const now = ids.flatMap((id) => {
    if (!shownById.has(id)) return [id];
    const shown = shownById.get(targets.get(id) ?? id);
    return shown && isTheme(shown) ? [shown.id] : [];
  });
  return [...new Set(now)];
}

function isTheme({ kind }: Finding): boolean {
  return kind === "themes" || kind === "singleVoices";
}

/** Findings that became themes by hand, each before the first that fewer people stand behind. */
function addOwn(ids: string[], questionId: string, edited: readonly EditedFinding[]): string[] {
  const peopleOf = new Map(
    edited.flatMap(({ shown }) =>
      shown ? [[shown.id, shown.strength.people + shown.strength.volunteered] as const] : [],
    ),
  );
  const made = edited.flatMap(({ found, shown, edit }) => {
    const isMade = edit?.isOwn || (shown && shown.kind !== found.kind);
    if (!shown || !isMade || !isTheme(shown) || shown.edited?.hidden) return [];
    return shown.about?.questionId === questionId && !ids.includes(shown.id) ? [shown.id] : [];
  });
  const all = [...ids];
  for (const id of made) {
    const at = all.findIndex((other) => (peopleOf.get(other) ?? 0) < (peopleOf.get(id) ?? 0));
    all.splice(at === -1 ? all.length : at, 0, id);
  }
  return all;
}
