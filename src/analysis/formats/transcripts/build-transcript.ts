import { sureRole } from "#contract/choices.ts";
import type {
  ImportedSpeaker,
  ImportedTranscript,
  ImportedTurn,
  SpeakerRole,
  SpokenTranscript,
} from "./imported-transcript.ts";
import { guessRoles } from "./roles.ts";

const unnamed = "Speaker";

/** Spellings of one name are one speaker: "INTERVIEWER" and "Interviewer", "Ana  Ruiz" and "Ana Ruiz". */
export function foldName(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

/** What to tell of the speakers' roles: that nobody, or nobody for sure, was found to be asked. */
export function describeRoles(speakers: ImportedSpeaker[]): string[] {
  if (speakers.length === 1 && speakers[0]?.name === unnamed) {
    return [
      "No speakers were found, so the whole text is taken as one participant's words. Please check it.",
    ];
  }
  if (!speakers.some((speaker) => speaker.role === "participant")) {
    return ["No participant was found, so nothing counts as evidence until you say who is one."];
  }
  const [only, ...others] = speakers;
  if (only && others.length === 0 && only.confidence < sureRole) {
    return [
      `${only.name} is the only speaker, so everything here counts as a participant's words. Please check it.`,
    ];
  }
  return speakers.some((speaker) => speaker.confidence < sureRole)
    ? ["Who asks and who answers was guessed. Please check the roles under “Speakers”."]
    : [];
}

/** Speakers, roles and turns from what a reader found; undefined where nobody says anything. */
export function buildTranscript(spoken: SpokenTranscript, title: string): ImportedTranscript | undefined {
  const byName = new Map<string, { id: string; name: string; role?: SpeakerRole }>();
  const turns: ImportedTurn[] = [];
  for (const { speaker, text, startSeconds, role } of spoken.turns) {
    const trimmed = text.trim();
    if (trimmed === "") continue;
    const name = speaker?.replace(/\s+/g, " ").trim() || unnamed;
    const known = byName.get(foldName(name)) ?? { id: `s${byName.size + 1}`, name, role };
    byName.set(foldName(name), known);
    for (const piece of splitLongTurn(trimmed))
      turns.push({ speakerId: known.id, text: piece, startSeconds });
  }
  if (turns.length === 0) return undefined;
  const said = [...byName.values()];
  const speakers = guessRoles(said, turns).map((speaker, index) => {
    const role = said[index]?.role;
    return role ? { ...speaker, role, confidence: 1 } : speaker;
  });
  return {
    title,
    speakers,
    turns,
    notices: [...spoken.notices, ...describeRoles(speakers)],
  };
}

/** Longer than anybody speaks at a time; a text without speakers may still be one long paragraph. */
const maxTurnLength = 10_000;

/** Where to cut a text that is too long: behind a paragraph, else a sentence, else a word, else anywhere. */
function findCut(text: string, from: number): number {
  const end = from + maxTurnLength;
  const least = from + maxTurnLength / 2;
  for (const mark of ["\n\n", "\n", ". ", "? ", "! ", " "]) {
    const at = text.lastIndexOf(mark, end - mark.length);
    if (at >= least) return at + mark.length;
  }
  // Never within a surrogate pair.
  return /[\ud800-\udbff]/.test(text[end - 1] ?? "") ? end - 1 : end;
}

/** The text as pieces of at most 10,000 UTF-16 units, nearly always just the text itself. */
export function splitLongTurn(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > maxTurnLength) {
    const cut = findCut(text, from);
    pieces.push(text.slice(from, cut).trim());
    from = cut;
  }
  pieces.push(text.slice(from).trim());
  return pieces.filter((piece) => piece !== "");
}
