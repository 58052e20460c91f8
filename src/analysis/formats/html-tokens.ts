/** A piece of HTML as its writer meant it; entities in `text` are still written out. */
export type HtmlToken =
  | { kind: "text"; text: string }
  | { kind: "open"; name: string; attributes: string }
  | { kind: "close"; name: string };

/** What stands in these is no text of the page. */
const rawElements = new Set([
  "script",
  "style",
  "title",
  "textarea",
  "iframe",
  "noembed",
  "noframes",
  "noscript",
]);

/** Where a tag ends, behind its `>`; signs within quotes do not count. */
function findTagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at++) {
    const char = html[at] ?? "";
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (char === ">") {
      return at + 1;
    } else if ((char === '"' || char === "'") && /[=\s]/.test(html[at - 1] ?? "")) {
      quote = char;
    }
  }
  return html.length;
}

function findEnd(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function findRawEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** A comment or declaration, which is no piece of its own; undefined where none begins. */
function findUnshownEnd(html: string, at: number): number | undefined {
  if (html.startsWith("<!--", at)) return findEnd(html, "-->", at + 4);
  return html[at + 1] === "!" || html[at + 1] === "?" ? findEnd(html, ">", at) : undefined;
}

/** The piece that begins with the sign `<`, and where the next one begins. */
function readTag(html: string, at: number): { token: HtmlToken; end: number } {
  const named = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 60));
  if (!named) return { token: { kind: "text", text: "<" }, end: at + 1 };
  const name = (named[2] ?? "").toLowerCase();
  const from = at + named[0].length;
  const end = findTagEnd(html, from);
  if (named[1] === "/") return { token: { kind: "close", name }, end };
  const token: HtmlToken = { kind: "open", name, attributes: html.slice(from, end - 1) };
  return { token, end: rawElements.has(name) ? findRawEnd(html, name, end) : end };
}

/** The pieces of a page in their order; comments, and what scripts and styles hold, are left out. */
export function* readHtmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    const textEnd = next === -1 ? html.length : next;
    if (textEnd > at) yield { kind: "text", text: html.slice(at, textEnd) };
    if (next === -1) return;
    const unshownEnd = findUnshownEnd(html, next);
    if (unshownEnd !== undefined) {
      at = unshownEnd;
      continue;
    }
    const { token, end } = readTag(html, next);
    yield token;
    at = end;
  }
}
