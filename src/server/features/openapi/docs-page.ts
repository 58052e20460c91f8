import type { ApiDocument } from "./api-document.ts";
import {
  type DescribedNoun,
  type DescribedOperation,
  type DescribedShape,
  describeOperations,
  describeShapes,
  type Field,
} from "./describe-operations.ts";
import { docsPageStyle } from "./docs-page-style.ts";

/** The API as a page that needs no script. */
export function writeDocsPage(api: ApiDocument): string {
  const nouns = describeOperations(api);
  const shapes = describeShapes(api);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>Askwell API</title>
<style>${docsPageStyle}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<aside>
<a class="home" href="/">${mark}<span>Askwell</span></a>
<nav aria-label="Parts of the API"><ul>
<li><a href="#start">Getting started</a></li>
${nouns.map(({ title, anchor, operations }) => `<li><a href="#${anchor}">${toHtml(title)}<span>${operations.length}</span></a></li>`).join("\n")}
<li><a href="#shapes">Shapes<span>${shapes.length}</span></a></li>
</ul></nav>
</aside>
<main id="content">
${writeStart(api)}
${nouns.map(writeNoun).join("\n")}
<section id="shapes">
<h2>Shapes</h2>
<p class="about">The types used in requests and answers.</p>
${shapes.map(writeShape).join("\n")}
</section>
</main>
</body>
</html>
`;
}

const mark = `<svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f5f5c"/><path d="M9 10h14M9 15h9" stroke="#fbfaf7" stroke-width="2.4" stroke-linecap="round"/><rect x="8" y="19.5" width="12" height="4" rx="1" fill="#ffe38a"/></svg>`;

function writeStart(api: ApiDocument): string {
  const url = api.servers[0]?.url ?? "";
  const texts = api.info.description.split("\n\n").map((text) => `<p>${writeInline(text)}</p>`);
  const first = `export ASKWELL_KEY=ask_…\ncurl '${url}/api/projects' \\\n  -H "authorization: Bearer $ASKWELL_KEY"`;
  const error = JSON.stringify(
    { error: "Project not found", code: "project_not_found", message: "Project not found" },
    null,
    2,
  );
  return `<section id="start" class="start">
<h1>Askwell API</h1>
${texts.join("\n")}
<p>For tools: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<div class="pair"><div><h2>A first call</h2><pre tabindex="0"><code>${toHtml(first)}</code></pre></div>
<div><h2>An error</h2><pre tabindex="0"><code>${toHtml(error)}</code></pre></div></div>
</section>`;
}

function writeNoun({ title, about, anchor, operations }: DescribedNoun): string {
  return `<section id="${anchor}">
<h2>${toHtml(title)}</h2>
<p class="about">${toHtml(about)}</p>
${operations.map(writeOperation).join("\n")}
</section>`;
}

function writeOperation(told: DescribedOperation): string {
  const { method, path, who, operation } = told;
  const more = operation.description === undefined ? "" : `<p>${toHtml(operation.description)}</p>`;
  return `<details id="${operation.operationId}">
<summary><span class="method ${method.toLowerCase()}">${method}</span><code class="path">${writePath(path)}</code><span class="what">${writeInline(operation.summary)}</span></summary>
<div class="inside">
<p class="who">${toHtml(who)}</p>${more}
${writeFields(told.fields)}
<h3>Example</h3>
<pre tabindex="0"><code>${toHtml(told.curl)}</code></pre>
${told.answers.map(writeAnswer).join("\n")}
</div>
</details>`;
}

function writeFields(fields: Field[]): string {
  if (fields.length === 0) return "";
  const rows = fields.map(({ name, place, type, required }) => [
    name === "" ? "(the body itself)" : name,
    place,
    type,
    required ? "required" : "optional",
  ]);
  return `<h3>Parameters</h3>\n${writeTable(["Name", "In", "Type", ""], rows)}`;
}

function writeTable(heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  const lines = rows.map(([name = "", ...cells]) => {
    const rest = cells.map((cell) => `<td>${toHtml(cell)}</td>`).join("");
    return `<tr><th scope="row"><code>${toHtml(name)}</code></th>${rest}</tr>`;
  });
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>
${lines.join("\n")}
</tbody></table></div>`;
}

function writeShape({ name, fields, type }: DescribedShape): string {
  const rows = fields.map((field) => [field.name, field.type, field.required ? "" : "not always there"]);
  const inside = rows.length === 0 ? `<p>${toHtml(type)}</p>` : writeTable(["Name", "Type", ""], rows);
  return `<details id="shape-${name}">
<summary class="shape"><code>${name}</code></summary>
<div class="inside">${inside}</div>
</details>`;
}

function writeAnswer({ status, type, example }: DescribedOperation["answers"][number]): string {
  const head = `<h3>Answer ${status} <span class="type">${toHtml(type)}</span></h3>`;
  return example === null ? head : `${head}\n<pre tabindex="0"><code>${toHtml(example)}</code></pre>`;
}

/** Long paths break at their slashes. */
function writePath(path: string): string {
  return toHtml(path)
    .replace(/\//g, "<wbr>/")
    .replace(/\{\w+\}/g, "<i>$&</i>");
}

/** Words between backticks are code. */
function writeInline(text: string): string {
  return toHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function toHtml(text: string): string {
  const signs: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
