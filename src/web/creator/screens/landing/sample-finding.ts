/** One finding of the analysed sample, for those who have no account yet: a test holds it to the analysis. */
export const sampleFinding = {
  text: "I block two quiet hours from eight, no messages, no mail",
  people: 5,
  asked: 10,
  quotes: [
    {
      quote: "I'm on by seven for a quiet hour, sourcing and writing, before the messages start.",
      speaker: "P-10",
      ageRange: "25-34",
    },
    {
      quote: "I log on about half seven because that's my quiet hour before the messages start.",
      speaker: "P-01",
      ageRange: "50-65",
    },
  ],
};
