import type { PracticeCase } from "#interviewer/practice/practice-case.ts";

const minLetters = 5;

/** What somebody asks about an area who only ever asks what a word answers. */
export function askClosed({ nodes }: PracticeCase["areas"][number]): string[] {
  const words = nodes.map(({ asks: [ask = ""] }) => ask.replace(/\W+$/u, "").split(" ").at(-1) ?? "");
  const [first = "it", second = first, third = first] = words.filter((word) => word.length >= minLetters);
  return [
    `Is ${first} important to you?`,
    `Do you like ${second}?`,
    `Was ${third} a problem?`,
    "Does that happen often?",
  ];
}
