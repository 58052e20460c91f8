import type { ClosedCount } from "./closed-counts.ts";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** "7 of 9 people asked chose an option; 1 answered in other words; 1 gave no answer; 3 didn't get to it." */
export function describeClosed(count: ClosedCount): string {
  const { kind, asked, answered, otherWords, noAnswer, askedOut, notReached, notConcerned } = count;
  const verb = {
    choice: "chose an option",
    several: "chose one or more",
    scale: "gave a number",
    ranking: "put them in order",
  };
  const parts = [
    `${answered} of ${people(asked)} asked ${verb[kind]}`,
    ...(otherWords > 0 ? [`${otherWords} answered in other words`] : []),
    ...(noAnswer > 0 ? [`${noAnswer} gave no answer`] : []),
    ...(askedOut > 0 ? [`${askedOut} left out as they asked`] : []),
    ...(notReached > 0 ? [`${notReached} didn't get to it`] : []),
    ...(notConcerned > 0 ? [`${notConcerned} weren't asked, as it doesn't concern them`] : []),
  ];
  return `${parts.join("; ")}.`;
}

/** An option with its count, as tables name it; of a ranking with its mean place. */
export function nameOption({ name, meanPlace }: ClosedCount["options"][number]): string {
  return meanPlace === null ? name : `${name} (mean place ${meanPlace.toFixed(1)})`;
}
