import type { Aspect } from "./aspect.ts";
import type { Audience } from "./audience.ts";
import { upperFirst } from "./english.ts";
import type { ObjectiveParts } from "./objective.ts";
import { listFaults } from "./question-rules.ts";
import { countWords, listWords } from "./sentences.ts";

export interface DraftQuestion {
  text: string;
  /** For the creator: what it is to find out. */
  aim: string;
  /** For the participant who asks what is meant. */
  helpText: string;
}

const maximumGeneratedWords = 25;
const maximumExtras = 2;

/** "cancelling your subscription" said of a group: "their". */
export function nameForOthers(subject: string): string {
  return subject.replace(/\byour\b/g, "their").replace(/\byou\b/g, "them");
}

export function joinNames(names: string[], word: string): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

function isDoing({ subject, activity }: Aspect): boolean {
  return activity !== null && subject === activity.gerund;
}

function experienceOf(aspect: Aspect): string {
  return `experience ${isDoing(aspect) ? "of" : "with"} ${aspect.subject}`;
}

function askBackground(main: Aspect, audience: Audience): DraftQuestion[] {
  const question = `how would you describe your ${experienceOf(main)} so far?`;
  const plain = `To start, ${question}`;
  const texts = audience.one === null ? [plain] : [`To start, as ${audience.one}, ${question}`, plain];
  const helpText = "In a few sentences, tell us what this has been like for you up to now.";
  return [
    ...texts.map((text) => ({
      text,
      aim: `How people describe their ${nameForOthers(experienceOf(main))}, before they are asked for details.`,
      helpText,
    })),
    {
      text: "To start, how does this topic come up in your life?",
      aim: "How this topic comes up in people's lives.",
      helpText: "In a few sentences, tell us when and where you have to do with this.",
    },
  ];
}

function askLastOccasion({ subject, activity }: Aspect): DraftQuestion[] {
  const recent = `Thinking of your most recent experience with ${subject}, what happened?`;
  const plain = "Thinking of the last time this came up for you, what happened?";
  const notes = {
    aim: "What really happened on one recent occasion, rather than how it usually goes.",
    helpText:
      "Think of the last time, even if nothing special happened. Tell us how it began, what came next and how it ended.",
  };
  const asOccasion = (texts: string[]) => [...texts, plain].map((text) => ({ text, ...notes }));
  if (activity === null) return asOccasion([recent]);
  if (activity.negative)
    return asOccasion([`Thinking of the last time ${subject} came up for you, what happened?`]);
  if (activity.stative) {
    if (subject !== activity.gerund) return asOccasion([recent]);
    const onADay = {
      text: `Thinking of a recent day, what part did ${subject} play in it?`,
      aim: "Where this shows on one particular day, rather than in general.",
      helpText:
        "Pick any day that you remember well. Tell us where this came into it, however small a part it had.",
    };
    return [onADay, ...asOccasion([])];
  }
  return asOccasion([
    `Please walk me through the last time you ${activity.past}, from start to finish.`,
    `Please walk me through the last time you ${activity.past}.`,
    recent,
  ]);
}

/** About something that the objective names, by the question that it asks itself where it asks one. */
function askAbout(aspect: Aspect, question = aspect.question): DraftQuestion {
  return {
    text: question ?? `What has your ${experienceOf(aspect)} been like?`,
    aim: `What people do and think when it comes to ${nameForOthers(aspect.subject)}, with examples.`,
    helpText: "Tell us what comes to mind from your own life. One example is enough.",
  };
}

function askFocus({ focus, main }: ObjectiveParts): DraftQuestion {
  const { subject } = main;
  const doing = isDoing(main);
  switch (focus) {
    case "price":
      return {
        text: "How do you decide what something like this is worth to you?",
        aim: "How people judge whether a price is fair, and what they compare it with.",
        helpText:
          "Think of a time when you paid, or decided not to pay, for something like this. Tell us what went through your mind.",
      };
    case "reasons":
      return {
        text: doing
          ? `What usually leads up to ${subject}?`
          : `What lies behind the choices you have made about ${subject}?`,
        aim: "The reasons and circumstances behind what people do.",
        helpText: "Tell us what was going on at the time, and what made the difference for you.",
      };
    case "evaluation":
      return {
        text: `What stood out to you about ${subject}, if anything?`,
        aim: "What people notice without being prompted, good or bad.",
        helpText: "Tell us whatever has stayed in your mind, big or small, good or bad.",
      };
    case "decision":
      return {
        text: doing
          ? `What do you weigh up when ${subject}?`
          : `How do you choose when it comes to ${subject}?`,
        aim: "What people weigh up when they decide, and what settles it.",
        helpText:
          "Think of a time when you had to decide. Tell us what you looked at and what settled it in the end.",
      };
    case "views":
      return {
        text: `What comes to mind first when you think about ${subject}?`,
        aim: "What people think of first, without being prompted.",
        helpText: "Just tell us the first things you think of. Nothing is too small or too obvious.",
      };
    case "none":
      return doing
        ? {
            text: `How do you usually go about ${subject}?`,
            aim: "How people usually do this, from beginning to end.",
            helpText: "Take us through it the way you usually do it, from beginning to end.",
          }
        : {
            text: `What matters most to you when it comes to ${subject}?`,
            aim: "What people care about most, and why.",
            helpText: "Tell us what you care about most here, and what makes it matter to you.",
          };
  }
}

function hasBeen(subject: string): string {
  const head = subject.split(/ (?:of|in|on|for|with|at|from) /)[0] ?? subject;
  return /(?: and |[^sui]s$)/.test(head) && !/^\w+ing\b/.test(head) ? "have" : "has";
}

function askEffect({ subject, effectOn }: Aspect): DraftQuestion[] {
  if (effectOn === null) return [];
  const made = `${hasBeen(subject)} ${subject} made to ${effectOn}`;
  return [
    {
      text: `What difference, if any, ${made}?`,
      aim: nameForOthers(`What difference ${subject} ${hasBeen(subject)} made to ${effectOn}, if any.`),
      helpText:
        "Tell us about any change that you have noticed, for better or worse. If there was none, just say so.",
    },
  ];
}

function askProducts(products: string[]): DraftQuestion[] {
  if (products.length === 0) return [];
  const names = joinNames(products, "or");
  return [
    {
      text: `What experience, if any, do you have with ${names}?`,
      aim: `Whether people know ${names} from experience, and what that has been like.`,
      helpText: `Tell us whether you have ever used ${products.length > 1 ? "any of these" : "this"}, and how it went. It is fine if you have not.`,
    },
  ];
}

/** What this objective asks for beyond the five questions that every interview has. */
function listExtras(parts: ObjectiveParts): DraftQuestion[] {
  const { main, aspects, products } = parts;
  const product = askProducts(products.filter((name) => !main.subject.includes(name)));
  const further = [...askEffect(main), ...aspects.map((aspect) => askAbout(aspect))];
  const own =
    further.length + product.length >= maximumExtras || main.question === null ? [] : [askAbout(main)];
  const asked = [...own, ...further];
  const chosen = [...asked.slice(0, maximumExtras - product.length), ...product];
  const focus =
    chosen.length < maximumExtras &&
    (chosen.length === 0 || parts.focus !== "none") &&
    !main.activity?.negative
      ? [askFocus(parts)]
      : [];
  return [...chosen, ...focus];
}

function passes({ text }: DraftQuestion): boolean {
  return countWords(text) <= maximumGeneratedWords && listFaults(text).length === 0;
}

/** The first wording that keeps every rule of the checker; the plain last one always does. */
function chooseWording(wordings: DraftQuestion[]): DraftQuestion[] {
  const worded = wordings.map((wording) => ({ ...wording, text: upperFirst(wording.text) }));
  return [worded.find(passes) ?? worded.at(-1)].filter((one) => one !== undefined);
}

/** The same question about the subject, else about "this". */
function askAboutSubject(subject: string, text: string, notes: Omit<DraftQuestion, "text">): DraftQuestion[] {
  return chooseWording([subject, "this"].map((about) => ({ text: `${text} ${about}?`, ...notes })));
}

/** Background, last occasion, what the objective names, difficulties, ways around them, wishes. */
export function draftQuestions(parts: ObjectiveParts, audience: Audience): DraftQuestion[] {
  const { main } = parts;
  const questions = [
    ...chooseWording(askBackground(main, audience)),
    ...chooseWording(askLastOccasion(main)),
    ...listExtras(parts).filter(passes),
    ...askAboutSubject(main.subject, "What, if anything, has been difficult about", {
      aim: "What gets in people's way, with an occasion when it did.",
      helpText:
        "Think of a moment that was harder or took longer than it should have. If there was none, just say so.",
    }),
    {
      text: "When something gets in the way, what do you do about it?",
      aim: "How people get around difficulties, including ways of their own.",
      helpText: "Tell us what you did the last time something did not go as planned.",
    },
    ...askAboutSubject(main.subject, "What, if anything, do you wish were different about", {
      aim: "What people would change, and what that would do for them.",
      helpText: "If you could change one thing about this, tell us what it would be. Small things count too.",
    }),
  ];
  return withoutRepeats(questions);
}

/** Two wordings of the same words would be one question asked twice. */
function withoutRepeats(questions: DraftQuestion[]): DraftQuestion[] {
  const byWords = new Map<string, DraftQuestion>();
  for (const question of questions) {
    const words = listWords(question.text.toLowerCase()).join(" ");
    if (!byWords.has(words)) byWords.set(words, question);
  }
  return [...byWords.values()];
}
