import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "./xml.ts";
import { cleanXmlText, writeXml } from "./xml-writer.ts";

test("reads elements, attributes and text with namespaces and prefixes", () => {
  const reading = readXml(
    `<?xml version="1.0"?>\r\n<!-- a --><p:A xmlns:p="urn:a" xmlns="urn:b" x='1 > 0'><B y="&lt;&#x1F41D;&#10;&amp;"/>t<![CDATA[<&>]]>u</p:A>\n`,
  );
  if ("problem" in reading) throw new Error(reading.problem);
  const { root } = reading;
  expect([root.name, root.namespace, root.text]).toEqual(["A", "urn:a", "t<&>u"]);
  expect(root.attributes).toEqual(new Map([["x", "1 > 0"]]));
  expect([root.children[0]?.namespace, root.children[0]?.attributes.get("y")]).toEqual(["urn:b", "<🐝\n&"]);
});

test("any text survives being written and read, in attributes and in elements", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (given) => {
      const text = cleanXmlText(given);
      const reading = readXml(
        writeXml({ name: "A", attributes: { a: text }, children: [{ name: "B", text }] }),
      );
      if ("problem" in reading) throw new Error(reading.problem);
      expect(reading.root.attributes.get("a")).toBe(text);
      expect(reading.root.children[0]?.text).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["", "it is empty"],
  ["<a>", "<a> is not closed"],
  ["<a></b>", "</b> closes nothing"],
  ["<a/><b/>", "there is more than one document"],
  ["x<a/>", "there is text outside the document"],
  ['<a b="1" b="2"/>', "the attribute b is there twice"],
  ['<a b="<"/>', "the tag at character 0 is not well-formed"],
  ["<a b=1/>", "the tag at character 0 is not well-formed"],
  ["<a>&b;</a>", "the reference &b; is not known"],
  ["<a>&#0;</a>", "the reference &#0; is no character of XML"],
  ["<a>&#xD800;</a>", "the reference &#xD800; is no character of XML"],
  ["<a>b & c</a>", "an & stands alone"],
  ["<a>]]></a>", "]]> stands in the text"],
  ["<a><!-- -- --></a>", "a comment holds --"],
  ["<a><!-- b</a>", "a comment is not closed"],
  ["<p:a/>", "the prefix p is not declared"],
  ["<a>\u0001</a>", "it holds characters that XML does not allow"],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "it holds a document type declaration"],
  ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', "it holds a document type declaration"],
  ["<a>".repeat(201) + "</a>".repeat(201), "elements are nested too deep"],
])("refuses what is not well-formed: %s", (text, problem) => {
  expect(readXml(text)).toEqual({ problem });
});
