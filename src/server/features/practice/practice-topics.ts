/** Offered to everybody: what most people can be asked about without thinking of their work. */
export const generalTopics = [
  "Planning the meals of a week",
  "Getting to work and back",
  "Booking a trip",
  "Keeping track of money",
  "Learning something new as an adult",
  "Seeing a doctor",
  "Working from home",
  "Sport and staying fit",
];
const mostOwnTopics = 12;
const longestObjective = 160;

interface Script {
  topics: string[];
  objective: string;
}

/** Topics of one's own scripts, then what they want to learn, then the general ones; each once. */
export function suggestTopics(scripts: readonly Script[]): string[] {
  const own = [
    ...scripts.flatMap(({ topics }) => topics),
    // A long objective is no topic that anybody would pick from a list.
    ...scripts.map(({ objective }) => objective).filter((text) => text.length <= longestObjective),
  ];
  const seen = new Map<string, string>();
  for (const topic of own.map((text) => text.trim().replace(/\s+/gu, " "))) {
    const key = topic.toLowerCase();
    if (topic !== "" && topic.length <= longestObjective && !seen.has(key)) seen.set(key, topic);
  }
  const chosen = [...seen.values()].slice(0, mostOwnTopics);
  const known = new Set(chosen.map((topic) => topic.toLowerCase()));
  return [...chosen, ...generalTopics.filter((topic) => !known.has(topic.toLowerCase()))];
}
