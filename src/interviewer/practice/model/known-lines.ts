import { nodesOf, type TalkNode } from "../case-nodes.ts";
import type { IntervieweeNotes } from "../interviewee.ts";
import type { CaseInsight } from "../practice-case.ts";
import { recallTalk } from "../recall-talk.ts";
import { listTellable } from "../taking-up.ts";
import type { AnswerTask } from "./answer-task.ts";

/** A line that the person may say by now, with its number for the model. */
export interface KnownLine {
  number: number;
  node: TalkNode;
}

const isHintAlone = ({ key }: TalkNode): boolean => key.endsWith(".unasked");

/** What anybody may hear, then what follows on an insight that was told: numbers of the former stay the same. */
export function listKnownLines({ interviewee, history }: Pick<AnswerTask, "interviewee" | "history">) {
  const told = new Set(history.flatMap(({ notes }) => notes?.told ?? []));
  const nodes = [...nodesOf(interviewee.practiceCase).byKey.values()].filter(
    (node) => node.tells === null && !isHintAlone(node),
  );
  const open = nodes.filter(({ after }) => after === null);
  const since = nodes.filter(({ after }) => after !== null && told.has(after));
  const lines: KnownLine[] = [...open, ...since].map((node, index) => ({ number: index + 1, node }));
  return { open: lines.slice(0, open.length), since: lines.slice(open.length) };
}

const openManners = new Set<IntervieweeNotes["manner"]>(["open", "neutral_probe", "fact"]);

/** Whether more than a few words are owed to how something was asked. */
export const isAskedOpenly = ({ plan }: AnswerTask): boolean => openManners.has(plan.notes.manner);

/** The insights that may come out with this answer: the one that the plan tells, and those hinted at before. */
export function listOpening({ interviewee, history, plan }: AnswerTask): CaseInsight[] {
  const memory = recallTalk(nodesOf(interviewee.practiceCase), history);
  const tellable = openManners.has(plan.notes.manner) ? listTellable({ interviewee, memory }) : [];
  return interviewee.practiceCase.insights.filter(
    (insight) => plan.notes.told.includes(insight.id) || tellable.includes(insight),
  );
}
