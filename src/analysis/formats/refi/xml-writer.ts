/** An element to write: with text or with children, never both. Attributes that are null are left out. */
export interface XmlNode {
  name: string;
  attributes?: Record<string, string | number | boolean | null>;
  children?: XmlNode[];
  text?: string;
}

/** Characters that XML 1.0 cannot hold in any spelling become the replacement character. */
export function cleanXmlText(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd");
}

function escapeText(text: string): string {
  return cleanXmlText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\r", "&#13;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}

function writeAttributes({ attributes = {} }: XmlNode): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escapeAttribute(String(value))}"`]))
    .join("");
}

function writeNode(node: XmlNode, indent: string, lines: string[]): void {
  const open = `${indent}<${node.name}${writeAttributes(node)}`;
  if (node.text !== undefined) lines.push(`${open}>${escapeText(node.text)}</${node.name}>`);
  else if (!node.children || node.children.length === 0) lines.push(`${open}/>`);
  else {
    lines.push(`${open}>`);
    for (const child of node.children) writeNode(child, `${indent} `, lines);
    lines.push(`${indent}</${node.name}>`);
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** The beginning of a document that is written in parts: its declaration and its root's opening tag. */
export function writeXmlStart(root: XmlNode): string {
  return `${declaration}\n<${root.name}${writeAttributes(root)}>\n`;
}

/** An element as it stands so many levels deep in a document that is written in parts. */
export function writeXmlPart(node: XmlNode, depth: number): string {
  const lines: string[] = [];
  writeNode(node, " ".repeat(depth), lines);
  return `${lines.join("\n")}\n`;
}

/** A whole document in UTF-8, an element a line. */
export function writeXml(root: XmlNode): string {
  const lines = [declaration];
  writeNode(root, "", lines);
  return `${lines.join("\n")}\n`;
}

/** The element with its children, or nothing where there are none: the schemas allow no empty lists. */
export function listOf(name: string, children: XmlNode[]): XmlNode[] {
  return children.length > 0 ? [{ name, children }] : [];
}

/** A text element, or nothing for an empty text. */
export function textOf(name: string, text: string): XmlNode[] {
  return text === "" ? [] : [{ name, text }];
}
