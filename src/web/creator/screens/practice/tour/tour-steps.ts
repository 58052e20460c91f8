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
    title: "Meet somebody",
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
    text: "A question that yes or no answers ends there. One that begins with how, what or “tell me about” gets you a story.",
    lines: [
      { speaker: "you", text: "Do you cook on weekdays?", shows: "worse" },
      { speaker: "they", text: "Yes, mostly." },
      { speaker: "you", text: "How do your evenings go when you cook?", shows: "better" },
      { speaker: "they", text: "I come home at six, look into the fridge, and then it gets interesting…" },
    ],
  },
  {
    title: "Ask what happened, not what would",
    text: "People guess badly about themselves. The last time it happened they can tell you step by step.",
    lines: [
      { speaker: "you", text: "Would you use a meal box?", shows: "worse" },
      { speaker: "they", text: "Probably, yes." },
      { speaker: "you", text: "Tell me about the last time you ordered food instead.", shows: "better" },
      { speaker: "they", text: "That was Thursday. I had planned a curry, but I got home late again." },
    ],
  },
  {
    title: "One thing at a time, and no hints",
    text: "Of two questions at once only half is answered. And people who hear the answer in your question tend to agree with it.",
    lines: [
      { speaker: "you", text: "Isn't planning the worst part, and do you use an app?", shows: "worse" },
      { speaker: "they", text: "Yes, I suppose so." },
      { speaker: "you", text: "What is the hardest part of it?", shows: "better" },
      { speaker: "they", text: "Honestly, it is not the cooking. It is deciding." },
    ],
  },
  {
    title: "Follow the cue",
    text: "Some answers hint at more. Pick up the person's own words and ask on before you go to your next question.",
    lines: [
      { speaker: "they", text: "It was one of those evenings again." },
      { speaker: "you", text: "“One of those evenings”: what happens on them?", shows: "better" },
      {
        speaker: "they",
        text: "I stand there for twenty minutes, and then the children eat cereal. I tell nobody.",
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
