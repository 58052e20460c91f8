/** What good interviewing does, in six steps with one worked example: an interview about cooking on weekdays. */

export interface TourLine {
  speaker: "you" | "they";
  text: string;
  /** Whether the line shows what to do or what to leave. */
  shows?: "better" | "worse";
}

export interface TourStep {
  title: string;
  text: string;
  lines: TourLine[];
}

export const tourSteps: TourStep[] = [
  {
    title: "Meet someone",
    text: "You interview a made-up person. They have a job, a home, a problem they have found a way around, and six insights that they share only when you ask well. Say the topic is cooking on weekdays.",
    lines: [
      {
        speaker: "you",
        text: "Hi, thanks for your time. Could you tell me a little about yourself?",
      },
      { speaker: "they", text: "Sure. I work shifts at a clinic, and there are four of us at home." },
    ],
  },
  {
    title: "Ask openly",
    text: "A yes-or-no question stops there. One that starts with how, what or “tell me about” gets you a story.",
    lines: [
      { speaker: "you", text: "Do you cook on weekdays?", shows: "worse" },
      { speaker: "they", text: "Yes, mostly." },
      { speaker: "you", text: "How do your evenings go when you cook?", shows: "better" },
      { speaker: "they", text: "I get home at six, look in the fridge, and then it gets interesting…" },
    ],
  },
  {
    title: "Ask what happened, not what would",
    text: "People are bad at predicting themselves, but they can walk you through the last time it happened.",
    lines: [
      { speaker: "you", text: "Would you use a meal box?", shows: "worse" },
      { speaker: "they", text: "Probably, yes." },
      { speaker: "you", text: "Tell me about the last time you ordered food instead.", shows: "better" },
      { speaker: "they", text: "That was Thursday. I had planned a curry, but I got home late again." },
    ],
  },
  {
    title: "One thing at a time, and don't lead",
    text: "Ask two questions at once and you'll get half an answer. And if your question suggests an answer, people tend to agree with it.",
    lines: [
      { speaker: "you", text: "Isn't planning the worst part, and do you use an app?", shows: "worse" },
      { speaker: "they", text: "Yes, I suppose so." },
      { speaker: "you", text: "What is the hardest part of it?", shows: "better" },
      { speaker: "they", text: "Honestly, it's not the cooking. It's deciding." },
    ],
  },
  {
    title: "Follow the cue",
    text: "Some answers hint at more. Pick up the person's own words and dig deeper before your next question.",
    lines: [
      { speaker: "they", text: "It was one of those evenings again." },
      { speaker: "you", text: "What happens on one of those evenings?", shows: "better" },
      {
        speaker: "they",
        text: "I stand there for twenty minutes, and then the kids get cereal. I don't tell anyone.",
      },
    ],
  },
  {
    title: "Say little, then look back",
    text: "“Mm-hm” or a short pause often brings the rest. When you end the practice, the debrief shows what you found, the moments worth another look, and a question that would have opened each.",
    lines: [
      { speaker: "you", text: "Mm-hm.", shows: "better" },
      {
        speaker: "they",
        text: "So now I keep a list on the fridge door, with three dinners that always work.",
      },
    ],
  },
];
