import { nodesOf } from "./case-nodes.ts";
import { type Heard, hearMessage } from "./hear-message.ts";
import type { Interviewee } from "./interviewee.ts";
import type { OwnMessage } from "./meter.ts";
import { plainText } from "./question-label.ts";
import { recallTalk } from "./recall-talk.ts";
import { scoreWords } from "./score-words.ts";
import { listMatter, listTerms } from "./word-stems.ts";

const minScore = 0.4;
/** A clause has fewer words to be wrong about. */
const minClauseScore = 0.5;
/** Whatever it wants to hear of it. */
const anyKind = (): number => 1;
/** What comes as near as that to the nearest is asked about too. */
const near = 0.85;

/** What a message asks as a whole, and by each clause that names a matter: "When you decided to stop, what was that like?" */
function hearClauses(text: string, before: string | undefined): Heard[] {
  const heard = hearMessage(text, before);
  const clauses = plainText(text)
    .split(/[,;:.?!]/u)
    .map((clause) => ({ ...heard, terms: listTerms(clause), matter: listMatter(clause), lead: [] }));
  return [heard, ...clauses.filter(({ matter }) => matter.length > 0)];
}

/** The sides of somebody's story that a message asks about, whatever was answered; a follow-up stays with the answer's. */
export function listAskedAreas(
  interviewee: Interviewee,
  { line, label, before, followUp }: OwnMessage,
): ReadonlySet<string> {
  const hearings = hearClauses(line.text, before?.text);
  if (label === null || hearings[0]?.aside !== null) return new Set();
  const nodes = nodesOf(interviewee.practiceCase);
  const memory = recallTalk(nodes, []);
  const asked = hearings.flatMap((heard, index) => {
    const turn = { interviewee, nodes, heard, memory };
    const scored = [...nodes.byKey.values()].map((node) => ({
      node,
      score: scoreWords(turn, node, anyKind),
    }));
    const least = Math.max(
      index === 0 ? minScore : minClauseScore,
      near * Math.max(...scored.map(({ score }) => score)),
    );
    return scored.filter(({ score }) => score >= least).map(({ node }) => node.area);
  });
  return new Set(
    [...asked, followUp ? before?.notes?.area : null].filter((area) => typeof area === "string"),
  );
}
