import type { LeadKind } from "./cues/cues.ts";
import { listQuestionCues } from "./cues/languages.ts";
import { type ProbeKind, probeKinds } from "./guide.ts";
import { type AssessInput, type Assessment, assessAnswer, type Lead, type ThinKind } from "./probes.ts";

const kindsForLead: Record<LeadKind, ProbeKind[]> = {
  problem: ["last_occasion", "example", "feeling", "what_next"],
  workaround: ["last_occasion", "example", "reason", "what_next"],
  event: ["what_next", "feeling", "expand"],
  feeling: ["last_occasion", "feeling", "reason", "example"],
  contrast: ["contrast", "example", "reason"],
  product: ["clarify", "expand", "echo"],
  wish: ["reason", "example", "last_occasion"],
};

const kindsForThin: Record<ThinKind, ProbeKind[]> = {
  condition: ["condition", "example", "last_occasion"],
  placeholder: ["clarify", "example", "expand"],
  evaluation: ["reason", "example", "last_occasion", "expand"],
  absolute: ["last_occasion", "example", "expand"],
  vague: ["example", "last_occasion", "expand", "reason"],
  short: ["example", "expand", "echo", "reason"],
};

export interface ProbeHistory {
  /** Kinds already used for this question. */
  onQuestion: readonly ProbeKind[];
  /** How often each kind was used in the session. */
  inSession: ReadonlyMap<ProbeKind, number>;
  lastKind: ProbeKind | null;
  /** Words quoted so far, lower case. */
  quoted: ReadonlySet<string>;
}

export interface ProbeChoice {
  probeKind: ProbeKind;
  about: string | null;
  reason: string;
}

/** Every phrase book has at least this many wordings of each kind, so that none is said twice. */
export const usesPerKind = 4;
const quotesPerSession = 4;
const anyKinds: readonly ProbeKind[] = ["expand", "example", "reason", "last_occasion", "what_next"];
const needsQuote = new Set<ProbeKind>(["clarify", "echo"]);
const occasionKinds = ["last_occasion", "what_next"] as const;

/** The kinds that a question already asks for itself would be heard as the same question again. */
function listUnfitKinds({ question, language }: AssessInput): Set<ProbeKind> {
  const unfit = new Set<ProbeKind>();
  for (const { plain, questions } of listQuestionCues(language)) {
    const asked = plain(question.text);
    for (const [kind, pattern] of questions.unfit) if (pattern.test(asked)) unfit.add(kind);
    // An opinion, a wish or an imagined case has no last occasion.
    if (questions.opinion.test(asked)) for (const kind of occasionKinds) unfit.add(kind);
  }
  return unfit;
}

/** What the question does not ask itself and was not used too often or just now. */
function listUsableKinds(input: AssessInput, history: ProbeHistory): Set<ProbeKind> {
  const unfit = listUnfitKinds(input);
  return new Set(
    probeKinds.filter(
      (kind) =>
        !unfit.has(kind) &&
        kind !== history.lastKind &&
        !history.onQuestion.includes(kind) &&
        (history.inSession.get(kind) ?? 0) < usesPerKind,
    ),
  );
}

/**
 * The kinds of follow-up that suit an answer and may be used now, in the order to prefer: what a voice may
 * choose from where chooseProbe chose one. A third follow-up leaves no choice.
 */
export function listFitKinds(
  input: AssessInput,
  assessment: Assessment,
  history: ProbeHistory,
): readonly ProbeKind[] {
  if (history.onQuestion.length >= 2) return [];
  const usable = listUsableKinds(input, history);
  const { leads, thin } = assessment;
  const wanted = [
    ...leads.flatMap((lead) => kindsForLead[lead.kind]),
    ...(thin === null ? [] : [...kindsForThin[thin], ...anyKinds]),
  ];
  return [...new Set(wanted)].filter((kind) => usable.has(kind));
}

function chooseKind(
  wanted: readonly ProbeKind[],
  about: string | null,
  input: AssessInput,
  history: ProbeHistory,
): ProbeKind | undefined {
  const fit = listUsableKinds(input, history);
  return wanted.find((kind) => fit.has(kind) && (about !== null || !needsQuote.has(kind)));
}

function mayQuote(about: string | null, history: ProbeHistory): about is string {
  return about !== null && history.quoted.size < quotesPerSession && !history.quoted.has(about.toLowerCase());
}

const leadReasons: Record<LeadKind, string> = {
  problem: "names a problem, no full occasion yet",
  workaround: "names a workaround, no detail yet",
  event: "names an event, no detail yet",
  feeling: "names a feeling, no reason yet",
  contrast: "makes a comparison, no detail yet",
  product: "names a product or name, no detail yet",
  wish: "names a wish, no reason yet",
};

const thinReasons: Record<ThinKind, string> = {
  condition: "says that it depends, not on what",
  placeholder: "uses a placeholder word",
  evaluation: "a judgement without a reason",
  absolute: "always or never, without an occasion",
  vague: "only vague words",
  short: "answer under 8 words",
};

function listHeardKinds(input: AssessInput): Set<LeadKind> {
  return new Set(
    input.earlier.flatMap((text) =>
      assessAnswer({ ...input, text, earlier: [] }).leads.map((lead) => lead.kind),
    ),
  );
}

function chooseForLead(
  input: AssessInput,
  leads: readonly Lead[],
  history: ProbeHistory,
): ProbeChoice | undefined {
  for (const lead of leads) {
    const about = mayQuote(lead.about, history) ? lead.about : null;
    const probeKind = chooseKind(kindsForLead[lead.kind], about, input, history);
    if (probeKind !== undefined) return { probeKind, about, reason: leadReasons[lead.kind] };
  }
  return undefined;
}

function chooseForThin(
  input: AssessInput,
  assessment: Assessment,
  history: ProbeHistory,
): ProbeChoice | undefined {
  const { thin } = assessment;
  if (thin === null) return undefined;
  const about = mayQuote(assessment.about, history) ? assessment.about : null;
  const probeKind = chooseKind([...kindsForThin[thin], ...anyKinds], about, input, history);
  if (probeKind === undefined) return undefined;
  // A short answer is quoted back only where the kind is made for it.
  const keepsQuote = thin !== "short" || needsQuote.has(probeKind);
  return { probeKind, about: keepsQuote ? about : null, reason: thinReasons[thin] };
}

/**
 * The follow-up that an answer warrants, or undefined. Leads win over thinness. After a probe, only an
 * answer with something new is followed up again; a third time only for a kind of lead not heard before.
 */
export function chooseProbe(
  input: AssessInput,
  assessment: Assessment,
  history: ProbeHistory,
): ProbeChoice | undefined {
  const probesSoFar = history.onQuestion.length;
  if (assessment.isFact) return undefined;
  if (probesSoFar > 0 && (assessment.words < 5 || assessment.newWords < 3)) return undefined;
  if (probesSoFar < 2) {
    return chooseForLead(input, assessment.leads, history) ?? chooseForThin(input, assessment, history);
  }
  const heard = listHeardKinds(input);
  return chooseForLead(
    input,
    assessment.leads.filter((lead) => !heard.has(lead.kind)),
    history,
  );
}
