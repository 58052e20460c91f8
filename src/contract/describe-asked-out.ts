/** How many answers to a question were left out; never whose. */
export function describeAskedOut(answers: number): string {
  return `Left out as they asked: ${answers} ${answers === 1 ? "answer" : "answers"}`;
}
