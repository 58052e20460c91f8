import type { Finding } from "#contract/insights.ts";
import type { Strength } from "#contract/strength.ts";
import { type BackedFinding, backFinding } from "../report/backed-finding.ts";
import { orderEvidence } from "../report/evidence-list.ts";
import { makeFindingId } from "../report/finding-id.ts";
import type { Reach } from "../report/voices.ts";
import { classifySentiment } from "../sentiment.ts";
import { scoreTalk } from "../talk-tone.ts";
import type { ClusterMember } from "./cluster-pool.ts";
import { cutTalk } from "./cut-talk.ts";
import { toLine } from "./headline.ts";
import type { SingleVoice } from "./single-voices.ts";
import type { Theme } from "./theme.ts";

const maxChallenges = 3;
const maxLabel = 60;

function judgeTone(members: readonly ClusterMember[]): Finding["sentiment"] {
  const sum = members.reduce((all, { remark }) => all + scoreTalk(remark.evidence.quote), 0);
  return classifySentiment(sum / members.length);
}

/** Of those who were asked the question, or asked alike where there is no script. */
function measure(theme: Theme, people: number, reach: Reach): Strength {
  const { questionId, answered } = theme.cluster;
  if (questionId !== null) return reach.measure(people, 0, questionId);
  return { people, asked: answered, volunteered: 0, answered, ...reach.countUnread() };
}

/** A theme as a finding: the words of its headline come first. */
export function makeThemeFinding(theme: Theme, reach: Reach): BackedFinding {
  const { cluster, headline, stance, label, text } = theme;
  const against = stance.isTopic ? [] : stance.contrary;
  const agreeing = cluster.members.filter((member) => !against.includes(member));
  const agreed = new Set(agreeing.map(({ person }) => person));
  const denying = new Set(against.map(({ person }) => person).filter((person) => !agreed.has(person)));
  const people = cluster.people.filter((person) => !denying.has(person));
  const evidence = orderEvidence([headline.evidence, ...agreeing.map(({ remark }) => remark.evidence)]);
  const finding: Finding = {
    id: makeFindingId(
      "themes",
      headline.evidence.sourceKind,
      cluster.questionId ?? "",
      ...headline.member.remark.concepts,
    ),
    kind: "themes",
    text,
    sentiment: stance.isTopic ? "neutral" : judgeTone(agreeing),
    strength: measure(theme, people.length, reach),
    evidence,
    challenging: orderEvidence(
      against.map(({ remark }) => remark.evidence),
      maxChallenges,
    ),
    about: {
      label,
      questionId: cluster.questionId,
      kind: null,
      isTopic: stance.isTopic,
      because: [],
      leadsTo: [],
    },
  };
  return backFinding(finding, { people, questionId: cluster.questionId });
}

function shorten(text: string): string {
  if (text.length <= maxLabel) return text;
  const cut = text.slice(0, maxLabel - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20))}…`;
}

/** What one person said that stands out, as a finding of one. */
export function makeSingleFinding({ remark, person, questionId }: SingleVoice, reach: Reach): BackedFinding {
  const { quote, sourceKind } = remark.evidence;
  const { start, end } = cutTalk(quote);
  const text = toLine(quote.slice(start, end));
  const finding: Finding = {
    id: makeFindingId("singleVoices", sourceKind, questionId ?? "", ...remark.concepts),
    kind: "singleVoices",
    text,
    sentiment: "neutral",
    strength: reach.measure(1, 0, questionId),
    evidence: [remark.evidence],
    challenging: [],
    about: { label: shorten(text), questionId, kind: null, isTopic: false, because: [], leadsTo: [] },
  };
  return backFinding(finding, { people: [person], questionId });
}
