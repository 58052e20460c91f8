export interface XmlElement {
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  /** The text of the element itself, not of its children. */
  text: string;
}

interface OpenElement {
  tag: string;
  element: XmlElement;
  namespaces: Map<string, string>;
  parts: string[];
}

class XmlProblem extends Error {}

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const startTag = new RegExp(
  String.raw`<(${name})((?:\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>`,
  "y",
);
const endTag = new RegExp(String.raw`<\/(${name})\s*>`, "y");
const attribute = new RegExp(String.raw`(${name})\s*=\s*(?:"([^"]*)"|'([^']*)')`, "g");
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
const deepest = 200;

function decodeReference(all: string, body: string): string {
  const known = entities.get(body);
  if (known !== undefined) return known;
  const digits = /^#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}))$/.exec(body);
  if (!digits) throw new XmlProblem(`the reference ${all} is not known`);
  const point = digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]);
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  const char = point <= 0x10ffff && !isSurrogate ? String.fromCodePoint(point) : "\0";
  if (illegal.test(char)) throw new XmlProblem(`the reference ${all} is no character of XML`);
  return char;
}

function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&<\s]{0,12})(;?)/g, (all, body: string, end: string) => {
    if (end === "") throw new XmlProblem("an & stands alone");
    return decodeReference(all, body);
  });
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = "", double, single] of source.matchAll(attribute)) {
    if (attributes.has(key)) throw new XmlProblem(`the attribute ${key} is there twice`);
    attributes.set(key, decodeText((double ?? single ?? "").replace(/[\t\n]/g, " ")));
  }
  return attributes;
}

function findNamespaces(given: Map<string, string>, attributes: Map<string, string>): Map<string, string> {
  let namespaces = given;
  for (const [key, value] of attributes) {
    const prefix = key === "xmlns" ? "" : key.startsWith("xmlns:") ? key.slice(6) : undefined;
    if (prefix === undefined) continue;
    if (namespaces === given) namespaces = new Map(given);
    namespaces.set(prefix, value);
    attributes.delete(key);
  }
  return namespaces;
}

/** Reads a document with a stack of open elements instead of recursion. */
class Reader {
  readonly text: string;
  at = 0;
  root: XmlElement | undefined;
  readonly open: OpenElement[] = [];

  constructor(text: string) {
    this.text = text;
  }

  skipTo(end: string, what: string): string {
    const stop = this.text.indexOf(end, this.at);
    if (stop === -1) throw new XmlProblem(`${what} is not closed`);
    const skipped = this.text.slice(this.at, stop);
    this.at = stop + end.length;
    return skipped;
  }

  addText(text: string): void {
    const current = this.open.at(-1);
    if (current) current.parts.push(text);
    else if (text.trim() !== "") throw new XmlProblem("there is text outside the document");
  }

  openElement(tag: string, source: string, isClosed: boolean): void {
    if (this.root && this.open.length === 0) throw new XmlProblem("there is more than one document");
    if (this.open.length >= deepest) throw new XmlProblem("elements are nested too deep");
    const parent = this.open.at(-1);
    const attributes = readAttributes(source);
    const namespaces = findNamespaces(parent?.namespaces ?? new Map(), attributes);
    const [local = tag, prefix = ""] = tag.split(":").reverse();
    const namespace = namespaces.get(prefix);
    if (prefix !== "" && namespace === undefined)
      throw new XmlProblem(`the prefix ${prefix} is not declared`);
    const element = { name: local, namespace: namespace ?? "", attributes, children: [], text: "" };
    if (parent) parent.element.children.push(element);
    else this.root = element;
    if (!isClosed) this.open.push({ tag, element, namespaces, parts: [] });
  }

  closeElement(tag: string): void {
    const current = this.open.pop();
    if (current?.tag !== tag) throw new XmlProblem(`</${tag}> closes nothing`);
    current.element.text = current.parts.join("");
  }

  readMarkup(): void {
    const { text } = this;
    if (text.startsWith("<!--", this.at)) {
      this.at += 4;
      if (this.skipTo("-->", "a comment").includes("--")) throw new XmlProblem("a comment holds --");
    } else if (text.startsWith("<![CDATA[", this.at)) {
      this.at += 9;
      this.addText(this.skipTo("]]>", "a CDATA section"));
    } else if (text.startsWith("<?", this.at)) {
      this.skipTo("?>", "an instruction");
    } else if (text.startsWith("<!", this.at)) {
      // Declarations can define entities that grow without end or name files.
      throw new XmlProblem("it holds a document type declaration");
    } else {
      this.readTag();
    }
  }

  readTag(): void {
    const isEnd = this.text[this.at + 1] === "/";
    const pattern = isEnd ? endTag : startTag;
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) throw new XmlProblem(`the tag at character ${this.at} is not well-formed`);
    this.at = pattern.lastIndex;
    if (isEnd) this.closeElement(match[1] ?? "");
    else this.openElement(match[1] ?? "", match[2] ?? "", match[3] === "/");
  }

  read(): XmlElement {
    while (this.at < this.text.length) {
      const next = this.text.indexOf("<", this.at);
      const stop = next === -1 ? this.text.length : next;
      const between = this.text.slice(this.at, stop);
      if (between.includes("]]>")) throw new XmlProblem("]]> stands in the text");
      if (between !== "") this.addText(decodeText(between));
      this.at = stop;
      if (next !== -1) this.readMarkup();
    }
    const unclosed = this.open.at(-1);
    if (unclosed) throw new XmlProblem(`<${unclosed.tag}> is not closed`);
    if (!this.root) throw new XmlProblem("it is empty");
    return this.root;
  }
}

/**
 * The root element of a document, read strictly: well-formed with namespaces, the five entities and character
 * references; no document type, so no entity of its own. `problem` says what is wrong, for a sentence.
 */
export function readXml(text: string): { root: XmlElement } | { problem: string } {
  const lines = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  if (illegal.test(lines)) return { problem: "it holds characters that XML does not allow" };
  try {
    return { root: new Reader(lines).read() };
  } catch (error) {
    if (error instanceof XmlProblem) return { problem: error.message };
    throw error;
  }
}
