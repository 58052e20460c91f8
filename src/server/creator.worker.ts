import { checkConcepts } from "#interviewer/paths/check-concepts.ts";
import { checkPaths } from "#interviewer/paths/check-paths.ts";
import { checkOrders } from "#interviewer/paths/orders.ts";
import { rankCases } from "#interviewer/practice/choose-case.ts";
import { comparePractice } from "#interviewer/practice/compare-practice.ts";
import { makeDebrief } from "#interviewer/practice/debrief.ts";
import { replyAsInterviewee } from "#interviewer/practice/interviewee-reply.ts";
import { measureMeter } from "#interviewer/practice/meter.ts";
import { makePracticeCard } from "#interviewer/practice/practice-card.ts";
import { checkScript } from "#interviewer/script/check.ts";
import type { CreatorWork } from "./creator-work/creator-work.ts";
import { makeFlags } from "./features/answer-checks/make-flags.ts";
import { draftFromGuide } from "./features/guides/draft-from-guide.ts";
import { findNearestGuides } from "./features/guides/nearest-guides.ts";
import { getCases } from "./features/practice/case-files.ts";
import { reconcile, writeReconciliation } from "./features/reconciliation/reconcile.ts";
import { answerCalls } from "./processes/answer-requests.ts";

/** The far side of creator-work.ts. */
answerCalls(
  (): CreatorWork => ({
    checkScript: (script, walked) => {
      const { map = null, warnings = [] } = (walked && checkPaths(walked)) ?? {};
      const maxAsked = map?.paths?.longest.questions.length;
      const ofDraws = walked ? [...checkConcepts(walked), ...checkOrders(walked.questions)] : [];
      return { warnings: [...checkScript({ ...script, maxAsked }), ...warnings, ...ofDraws], map };
    },
    findNearestGuides: (study) => {
      const { language, guides, isClear, notice } = findNearestGuides(study);
      return { language, ids: guides.map(({ id }) => id), isClear, notice };
    },
    draftFromGuide,
    findNearestPerson: ({ topic, questions }) => {
      const [nearest] = rankCases(getCases(), `${topic} ${questions.join(" ")}`);
      if (!nearest) throw new Error("There is nobody to practise with");
      return nearest.id;
    },
    replyAsInterviewee,
    measureMeter,
    listAsked: (messages, guide) =>
      makePracticeCard({ messages, guide }).questions.flatMap((one) => (one.asked ? [one.questionId] : [])),
    makeDebrief,
    comparePractice,
    flagAnswers: makeFlags,
    reconcilePanel: (as, input) => {
      const found = reconcile(input);
      if ("problem" in found) return found;
      return { text: as === "csv" ? writeReconciliation(found) : JSON.stringify(found) };
    },
  }),
);
