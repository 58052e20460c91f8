import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { AppError } from "../../../app-error.ts";
import { makeDocx, makePdf, makeZip } from "./files-for-tests.ts";
import { readScriptFile } from "./script-file.ts";

const lines = [
  "Introduction",
  "Thank you for taking part.",
  "Objective",
  "Understand how people shop.",
  "Questions",
  "1. How do you plan your shopping?",
  "2. What happened the last time you shopped?",
];
const questions = ["How do you plan your shopping?", "What happened the last time you shopped?"];

async function refusalOf(name: string, bytes: Buffer): Promise<{ code: string; error: string }> {
  const outcome = await readScriptFile({ name, bytes }).catch((error: unknown) => error);
  if (!(outcome instanceof AppError)) throw new Error(`${name} was not refused`);
  return { code: outcome.code, error: outcome.message };
}

const readable: [string, Buffer][] = [
  ["a Word document", makeDocx(lines)],
  ["a PDF", makePdf(lines)],
  ["plain text", Buffer.from(lines.join("\n"))],
  ["text with a byte order mark and Windows line ends", Buffer.from(`\ufeff${lines.join("\r\n")}`)],
  ["UTF-16 with its mark", Buffer.from(`\ufeff${lines.join("\n")}`, "utf16le")],
  ["UTF-16 without its mark", Buffer.from(lines.join("\n"), "utf16le")],
  ["big-endian UTF-16", Buffer.from(`\ufeff${lines.join("\n")}`, "utf16le").swap16()],
];

test.each(readable)("the questions of %s become a draft", async (_, bytes) => {
  const draft = await readScriptFile({ name: "script", bytes });
  expect(draft.questions).toEqual(questions);
  expect(draft.introduction).toContain("Thank you for taking part.");
  expect(draft.objective).toBe("Understand how people shop.");
  expect(draft.madeBy).toBe("file");
});

test("text in Latin-1 keeps its accents", async () => {
  const draft = await readScriptFile({
    name: "a.txt",
    bytes: Buffer.from("Comment ça va à l'école ?", "latin1"),
  });
  expect(draft.questions).toEqual(["Comment ça va à l'école ?"]);
});

test("a file is told by its content, not by its name", async () => {
  const draft = await readScriptFile({ name: "script.pdf", bytes: makeDocx(lines) });
  expect(draft.questions).toEqual(questions);
  const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200), Buffer.from([1, 2, 3, 255])]);
  expect(await refusalOf("script.txt", program)).toEqual({
    code: "unsupported_file",
    error: "Unsupported file type: script.txt",
  });
});

test.each([
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["a zip that is no Word document", makeZip([{ name: "a.txt", content: Buffer.from("How are you?") }])],
  ["an old Word document", Buffer.from("d0cf11e0a1b11ae1000000000000", "hex")],
  ["rich text", Buffer.from("{\\rtf1 How are you?}")],
  ["packed bytes", deflateRawSync(Buffer.from(lines.join("\n")))],
])("%s is refused by its type", async (_, bytes) => {
  expect((await refusalOf("x.exe", bytes)).code).toBe("unsupported_file");
});

test("a file without any text could not be read", async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from(" \n\t\n"), makeDocx([]), makePdf([])]) {
    expect(await refusalOf("empty.docx", bytes)).toEqual({
      code: "script_unreadable",
      error: "The script could not be read: empty.docx holds no text.",
    });
  }
});

test("a Word document that unpacks to far more than a script is refused", async () => {
  const bomb = makeDocx([], "", [{ name: "word/styles.xml", content: Buffer.alloc(100_000_000, " ") }]);
  expect(bomb.length).toBeLessThan(200_000);
  const refusal = await refusalOf("bomb.docx", bomb);
  expect(refusal.error).toBe("The script could not be read: bomb.docx expands to too much text.");
});

test("a Word document that lies about its unpacked size is refused too", async () => {
  const lie = { name: "word/styles.xml", content: Buffer.alloc(50_000_000, " "), claimedSize: 100 };
  expect((await refusalOf("liar.docx", makeDocx(lines, "", [lie]))).error).toContain("too much text");
});

test("a PDF that unpacks to gigabytes is refused, and the next file is read", async () => {
  const bomb = makePdf([], 3_000);
  expect(bomb.length).toBeLessThan(5_000_000);
  expect((await refusalOf("bomb.pdf", bomb)).code).toBe("script_unreadable");
  expect((await readScriptFile({ name: "next.pdf", bytes: makePdf(lines) })).questions).toEqual(questions);
});

test("entities of a document are not expanded", async () => {
  const laughs = `<!DOCTYPE w:document [<!ENTITY a "lol lol lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const outcome = await readScriptFile({
    name: "x.docx",
    bytes: makeDocx(["&b; &f; How are you?"], laughs),
  }).catch((error: unknown) => error);
  expect(JSON.stringify(outcome)).not.toMatch(/lol lol|root:/);
});

test.each([
  ["cut at its end", (file: Buffer) => file.subarray(0, file.length - 30)],
  ["changed in its middle", (file: Buffer) => Buffer.from(file).fill(7, file.length / 3, file.length / 2)],
])("a Word document %s is refused in words", async (_, damage) => {
  const refusal = await refusalOf("broken.docx", damage(makeDocx(lines)));
  expect(refusal).toEqual({
    code: "script_unreadable",
    error: "The script could not be read: broken.docx is damaged or protected.",
  });
});

test("more than two megabytes of text is too much for a script", async () => {
  const refusal = await refusalOf("long.txt", Buffer.alloc(3 * 1024 * 1024, "What? "));
  expect(refusal.code).toBe("too_large");
});

test.each(["talk.exe", "page.HTML", "script.doc"])(
  "D16: text in a file named %s is no script",
  async (name) => {
    expect((await refusalOf(name, Buffer.from("How do you shop?"))).code).toBe("unsupported_file");
  },
);
