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

/** About a thousand bytes that draw 60 × 60 × 60 texts: reading them takes all the time that a file may have. */
export function makeSlowPdf(): Buffer {
  const form = (number: number, content: string, uses: string) =>
    `${number} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${uses}>>/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
  const sixty = (name: string) => `/${name} Do `.repeat(60);
  const font = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";
  const objects = [
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>endobj\n",
    `4 0 obj<</Length ${sixty("A").length}>>stream\n${sixty("A")}\nendstream endobj\n`,
    form(5, sixty("B"), "/XObject<</B 6 0 R>>"),
    form(6, sixty("C"), "/XObject<</C 7 0 R>>"),
    form(7, "BT /F 1 Tf (word) Tj ET", font),
  ];
  let at = "%PDF-1.4\n".length;
  const offsets = objects.map((object) => {
    const start = at;
    at += object.length;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  return Buffer.from(
    `%PDF-1.4\n${objects.join("")}xref\n0 8\n0000000000 65535 f \n${offsets.join("")}trailer<</Size 8/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`,
  );
}
