import type { HiddenInsight, Interviewee, StoryPart } from "../interviewee.ts";
import type { IntervieweeReply } from "../interviewee-reply.ts";

/** A person whose story is short enough to be read in a test. */

const insight = (id: string, part: StoryPart, text: string, cue: string): HiddenInsight => ({
  ...{ id, part, text, cue, about: part, wouldHaveAsked: "What happened then?" },
});

const passage = (say: string, more = "", short = "It depends.") => ({ say, more, short });

export const nadia: Interviewee = {
  seed: 7,
  topic: "booking train tickets",
  language: "en",
  traits: { verbosity: 1, knowledge: 1, memory: 1, reflexivity: 1, disclosure: 1, understanding: 1 },
  profile: {
    pseudonym: "Nadia",
    ageRange: "35-50",
    occupation: "Nurse",
    location: "Ireland",
    townCity: "Galway",
  },
  story: {
    person: passage("I work shifts at a hospital and live with my brother Owen."),
    routine: passage("I book tickets on my phone, mostly on Sunday evening.", "It takes me ten minutes."),
    last: passage(
      "The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one.",
    ),
    problem: passage("The app logs me out while I pay."),
    workaround: passage("I keep screenshots of every ticket in a folder."),
    feeling: passage("It makes me tense before every journey."),
    contradiction: passage("I said that I always book on my phone. At home I use the laptop."),
    wish: passage("I would like one page with all my tickets."),
  },
  insights: [
    insight(
      "i1",
      "problem",
      "I once paid twice for the same seat and never asked for the money back because the form wanted a receipt.",
      "There was one payment that still bothers me.",
    ),
    insight(
      "i2",
      "workaround",
      "My brother buys the tickets with his card and I pay him in groceries.",
      "I have an arrangement for the expensive ones.",
    ),
  ],
};

/** Plans of answers, as the built-in wording says them. */
export const plans: Record<"last" | "told" | "no" | "cue" | "agrees", IntervieweeReply> = {
  last: {
    text: "The last time was on Tuesday. I spent 40 minutes looking for a seat and did not find one.",
    notes: { manner: "open", part: "last", told: [], cues: [] },
  },
  told: {
    text: "Right, that. I once paid twice for the same seat and never asked for the money back because the form wanted a receipt.",
    notes: { manner: "open", part: "problem", told: ["i1"], cues: [] },
  },
  cue: {
    text: "The app logs me out while I pay. There was one payment that still bothers me.",
    notes: { manner: "open", part: "problem", told: [], cues: ["i1"] },
  },
  no: { text: "No, not really.", notes: { manner: "closed", part: "problem", told: [], cues: [] } },
  agrees: {
    text: "Yes, I suppose the app is great.",
    notes: { manner: "leading", part: "problem", told: [], cues: [] },
  },
};
