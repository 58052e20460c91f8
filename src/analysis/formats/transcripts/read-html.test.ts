import { expect, test } from "vitest";
import { measureThread } from "../../../../tests/measure-thread.ts";
import { readTranscript } from "./read-transcript.ts";
import { readOne, said } from "./reading-for-tests.ts";

const dialogue = [
  "Anna: How do you plan a week?",
  "Ben: With a list & a pen.",
  "Anna: And then?",
  "Ben: I cross it out.",
];
const spoken = dialogue.map((line) => line.split(": ") as [string, string]);
const write = (turn: (name: string, text: string) => string) =>
  spoken.map(([name, text]) => turn(name, text.replace("&", "&amp;"))).join("\n");

test.each([
  ["paragraphs", write((name, text) => `<p>${name}: ${text}</p>`)],
  ["paragraphs without ends", write((name, text) => `<P>${name}: ${text}`)],
  ["bold names with a colon", write((name, text) => `<p><b>${name}:</b> ${text}</p>`)],
  [
    "bold names without a colon",
    write((name, text) => `<div><strong>${name}</strong> <span>${text}</span></div>`),
  ],
  ["line breaks", `<body>${write((name, text) => `${name}: ${text}<br/>`)}</body>`],
  [
    "names and words in blocks of their own",
    write(
      (n, text) =>
        `<div class="turn"><div class="speaker-name">${n}</div><div class="words">${text}</div></div>`,
    ),
  ],
  ["names in spans", write((name, text) => `<li><span class='Speaker'>${name}</span> ${text}</li>`)],
  ["definition lists", `<dl>${write((name, text) => `<dt>${name}<dd>${text}`)}</dl>`],
  ["headings", write((name, text) => `<h3>${name}</h3>\n<p>${text}</p>`)],
  [
    "a table with a header",
    `<table><tr><th>Speaker</th><th>Text</th></tr>${write((n, text) => `<tr><td>${n}</td><td><p>${text}</p></td></tr>`)}</table>`,
  ],
  ["a table without a header", `<table>${write((name, text) => `<tr><td>${name}<td>${text}`)}</table>`],
  ["preformatted text", `<pre>${write((name, text) => `${name}: ${text}`)}</pre>`],
  ["words in pieces", write((name, text) => `<p>${name}: ${text.replace(/ (\w)/g, " <i>$1</i>")}</p>`)],
])("reads the talk of a page in %s", (_, text) => {
  const transcript = readOne(
    "talk.html",
    `<!DOCTYPE html><html><head><title>A talk</title></head>${text}</html>`,
  );
  expect(said(transcript)).toEqual(dialogue);
  expect(transcript.speakers.map((speaker) => speaker.role)).toEqual(["interviewer", "participant"]);
});

test("scripts, styles, comments, menus and what is hidden are nobody's words", () => {
  const noise = `<style>p { color: red }</style><script>if (a < b) say("</p>Ben: canary");</script><!-- canary <p> -->
    <nav><ul><li>canary</nav><div hidden>canary <div>canary</div></div><svg><text>canary</text></svg><template>canary</template>`;
  const text = dialogue.map((line) => `<p>${line.replace("&", "&amp;")}</p>${noise}`).join("");
  const transcript = readOne("talk.htm", `<html>${text}</html>`);
  expect(said(transcript)).toEqual(dialogue);
});

test("a heading between paragraphs is nobody's word", () => {
  const [first, second, ...others] = dialogue.map((line) => `<p>${line}</p>`);
  const text = [first, second, "<h2>Part two: the rest</h2>", ...others].join("").replace("&", "&amp;");
  expect(said(readOne("talk.html", text))).toEqual(dialogue);
});

test("a page is read as one, also where its file says that it is plain text", () => {
  const page = `<!doctype html>\n<p>${dialogue.join("</p><p>")}</p>`;
  expect(said(readOne("talk.txt", page))).toEqual(dialogue);
});

test("signs that look like tags stay text", () => {
  const text =
    "<p>Anna: Is 3 < 4 and a <3?</p><p>Ben: It&#8217;s <b title='a > b'>so</b> &lt;b&gt;.</p><p>Anna: Yes?";
  expect(said(readOne("talk.html", text))).toEqual([
    "Anna: Is 3 < 4 and a <3?",
    "Ben: It’s so <b>.",
    "Anna: Yes?",
  ]);
});

test("a page without words is refused", () => {
  const text = "<html><head><script>var a = 1;</script></head><body><img src='a.png'></body></html>";
  expect(readTranscript({ name: "talk.html", text })).toEqual({
    problem: "talk.html holds no words that anybody said.",
  });
});

test.each([
  ["half a million open tags", `<html>${'<b class="'.repeat(60_000)}`],
  ["a hundred thousand pieces of one paragraph", `<html><p>Ana: ${"so <i>it</i> is ".repeat(50_000)}`],
  ["scripts without ends", `<html>${"<script>".repeat(60_000)}`],
])("%s are read at once", (_, text) => {
  expect(measureThread(() => readTranscript({ name: "talk.html", text }))).toBeLessThan(5_000);
});
