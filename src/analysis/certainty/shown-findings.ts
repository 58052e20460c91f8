import type { Finding, FindingKind } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import type { EditedFinding } from "./edited-lists.ts";
import { changeQuotes, type QuoteWords } from "./edited-quotes.ts";
import type { FindingEdit } from "./finding-edit.ts";
import { indexPeople, joinVoices, listVoices, type Voices } from "./finding-voices.ts";
import { countAgain, joinFindings } from "./merged-finding.ts";

/** A finding of a result, or the creator's own, with what was done to it by hand. */
interface Piece {
  found: Finding;
  /** With the quotes that the creator left and added. */
  quoted: Finding;
  edit: FindingEdit | undefined;
  voices: Voices | undefined;
}

export interface ShownInput {
  /** The coder's, then the creator's own. */
  findings: readonly Finding[];
  /** By the id of the finding in this result that each edit means. */
  editByFound: ReadonlyMap<string, FindingEdit>;
  /** By the id of each finding that is merged, the id of the one that it becomes a part of. */
  targets: ReadonlyMap<string, string>;
  members: Members | null;
  words: QuoteWords;
}

/** Every finding as it is to be shown, before lists and order follow. */
export function showFindings(input: ShownInput): EditedFinding[] {
  const { findings, editByFound, targets, members, words } = input;
  const findPerson = members && indexPeople(members);
  const pieces = findings.map((found): Piece => {
    const edit = editByFound.get(found.id);
    const quoted = changeQuotes(found, edit, words);
    const voices =
      members && findPerson ? listVoices({ found, quoted, edit }, members, findPerson) : undefined;
    return { found, quoted, edit, voices };
  });
  const byId = new Map(pieces.map((piece) => [piece.found.id, piece]));
  const partsByTarget = Map.groupBy(targets.keys(), (part) => targets.get(part) ?? part);
  return pieces.map((piece) => {
    const { found, edit } = piece;
    if (targets.has(found.id)) return { found, edit, shown: undefined, voices: undefined };
    const parts = (partsByTarget.get(found.id) ?? []).flatMap((id) => byId.get(id) ?? []);
    const voices = joinVoices([piece, ...parts].map((one) => one.voices));
    const joined = joinPieces(piece, parts, { voices, members });
    return { found, edit, voices, shown: markFinding(joined, piece, parts) };
  });
}

function joinPieces(
  { found, quoted, edit }: Piece,
  parts: Piece[],
  ground: { voices: Voices | undefined; members: Members | null },
): Finding {
  const joined = joinFindings(
    quoted,
    parts.map((part) => part.quoted),
  );
  if (joined === found && !edit?.isOwn) return found;
  return { ...joined, strength: countAgain(joined, ground) };
}

function markFinding(joined: Finding, { found, edit, voices }: Piece, parts: Piece[]): Finding {
  // Without words there is no finding: it is hidden, with those that were taken away.
  const isEmpty = joined.evidence.length === 0;
  const finding = isEmpty ? found : joined;
  if (!edit && parts.length === 0) return finding;
  const { name = null, pinned = false, isOwn = false, position = null, version = null } = edit ?? {};
  const kind = edit?.kind ?? found.kind;
  const text = name ?? finding.text;
  const isRenamed = !isOwn && text !== found.text;
  const isMoved = !isOwn && kind !== found.kind;
  const isHidden = edit?.hidden === true || isEmpty;
  const isSame =
    finding === found && !isRenamed && !isMoved && !isOwn && position === null && version === null;
  // The target of a merge whose part is not in this result.
  if (isSame && !isHidden && !pinned && parts.length === 0 && edit?.kept !== true) return finding;
  return {
    ...finding,
    kind,
    text,
    about: describeAbout(finding, { kind, text }, voices),
    edited: {
      pinned,
      hidden: isHidden,
      foundAs: isRenamed ? found.text : null,
      merged: parts.map((part) => ({ id: part.found.id, text: part.edit?.name ?? part.found.text })),
      own: isOwn,
      foundKind: isMoved ? found.kind : null,
      position,
      version,
    },
  };
}

/** A theme that was renamed is called by its new name in tables too. */
function describeAbout(
  { about, text: before }: Finding,
  { kind, text }: Pick<Finding, "kind" | "text">,
  voices: Voices | undefined,
): Finding["about"] {
  if (!about) return describeTheme(kind, text, voices);
  return text === before ? about : { ...about, label: cutLabel(text) };
}

const maxLabel = 60;

function cutLabel(text: string): string {
  const points = Array.from(text);
  const cut = points.slice(0, maxLabel - 1).join("");
  return points.length <= maxLabel ? text : `${cut.replace(/\s+\S*$/u, "") || cut}…`;
}

/** What a finding that became a theme by hand is about. */
function describeTheme(kind: FindingKind, text: string, voices: Voices | undefined): Finding["about"] {
  if (kind !== "themes" && kind !== "singleVoices") return null;
  const questionId = voices?.questionId ?? null;
  return { label: cutLabel(text), questionId, kind: null, isTopic: false, because: [], leadsTo: [] };
}

/** Who is behind the findings as they are shown; what became a part of another has nobody of its own any more. */
export function listEditedMembers(members: Members, edited: readonly EditedFinding[]): Members {
  const findings: Members["findings"] = Object.assign(Object.create(null), members.findings);
  for (const { found, shown, voices } of edited) {
    if (shown && voices) {
      findings[found.id] = {
        people: [...voices.people].sort((a, b) => a - b),
        questionId: voices.questionId,
      };
    } else if (!shown && Object.hasOwn(findings, found.id)) {
      findings[found.id] = { people: [], questionId: members.findings[found.id]?.questionId ?? null };
    }
  }
  return { ...members, findings };
}
