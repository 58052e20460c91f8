import { decodeEntities } from "./html-entities.ts";
import { type HtmlToken, readHtmlTokens } from "./html-tokens.ts";

/** A paragraph, heading or list item. `lead` is what stands in bold, or marked as a name, at its beginning. */
export interface HtmlBlock {
  text: string;
  isHeading: boolean;
  lead: string | null;
  /** The page itself marks the lead as who speaks. */
  isNamed: boolean;
}

export interface HtmlContent {
  blocks: HtmlBlock[];
  /** Rows of the page's tables, cell by cell; empty where tables only arrange the page. */
  rows: string[][];
}

const words = (list: string) => new Set(list.split(/\s+/));
const blockElements = words(
  `address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1
   h2 h3 h4 h5 h6 header hr html legend li main menu ol p pre section summary table tbody td tfoot th thead tr ul`,
);
const droppedElements = words("nav button select svg template object audio video canvas math");
/** These may end without saying so, so that nothing may hang on their end. */
const openEnded = words(
  "p li dt dd td th tr option html body head img br hr input meta link col source wbr area base",
);
const boldElements = words("b strong");
const speakerClass =
  /(?:^|\s)(?:[\w-]*(?:speaker|author|sender|user|participant)[-_]*(?:name|label)|speaker|author|sender|username)(?:\s|$)/i;

function readClass(attributes: string): string {
  const match = /(?:^|\s)class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? "";
}

function isHidden(attributes: string): boolean {
  return /(?:^|\s)hidden(?:[\s=]|$)|display\s*:\s*none/i.test(attributes);
}

/** Gathers the blocks and rows of a page, token by token. */
class BlockCollector {
  readonly blocks: HtmlBlock[] = [];
  readonly rows: string[][] = [];
  isLayout = false;
  /** The open block's text in pieces, as pages may hold a hundred thousand of them. */
  #pieces: string[] = [];
  #last = "";
  #lead: string | null = null;
  #isNamed = false;
  #openLead: string | null = null;
  #heading = 0;
  #preformatted = 0;
  #tables = 0;
  #cell: string | null = null;
  #dropped: { name: string; depth: number } | null = null;

  add(token: HtmlToken): void {
    if (this.#dropped) this.#passDropped(token, this.#dropped);
    else if (token.kind === "text") this.#addText(decodeEntities(token.text));
    else if (token.kind === "open") this.#open(token.name, token.attributes);
    else this.#close(token.name);
  }

  finish(): HtmlContent {
    this.#closeBlock();
    this.#closeCell();
    return { blocks: this.blocks, rows: this.isLayout ? [] : this.rows };
  }

  #passDropped(token: HtmlToken, dropped: { name: string; depth: number }): void {
    if (token.kind === "text" || token.name !== dropped.name) return;
    dropped.depth += token.kind === "open" ? 1 : -1;
    if (dropped.depth === 0) this.#dropped = null;
  }

  #addText(text: string): void {
    if (this.#preformatted > 0) {
      this.#push(text.replace(/\r\n?/g, "\n"));
      return;
    }
    const folded = text.replace(/[ \t\r\n\f]+/g, " ");
    this.#push(this.#last === "" || /\s/.test(this.#last) ? folded.replace(/^ /, "") : folded);
  }

  #push(text: string): void {
    if (text === "") return;
    this.#pieces.push(text);
    this.#last = text.at(-1) ?? "";
  }

  #open(name: string, attributes: string): void {
    const isDropped = droppedElements.has(name) || (isHidden(attributes) && !openEnded.has(name));
    if (isDropped) {
      // What ends at once holds nothing.
      if (!attributes.endsWith("/")) this.#dropped = { name, depth: 1 };
      return;
    }
    if (name === "br") this.#push("\n");
    if (blockElements.has(name)) this.#closeBlock();
    if (name === "pre") this.#preformatted++;
    if (/^h[1-6]$/.test(name)) this.#heading++;
    this.#openTablePart(name);
    const isSpeaker = name === "dt" || speakerClass.test(readClass(attributes));
    if ((isSpeaker || boldElements.has(name)) && this.#last === "" && this.#openLead === null) {
      this.#openLead = name;
      this.#isNamed = isSpeaker;
    }
  }

  #openTablePart(name: string): void {
    if (name === "table") {
      if (this.#tables > 0) this.isLayout = true;
      this.#tables++;
    }
    if (name === "tr") {
      this.#closeCell();
      this.rows.push([]);
    }
    if (name === "td" || name === "th") {
      this.#closeCell();
      if (this.rows.length === 0) this.rows.push([]);
      this.#cell = "";
    }
  }

  #close(name: string): void {
    if (name === this.#openLead) this.#closeLead();
    if (blockElements.has(name)) this.#closeBlock();
    if (name === "pre") this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (/^h[1-6]$/.test(name)) this.#heading = Math.max(0, this.#heading - 1);
    if (name === "td" || name === "th" || name === "tr" || name === "table") this.#closeCell();
    if (name === "table") this.#tables = Math.max(0, this.#tables - 1);
  }

  #closeLead(): void {
    this.#openLead = null;
    const lead = this.#pieces.join("").replace(/\s+/g, " ").trim();
    if (lead === "" || lead.length > 60) this.#isNamed = false;
    else this.#lead = lead;
  }

  #closeBlock(): void {
    if (this.#openLead !== null) this.#closeLead();
    const text = this.#pieces.join("").replaceAll(" \n", "\n").trim();
    if (text !== "") {
      if (this.#cell !== null) this.#cell += this.#cell === "" ? text : `\n${text}`;
      this.blocks.push({ text, isHeading: this.#heading > 0, lead: this.#lead, isNamed: this.#isNamed });
    }
    this.#pieces = [];
    this.#last = "";
    this.#lead = null;
    this.#isNamed = false;
  }

  #closeCell(): void {
    if (this.#cell === null) return;
    this.#closeBlock();
    this.rows.at(-1)?.push(this.#cell);
    this.#cell = null;
  }
}

/** The words of a page by its blocks and tables; scripts, styles, menus and what is hidden are left out. */
export function readHtmlBlocks(html: string): HtmlContent {
  const collector = new BlockCollector();
  for (const token of readHtmlTokens(html)) collector.add(token);
  return collector.finish();
}
