/** The JSON object in what a model wrote: its thoughts and a code fence around it are left out. */
export function readJsonAnswer(written: string): unknown {
  const answer = written.replace(/<think>[\s\S]*?<\/think>/gu, "");
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from === -1 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
