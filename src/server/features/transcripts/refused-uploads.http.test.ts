import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeDocx, makePdf, makeZip } from "../interviews/upload/files-for-tests.ts";
import { type Content, makeForm, talk } from "./upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const upload = (files: [string, Content][], fields?: Record<string, string>) =>
  creator.post("/api/upload-transcript", makeForm(files, fields));

/** Says, as files above 4 GB do, that the directory is told of in a longer record, which is not there. */
function pointElsewhere(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  changed.fill(0xff, changed.length - 14, changed.length - 2);
  return changed;
}

const nest = (tag: string, depth: number) => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);

async function countSources(): Promise<number> {
  return (await creator.get("/api/transcripts")).body.length;
}

describe("what cannot be used is refused with a sentence", () => {
  const bomb = makeDocx([], "", [{ name: "word/styles.xml", content: Buffer.alloc(100_000_000, " ") }]);
  const lie = { name: "word/styles.xml", content: Buffer.alloc(50_000_000, " "), claimedSize: 100 };
  const many = Array.from({ length: 6_000 }, (_, index) => ({
    name: `word/${index}.xml`,
    content: Buffer.from("x"),
  }));
  // Twelve thousand bytes whose reading fills any heap, in the one way that takes a whole process along.
  const deep = makeDocx([`</w:t></w:r></w:p>${nest("w:p", 700_000)}<w:p><w:r><w:t>`]);
  /** Reading these takes seconds each: see `npm run test:all`. */
  const heavy = process.env.EVERY_CASE ? [] : ["crowd.docx", "deep.docx", "bomb.pdf"];
  const refused: [string, Content, number, RegExp][] = [
    ["empty.txt", "", 400, /^empty\.txt is empty\.$/],
    ["blank.txt", " \n \u200b\n", 400, /^blank\.txt holds no text\.$/],
    [
      "old.doc",
      Buffer.from("d0cf11e0a1b11ae1000000000000", "hex"),
      415,
      /^Unsupported file type: old\.doc is a Word 97 document\. Please save it as \.docx/,
    ],
    [
      "run.txt",
      Buffer.concat([Buffer.from("7f454c46", "hex"), Buffer.alloc(99)]),
      415,
      /^Unsupported file type: run\.txt/,
    ],
    [
      "photo.docx",
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      415,
      /^Unsupported file type: photo\.docx/,
    ],
    [
      "files.zip",
      makeZip([{ name: "a.txt", content: Buffer.from(talk) }]),
      415,
      /^Unsupported file type: files\.zip/,
    ],
    [
      "captions.xml",
      `<?xml version="1.0"?><tt><p>${talk}</p></tt>`,
      415,
      /^Unsupported file type: captions\.xml is a kind of file that we can't read\. Please use TXT, .+ or HTML\.$/,
    ],
    [
      "blank.html",
      "<html><script>say(1)</script></html>",
      400,
      /^blank\.html holds no words that anybody said\.$/,
    ],
    [
      "people.tsv",
      "name\temail\nAna\tana@example.org\n",
      400,
      /^people\.tsv has no column with what was said\./,
    ],
    ["bomb.docx", bomb, 400, /^bomb\.docx could not be read: it expands to too much text\.$/],
    [
      "liar.docx",
      makeDocx(talk.split("\n"), "", [lie]),
      400,
      /^liar\.docx could not be read: it expands to too much text\.$/,
    ],
    [
      "crowd.docx",
      makeDocx(talk.split("\n"), "", many),
      400,
      /^crowd\.docx could not be read: it is damaged or protected\.$/,
    ],
    [
      "cut.docx",
      makeDocx(talk.split("\n")).subarray(0, 500),
      400,
      /^cut\.docx could not be read: it is damaged or protected\.$/,
    ],
    ["deep.docx", deep, 400, /^deep\.docx could not be read: it expands to too much text\.$/],
    [
      "nested.docx",
      makeZip([{ name: "word/document.docx", content: bomb }]),
      415,
      /^Unsupported file type: nested\.docx is a packed file/,
    ],
    [
      "zip64.docx",
      pointElsewhere(makeDocx(talk.split("\n"))),
      400,
      /^zip64\.docx could not be read: it is damaged or protected\.$/,
    ],
    ["bomb.pdf", makePdf([], 3_000), 400, /^bomb\.pdf could not be read: /],
    ["long.txt", `Ana: ${"words ".repeat(400_000)}`, 400, /^long\.txt is too long\./],
    [
      "many.csv",
      `speaker,text\n${"Ana,no\n".repeat(30_000)}`,
      400,
      /^many\.csv holds more than 20,000 turns\.$/,
    ],
    ["broken.json", '{"turns": [', 400, /^broken\.json /],
    [
      "huge.txt",
      Buffer.alloc(11 * 1024 * 1024, "word "),
      413,
      /^huge\.txt is too large\. A transcript can be up to 10 MB\.$/,
    ],
  ];
  const light = refused.filter(([name]) => !heavy.includes(name));
  test.each(light)("%s", async (name, content, status, sentence) => {
    const before = await countSources();
    const reply = await upload([[name, content]]);
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect(await countSources()).toBe(before);
  });

  test("what is packed within a sound document is left packed", async () => {
    const within = makeDocx(talk.split("\n"), "", [{ name: "word/embeddings/bomb.docx", content: bomb }]);
    const reply = await upload([["within.docx", within]]);
    expect([reply.status, reply.body[0]?.name]).toEqual([200, "within"]);
  });

  test("several at once, with the first one's reason", async () => {
    const reply = await upload([
      ["a.txt", ""],
      ["b.txt", ""],
      ["c.txt", ""],
    ]);
    expect([reply.status, reply.body.code]).toEqual([400, "upload_failed"]);
    expect(reply.body.error).toBe("a.txt is empty. 2 more files could not be read.");
  });
});

describe("forms that are none", () => {
  test.each<[string, () => unknown, string]>([
    ["without a file", () => makeForm([], { projectId: "" }), "file_missing"],
    ["that is JSON", () => ({ transcripts: ["talk.txt"] }), "file_missing"],
    [
      "with twenty-one files",
      () => makeForm(Array.from({ length: 21 }, () => ["a.txt", talk])),
      "invalid_input",
    ],
    [
      "with a thousand files",
      () => makeForm(Array.from({ length: 1_000 }, () => ["a.txt", "x"])),
      "invalid_input",
    ],
    [
      "with ten thousand fields",
      () =>
        makeForm([], Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, "x"]))),
      "invalid_input",
    ],
  ])("a form %s is refused", async (_, makeBody, code) => {
    const reply = await creator.post("/api/upload-transcript", makeBody());
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  });

  test("a form with its files in another field is told which field it is", async () => {
    const form = new FormData();
    form.append("files", new Blob([talk]), "a.txt");
    const reply = await creator.post("/api/upload-transcript", form);
    expect([reply.status, reply.body.error]).toEqual([
      400,
      'Please choose at least one file, in the form\'s field "transcripts".',
    ]);
  });

  const head = '--b\r\nContent-Disposition: form-data; name="transcripts"; filename="a.txt"\r\n\r\n';
  test.each([
    ["cut off", `${head}${talk}`],
    ["garbage", "garbage without any boundary"],
  ])("a form that is %s is refused, and the next one is read", async (_, body) => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const reply = await creator.send("POST", "/api/upload-transcript", body, headers);
    expect(reply.status).toBe(400);
    expect((await upload([["a.txt", talk]])).status).toBe(200);
  });
});

test("a Word document that points to other computers and files makes nobody ask them", async () => {
  let asked = 0;
  const listener = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image";
  const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="${type}" Target="http://127.0.0.1:${port}/x.png" TargetMode="External"/><Relationship Id="r8" Type="${type}" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`;
  const prologue = `<!DOCTYPE w:document [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY h SYSTEM "http://127.0.0.1:${port}/">]>`;
  const extra = [{ name: "word/_rels/document.xml.rels", content: Buffer.from(relations) }];
  for (const start of ["", prologue]) {
    const reply = await upload([
      ["talk.docx", makeDocx([...talk.split("\n"), "Ana: &f; &h;"], start, extra)],
    ]);
    expect([200, 400]).toContain(reply.status);
    const texts = await app.db.pool.query("select string_agg(text, '') as kept from source_turns");
    expect(`${reply.text}${texts.rows[0].kept}`).not.toContain("root:");
  }
  expect(asked).toBe(0);
  await new Promise((resolve) => listener.close(resolve));
});
