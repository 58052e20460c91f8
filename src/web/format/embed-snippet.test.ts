import { expect, test } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";

test("the snippet frames the interview on the public address", () => {
  expect(embedSnippet("https://ask.example/", "abc", "Tools")).toBe(
    `<iframe src="https://ask.example/chat/abc?embed=1"
  title="Tools"
  style="width:100%;height:720px;border:0"
  allow="microphone; clipboard-write"></iframe>`,
  );
});

test("a name with quotes and brackets stays a name", () => {
  const snippet = embedSnippet("https://ask.example", "abc", `"><script>alert("1 & 2")</script>`);
  expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;"');
  expect(snippet.match(/</g)).toHaveLength(2);
});
