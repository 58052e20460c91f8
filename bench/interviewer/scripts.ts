import type { Guide, GuideQuestion } from "#interviewer/guide.ts";

/** The scripts of the benchmark, one for each topic of the simulated people. */
interface TopicScript {
  topic: string;
  introduction: string;
  objective: string;
  topics: string[];
  questions: string[];
}

const scripts: TopicScript[] = [
  {
    topic: "remote work tools",
    introduction:
      "Welcome. We would like to learn how people work with others from a distance and which tools come into it.",
    objective: "Find out which remote collaboration troubles cost teams enough time to pay for a remedy",
    topics: ["tools in daily use", "handovers", "difficulties", "workarounds"],
    questions: [
      "To start, what does a typical day of remote work look like for you?",
      "Please walk me through the last time you worked on something remotely with others.",
      "Which remote work tools do you use in a normal week?",
      "What, if anything, has been difficult about your remote work tools?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about your remote work tools?",
    ],
  },
  {
    topic: "grocery shopping",
    introduction: "Welcome. We would like to learn how people do their grocery shopping.",
    objective: "Understand what makes households change where and how they buy their food",
    topics: ["habits", "last trip", "shops and apps", "troubles"],
    questions: [
      "To start, please describe how your grocery shopping usually goes.",
      "Please walk me through the last time you went grocery shopping.",
      "Which shops or services do you use for your grocery shopping?",
      "What, if anything, has been difficult about grocery shopping?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about grocery shopping?",
    ],
  },
  {
    topic: "meal planning",
    introduction: "Welcome. We would like to learn how people decide what to eat.",
    objective: "Learn where meal plans break down in busy households",
    topics: ["routine", "last plan", "help used", "what goes wrong"],
    questions: [
      "To start, what does meal planning look like in a normal week for you?",
      "Please walk me through the last time you did some meal planning.",
      "Which tools or sources do you use for meal planning?",
      "What, if anything, has been difficult about meal planning?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about meal planning?",
    ],
  },
  {
    topic: "personal finance apps",
    introduction: "Welcome. We would like to learn how people keep an eye on their money.",
    objective: "See what makes people trust a money app or leave it",
    topics: ["habits", "apps", "worries", "wishes"],
    questions: [
      "To start, please describe how you usually keep track of your personal finance.",
      "Please walk me through the last time you looked into your personal finance.",
      "Which personal finance apps do you use in a normal month?",
      "What, if anything, has been difficult about personal finance apps?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about personal finance apps?",
    ],
  },
  {
    topic: "public transport",
    introduction: "Welcome. We would like to learn how people get about by public transport.",
    objective: "Learn which failures of public transport move people back into their cars",
    topics: ["journeys", "last trip", "planning", "disruptions"],
    questions: [
      "To start, what does a typical journey by public transport look like for you?",
      "Please walk me through the last time you travelled by public transport.",
      "Which apps or services do you use for public transport?",
      "What, if anything, has been difficult about public transport?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about public transport?",
    ],
  },
  {
    topic: "online learning",
    introduction: "Welcome. We would like to learn how people study online.",
    objective: "Find out why people give up on courses that they have paid for",
    topics: ["habits", "last session", "platforms", "giving up"],
    questions: [
      "To start, what does a normal week of online learning look like for you?",
      "Please walk me through the last time you sat down for some online learning.",
      "Which tools or platforms do you use for online learning?",
      "What, if anything, has been difficult about online learning?",
      "When something gets in the way, what do you do about it?",
      "What, if anything, do you wish were different about online learning?",
    ],
  },
];

export const scriptTopics: readonly string[] = scripts.map((script) => script.topic);

/** The third question is followed up lightly, the fourth is of high priority and the last of low; the rest is ordinary. */
function makeQuestion(text: string, index: number): GuideQuestion {
  return {
    id: `q${index + 1}`,
    text,
    priority: index === 3 ? "high" : index === 5 ? "low" : "normal",
    depth: index === 2 ? "light" : "deep",
    exactWording: index === 1,
  };
}

/** The script of a topic as a guide. @throws when the benchmark has no script on it */
export function getScript(topic: string, minutes: number): Guide {
  const script = scripts.find((one) => one.topic === topic);
  if (script === undefined) throw new Error(`There is no benchmark script about ${topic}.`);
  return {
    introduction: script.introduction,
    objective: script.objective,
    topics: script.topics,
    questions: script.questions.map(makeQuestion),
    language: "en",
    minutes,
    facts: {
      organization: "Northbank Research",
      interviewName: script.topic,
      contact: "study@northbank.example",
      supportLine: "Lifeline 116 123",
      retentionDays: 90,
      incentive: true,
    },
    earlyCodeShare: 0.5,
  };
}
