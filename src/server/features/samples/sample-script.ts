/** The interview that every new account finds, and that visitors of the landing page can try. */
export const sampleScript = {
  name: "Sample: remote work tools",
  introduction:
    "Thank you for taking part. We would like to hear how you work together with people who are somewhere else, and what helps or hinders you. There are no right or wrong answers.",
  objective:
    "Understand how people work together at a distance, which tools they use, what goes wrong and what they do about it.",
  topics: ["Everyday work at a distance", "Tools", "Problems and workarounds", "Wishes"],
  questions: [
    "How does a usual working day with colleagues who are somewhere else look for you?",
    "Which tools did you use the last time you worked on something together with others?",
    "Tell me about the last time that working together at a distance was difficult.",
    "What do you do when a tool gets in your way?",
    "How do you find out what was decided when you were not there?",
    "What would you change about the tools that you use?",
  ],
};
