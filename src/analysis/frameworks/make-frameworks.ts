import type { CustomerJourney, FrameworkResult, Leaf, Persona, ValueProp } from "#contract/personas.ts";
import type { Source } from "../sources.ts";
import { type Drawer, nameDrawer } from "./drawers.ts";
import { describeComposite, formatPeople, isSketch, writeFrameworkNotes } from "./framework-notes.ts";
import { type FrameworkContext, FrameworkGatherer, type FrameworkKind } from "./gather-framework.ts";
import { LeafPicker } from "./leaf-picker.ts";
import type { Line } from "./line-book.ts";
import type { FrameworkReading } from "./read-framework-answer.ts";

/** Leaves of a persona's or a value proposition's list, quotes of a persona, leaves of a stage's list. */
const maxLeaves = 10;
const maxQuotes = 8;
const maxInStage = 5;
/** More are looked at than shown, as some stand in another list already. */
const lookAhead = 3;

/** Of what one person alone said, a list shows no more. */
const maxSingles = 3;

/**
 * Lines of several drawers, themes first, then by people; of as many people, in the order of the drawers. A persona is
 * a pattern over people: what one of them alone said is in a sketch only.
 */
function collect(gatherer: FrameworkGatherer, drawers: Drawer[], stage = ""): Line[] {
  const themes = drawers.flatMap((drawer) => gatherer.themes.list(nameDrawer(stage, drawer)));
  const lines = drawers.flatMap((drawer) =>
    gatherer.lines.list(nameDrawer(stage, drawer), maxLeaves * lookAhead),
  );
  const byPeople = (all: Line[]) => all.toSorted((a, b) => b.people - a.people);
  if (isSketch(gatherer.people)) return [...byPeople(themes), ...byPeople(lines)];
  const shared = [...byPeople(themes), ...byPeople(lines.filter(({ people }) => people > 1))];
  if (gatherer.kind === "persona") return shared;
  return [...shared, ...lines.filter(({ people }) => people < 2).slice(0, maxSingles)];
}

const maxDifferences = 3;

/** What the composite does not stand for. */
function noteDifferences({ themes, people }: FrameworkGatherer): string[] {
  const differing = isSketch(people) ? [] : themes.listDiffering().slice(0, maxDifferences);
  return differing.length === 0 ? [] : [`These people differ about: ${differing.join("; ")}.`];
}

/** Said where nothing is shared: a composite of nothing would be no one. */
const sharedOnly = "Each line was said by at least two people. What only one person said is left out.";
const tooDifferent = "Nothing was said by two of these people: they differ too much for one persona.";

/** Name, description and notes that any framework of these people has; none of it in anybody's words. */
function describeFramework(gatherer: FrameworkGatherer, madeBy: "built-in" | "model") {
  const { people, kind, plan, context } = gatherer;
  const count = formatPeople(people.people);
  const names = isSketch(people)
    ? {
        persona: `Sketch of ${count}`,
        customerJourney: `Sketch of the journey of ${count}`,
        valueProp: `Sketch of a value proposition for ${count}`,
      }
    : {
        persona: `Composite of ${count}`,
        customerJourney: `Journey of ${count}`,
        valueProp: `Value proposition for ${count}`,
      };
  const what = {
    persona: "Persona: what these people share, not any one of them",
    customerJourney:
      context.study.questions.length > 0
        ? "Customer journey in the order of the questions"
        : "Customer journey in the order of the times that people speak of",
    valueProp: "Value proposition: what they try to get done, what hurts, and what would help",
  };
  const notes = [...writeFrameworkNotes(people, madeBy), ...noteDifferences(gatherer)];
  if (kind === "customerJourney" && plan.grouped > 0) {
    notes.push(`The ${plan.grouped} questions were put together into ${plan.stages.length - 1} stages.`);
  }
  if (kind === "persona" && context.healthStudy && people.people > 0) {
    notes.push(
      `${people.diagnosed} of ${people.people} said of themselves that they have been diagnosed; nothing was inferred.`,
    );
  }
  return {
    name: names[kind],
    description: describeComposite(people, what[kind]),
    people: people.people,
    notes,
    madeBy,
  };
}

/** The persona of the sources gathered: a composite, with who they are as they told it. */
export function makePersona(gatherer: FrameworkGatherer): Persona {
  const picker = new LeafPicker();
  const take = (...drawers: Drawer[]) => picker.take(collect(gatherer, drawers), maxLeaves);
  // What hurts is taken first, so that a workaround that hurts stands among the challenges.
  const conflict = take("pain");
  const obstacles = take("barrier");
  const ideas = take("missing", "idea");
  const objective = take("need", "goal");
  const choices = take("decision", "workaround", "behavior");
  const head = describeFramework(gatherer, "built-in");
  const isEmpty = [conflict, obstacles, ideas, objective, choices].every((list) => list.length === 0);
  if (!isSketch(gatherer.people)) head.notes.unshift(isEmpty ? tooDifferent : sharedOnly);
  return {
    framework: "persona",
    ...head,
    attributes: describeAttributes(gatherer),
    choices: choices.map(({ text, evidence }) => ({ choice: text, evidence })),
    conflict: conflict.map(({ text, evidence }) => ({ conflict: text, evidence })),
    objective: objective.map(({ text, evidence }) => ({ goal: text, evidence })),
    obstacles: obstacles.map(({ text, evidence }) => ({ obstacle: text, evidence })),
    network: gatherer.network.list(),
    ideas: ideas.map(({ text, evidence }) => ({ idea: text, evidence })),
    quotes: gatherer.quotes.list(maxQuotes).map((one) => ({ quote: one.quote, evidence: [one] })),
  };
}

/** The journey: stages by question or by time, each with what people did, thought, felt, suffered and wished. */
function makeJourney(gatherer: FrameworkGatherer): CustomerJourney {
  const picker = new LeafPicker();
  const stages = gatherer.plan.stages.map(({ key, name }) => {
    const take = (...drawers: Drawer[]): Leaf[] => picker.take(collect(gatherer, drawers, key), maxInStage);
    const pains = take("pain", "barrier");
    const opportunities = take("missing", "idea", "need");
    const feelings = take("feeling", "success", "relief");
    const actions = take("decision", "workaround", "behavior", "action");
    return { stage: name, actions, thoughts: take("thought", "goal"), feelings, pains, opportunities };
  });
  const told = stages.filter(({ stage: _, ...lists }) =>
    Object.values(lists).some((list) => list.length > 0),
  );
  return { framework: "customerJourney", ...describeFramework(gatherer, "built-in"), stages: told };
}

/** The value proposition: jobs, pains and gains, and what eases the pains or would make the gains. */
function makeValueProp(gatherer: FrameworkGatherer): ValueProp {
  const picker = new LeafPicker();
  const take = (...drawers: Drawer[]) => picker.take(collect(gatherer, drawers), maxLeaves);
  const pains = take("pain", "barrier");
  const creators = take("missing", "idea");
  // Whole statements before names of features, so that a gain is not told by its noun alone.
  const gains = take("success", "delight");
  const relievers = take("relief", "workaround", "preferred");
  const jobs = take("goal", "need", "behavior");
  return {
    framework: "valueProp",
    ...describeFramework(gatherer, "built-in"),
    jobs,
    pains,
    gains,
    relievers,
    creators,
  };
}

/** The framework of what was gathered. Deterministic; every leaf and quote rests on verified evidence. */
export function makeGathered(gatherer: FrameworkGatherer): FrameworkResult {
  if (gatherer.kind === "persona") return makePersona(gatherer);
  return gatherer.kind === "customerJourney" ? makeJourney(gatherer) : makeValueProp(gatherer);
}

/**
 * The framework of what was gathered with the lists as a model gave them. Who these people are, how many, and what it
 * is called are told by us, never by the model.
 */
export function makeFromReading(
  gatherer: FrameworkGatherer,
  { lists, dropped }: FrameworkReading,
): FrameworkResult {
  const head = describeFramework(gatherer, "model");
  if (dropped > 0) {
    head.notes.push(
      `${dropped} ${dropped === 1 ? "line" : "lines"} of the model named no quote to rest on, or repeated another, and ${dropped === 1 ? "was" : "were"} left out.`,
    );
  }
  if (lists.framework === "persona") return { ...head, attributes: describeAttributes(gatherer), ...lists };
  return lists.framework === "customerJourney" ? { ...head, ...lists } : { ...head, ...lists };
}

/** Makes a framework of sources with the built-in coder. */
export function makeFramework(
  kind: FrameworkKind,
  sources: Iterable<Source>,
  context: FrameworkContext,
): FrameworkResult {
  const gatherer = new FrameworkGatherer(kind, context);
  for (const source of sources) gatherer.add(source);
  return makeGathered(gatherer);
}

/** Age, place and profession as participants gave them, with how many of them; empty where nobody did. */
function describeAttributes({ people, context }: FrameworkGatherer): Persona["attributes"] {
  return {
    age: people.ages.tell(people.people),
    location: people.locations.tell(people.people),
    profession: people.occupations.tell(people.people),
    ...(context.healthStudy ? { diagnosis: people.diagnosed > 0 } : {}),
  };
}
