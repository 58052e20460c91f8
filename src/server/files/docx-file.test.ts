import { spawnSync } from "node:child_process";
import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import { type DocxBlock, isRightToLeft, makeDocx } from "./docx-file.ts";

const blocks: DocxBlock[] = [
  { kind: "title", text: "Bees" },
  { kind: "heading", level: 1, text: "Pain points" },
  { kind: "paragraph", text: "First line\nsecond line" },
  { kind: "bullet", text: "4 of 9 who were asked" },
  { kind: "quote", text: "🐝 <Winter> & \u0003 mites", source: "P-01" },
  { kind: "quote", text: "البرد قاس", source: "P-02", language: "ar" },
  { kind: "table", headers: ["Country", "People"], rows: [["Chile", "3"], ["Peru"]] },
  { kind: "note", text: "Counted by a computer." },
];

async function readParts(list: DocxBlock[]): Promise<Map<string, string>> {
  const parts = unzipSync(await makeDocx(list, { title: "Bees \u0000", language: "es" }));
  return new Map(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test("a document holds each block as what it is", async () => {
  const buffer = Buffer.from(await makeDocx(blocks));
  const { value } = await mammoth.convertToHtml({ buffer });
  expect(value).toContain("<h1>Pain points</h1>");
  expect(value).toContain("First line<br />second line");
  expect(value).toContain("<li>4 of 9 who were asked</li>");
  expect(value).toContain("“🐝 &lt;Winter&gt; &amp; \ufffd mites”");
  expect(value).toContain("— P-01");
  expect(value).toMatch(/<th>.*Country.*<\/th>/s);
  expect(value.match(/<td>/g)).toHaveLength(4);
  const document = (await readParts(blocks)).get("word/document.xml") ?? "";
  for (const properties of document.split("<w:pPr>"))
    expect(properties.split("<w:pStyle").length).toBeLessThan(3);
});

test("right-to-left words run right to left, with their language", async () => {
  const document = (await readParts(blocks)).get("word/document.xml") ?? "";
  const quote = document.split("<w:p>").find((part) => part.includes("البرد")) ?? "";
  expect(quote).toContain("<w:bidi/>");
  expect(quote).toContain("<w:rtl/>");
  expect(quote).toContain('w:bidi="ar"');
  expect(document.split("<w:p>").find((part) => part.includes("Winter"))).not.toContain("<w:rtl/>");
  expect(isRightToLeft("“12: שלום")).toBe(true);
  expect(isRightToLeft("12 !")).toBe(false);
});

test("every part is well-formed XML, whatever people wrote", async () => {
  const parts = await readParts(blocks);
  expect(parts.get("word/styles.xml")).toContain('w:val="es"');
  const hasChecker = !spawnSync("xmllint", ["--version"]).error;
  for (const [path, xml] of parts) {
    expect(xml, path).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    if (hasChecker && /\.(xml|rels)$/.test(path))
      expect(spawnSync("xmllint", ["--noout", "-"], { input: xml }).status, path).toBe(0);
  }
});

test("a table without headers is left out, and an empty document can be opened", async () => {
  const buffer = Buffer.from(await makeDocx([{ kind: "table", headers: [], rows: [["lost"]] }]));
  expect((await mammoth.extractRawText({ buffer })).value.trim()).toBe("");
});
