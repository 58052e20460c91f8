import type { AnswerOf } from "#contract/operation.ts";
import type { getDropOff as operation } from "#contract/session-reading.ts";
import type { Deps } from "../../deps.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import * as store from "./drop-off.store.ts";

/** How far sessions came, by the questions of the present script in its order. */
export async function getDropOff(
  { db }: Pick<Deps, "db">,
  accountId: string,
  interviewId: string,
): Promise<AnswerOf<typeof operation>> {
  const interview = await ownInterview(db, accountId, interviewId, "view");
  const [{ finished, running, stopped, isPart }, rows] = await Promise.all([
    store.countStates(db, interview.id),
    store.countByQuestion(db, interview.id),
  ]);
  const counts = new Map(rows.map((row) => [row.questionId, row]));
  const questions = interview.questions.map(({ id, text }) => {
    const { asked = 0, answered = 0, stopped: here = 0 } = counts.get(id) ?? {};
    return { questionId: id, question: text, asked, answered, stopped: here };
  });
  const atQuestions = questions.reduce((sum, question) => sum + question.stopped, 0);
  return {
    ...{ sessions: finished + running + stopped, finished, running, stopped, questions },
    isPart,
    stoppedElsewhere: Math.max(0, stopped - atQuestions),
  };
}
