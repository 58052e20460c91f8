export type Content = string | Buffer;

export function makeForm(
  files: [name: string, content: Content][],
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) {
    form.append(
      "transcripts",
      new Blob([typeof content === "string" ? content : new Uint8Array(content)]),
      name,
    );
  }
  return form;
}

/** A talk of two, four turns. */
export const talk = `Interviewer: How do you plan your week?
Ana: I write a list on Sunday, and most of it is done by Wednesday.
Interviewer: What happens to the rest?
Ana: It moves to the next week, which annoys me.`;
