/** One finding of the analysed sample, for those who have no account yet: a test holds it to the analysis. */
export const sampleFinding = {
  text: "Officially everything's on Teams but the quick stuff is in our WhatsApp group, if I'm honest",
  people: 4,
  asked: 12,
  quotes: [
    {
      quote:
        "Officially nothing about patients goes anywhere else, but quick things go on WhatsApp because it works in a basement.",
      speaker: "P-08",
      ageRange: "35-50",
    },
    { quote: "Officially they don't have WhatsApp.", speaker: "P-12", ageRange: "35-50" },
  ],
};
