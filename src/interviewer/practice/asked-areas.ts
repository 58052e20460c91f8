import { type CaseNodes, nodesOf } from "./case-nodes.ts";
import { type Heard, hearMessage } from "./hear-message.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage } from "./meter.ts";
import { plainText } from "./question-label.ts";
import { recallTalk } from "./recall-talk.ts";
import { scoreWords } from "./score-words.ts";
import { listMatter, listTerms } from "./word-stems.ts";

/** A question that comes as near to a side's lines as that has touched it. */
const minScore = 0.25;
/** A clause has fewer words to be wrong about. */
const minClauseScore = 0.35;
/** Whatever it wants to hear of it. */
const anyKind = (): number => 1;
/** What comes as near as that to the nearest is asked about too. */
const near = 0.7;

/** What a message asks as a whole, and by each clause that names a matter: "When you decided to stop, what was that like?" */
function hearClauses(text: string, before: string | undefined): Heard[] {
  const heard = hearMessage(text, before);
  const clauses = plainText(text)
    .split(/[,;:.?!]/u)
    .map((clause) => ({ ...heard, terms: listTerms(clause), matter: listMatter(clause), lead: [] }));
  return [heard, ...clauses.filter(({ matter }) => matter.length > 0)];
}

const minShare = 0.3;

/** The sides that a word may belong to: many of the lines that are asked for with it are theirs. */
const listOwners = (nodes: CaseNodes, stem: string): (string | null)[] =>
  [...nodes.listOwners(stem)].flatMap(([area, share]) => (share >= minShare ? [area] : []));

const properName = /(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu;

/** The sides of somebody's story that a message touches, whatever was answered; a follow-up stays with the answer's. */
export function listAskedAreas(
  interviewee: Interviewee,
  { line, label, before, followUp }: OwnMessage,
): ReadonlySet<string> {
  const hearings = hearClauses(line.text, before?.text);
  if (label === null || hearings[0]?.aside !== null) return new Set();
  const { areas, topic } = interviewee.practiceCase;
  const ofTheTopic = new Set(listMatter(topic));
  const isNamed = (name: string, matter: readonly string[]) =>
    listMatter(name).some((stem) => !ofTheTopic.has(stem) && matter.includes(stem));
  const nodes = nodesOf(interviewee.practiceCase);
  const memory = recallTalk(nodes, []);
  const asked = hearings.flatMap((heard, index) => {
    const turn = { interviewee, nodes, heard, memory };
    const scored = [...nodes.byKey.values()].map((node) => ({
      node,
      score: scoreWords(turn, node, anyKind),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    const least = Math.max(index === 0 ? minScore : minClauseScore, near * best);
    return [
      ...scored.filter(({ score }) => score >= least).map(({ node }) => node.area),
      ...areas.filter(({ name }) => isNamed(name, heard.matter)).map(({ id }) => id),
      ...heard.matter.flatMap((stem) => listOwners(nodes, stem)),
    ];
  });
  const names = line.text.match(properName) ?? [];
  const ofThem = [...nodes.byKey.values()].filter(({ text }) => names.some((name) => text.includes(name)));
  return new Set(
    [...asked, ...ofThem.map(({ area }) => area), followUp ? before?.notes?.area : null].filter(
      (area) => typeof area === "string",
    ),
  );
}
