import type { ImportedMark } from "#analysis/formats/refi/import-sources.ts";
import { origin } from "#analysis/formats/refi/make-refi-project.ts";
import type { ImportedTurn } from "#analysis/formats/transcripts/imported-transcript.ts";
import type { SourceAnnotation } from "../../../db/analysis-schema.ts";
import { sanitizeText } from "../../../http/sanitize.ts";
import { toName } from "./finish-transcript.service.ts";

/** An annotation before its turn and itself have ids. */
export type NewAnnotation = Omit<SourceAnnotation, "id" | "messageId"> & { turnIndex: number };

/** What all marks of a project have in common. `importedAt` is the date of those that say none. */
export interface MarkContext {
  origin: string;
  importedAt: string;
}

/**
 * The marks of a source as annotations: a code becomes a tag on its passage, a note a note. Passages are cut from
 * the turns, so that quote and place always agree; a mark that is outside of its turn is left out.
 */
export function makeAnnotations(
  marks: ImportedMark[],
  turns: ImportedTurn[],
  context: MarkContext,
): NewAnnotation[] {
  const points = new Map<number, string[]>();
  return marks.flatMap((mark) => {
    const text = points.get(mark.turnIndex) ?? Array.from(turns[mark.turnIndex]?.text ?? "");
    points.set(mark.turnIndex, text);
    const { start, end, turnIndex } = mark;
    if (!(0 <= start && start < end && end <= text.length)) return [];
    const passage = { quote: text.slice(start, end).join(""), start, end };
    const isDated = mark.createdAt !== null && !Number.isNaN(Date.parse(mark.createdAt));
    const createdAt = isDated && mark.createdAt !== null ? mark.createdAt : context.importedAt;
    const author = mark.person.trim() === "" ? {} : { author: toName(mark.person, "Somebody") };
    return listKinds(mark, context).map((kind) => ({ ...kind, ...author, turnIndex, passage, createdAt }));
  });
}

type Kind = Pick<NewAnnotation, "kind" | "text" | "code">;

function listKinds({ code, about, note }: ImportedMark, context: MarkContext): Kind[] {
  // Our own export calls all highlights by one code, with the comment as its note.
  if (code === "Highlight" && context.origin === origin) return [{ kind: "highlight", text: note }];
  return [
    ...(code === null ? [] : [{ kind: "tag" as const, text: code, ...describeCode(about) }]),
    ...(note.trim() === "" ? [] : [{ kind: "note" as const, text: note }]),
  ];
}

/** What is kept of a code beside its name. */
const maxDescriptionChars = 2_000;

function describeCode(about: ImportedMark["about"]): Pick<NewAnnotation, "code"> {
  if (about === null || (about.group === null && about.description.trim() === "")) return {};
  const group = about.group === null ? null : toName(about.group, "") || null;
  const description = Array.from(sanitizeText(about.description)).slice(0, maxDescriptionChars).join("");
  return { code: { group, description } };
}
