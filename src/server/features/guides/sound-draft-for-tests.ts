/** A question as a language model writes it; `covers` names parts of the objective by index. */
export const makeDraftQuestion = (text: string, covers: number[], depth = "normal") => ({
  ...{ text, covers, depth },
  aim: "What happened, by one occasion.",
  helpText: "Whatever you remember of it.",
});

export const studyOfDraft = {
  objective: "Learn why people cancel their bike subscription and what would have kept them",
  targetAudience: "People who cancelled in the last three months",
};

/** A model's draft for that study with nothing wrong with it. */
export const soundDraft = {
  unclear: null,
  parts: ["why people cancel", "what would have kept them"],
  idea: null,
  name: "Leaving the bike plan",
  title: "Your time with the bikes",
  introduction:
    "Thank you for taking part. We would like to hear how you used the bikes and how that came to an end. There are no right or wrong answers.",
  topics: ["Using it", "Leaving", "Now"],
  questions: [
    makeDraftQuestion("How did you get around before you had the bike?", [], "light"),
    makeDraftQuestion("Please walk me through the last time you used the bike.", [0]),
    makeDraftQuestion("What led up to the day you cancelled?", [0], "deep"),
    makeDraftQuestion("What had you tried before it came to that?", [1], "deep"),
    makeDraftQuestion("How do you get around today?", []),
    makeDraftQuestion("What did we not ask about that matters to you?", [], "light"),
  ],
  note: null,
};
