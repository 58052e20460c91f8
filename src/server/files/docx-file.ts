import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { ReportBlock } from "#analysis/formats/export/report-block.ts";
import { cleanXmlText } from "#analysis/formats/refi/xml-writer.ts";
import { bullets, docxStyles, palette } from "./docx-styles.ts";

/** A part of a document; quotation marks are put around quotes here. */
export type DocxBlock = ReportBlock;

export interface DocxOptions {
  /** The document's own title, as programs show it in their lists. */
  title?: string;
  /** BCP 47 tag of the document. */
  language?: string;
}

const firstLetter = /\p{L}/u;
const rightToLeftLetter =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text runs as its first letter does. */
export function isRightToLeft(text: string): boolean {
  const [letter] = firstLetter.exec(text) ?? [];
  return letter !== undefined && rightToLeftLetter.test(letter);
}

/** A run a line: a line break within a paragraph is an element in this format. */
function makeRuns(text: string, options: { language?: string | undefined; bold?: boolean }): TextRun[] {
  const rightToLeft = isRightToLeft(text);
  const { language, bold } = options;
  return cleanXmlText(text)
    .split(/\r\n?|\n/)
    .map(
      (line, index) =>
        new TextRun({
          text: line,
          ...(index > 0 ? { break: 1 } : {}),
          ...(bold ? { bold } : {}),
          ...(rightToLeft ? { rightToLeft } : {}),
          ...(language ? { language: rightToLeft ? { bidirectional: language } : { value: language } } : {}),
        }),
    );
}

function makeParagraph(text: string, style: string, language: string | undefined): Paragraph {
  const options = { style, children: makeRuns(text, { language }) };
  return new Paragraph(isRightToLeft(text) ? { ...options, bidirectional: true } : options);
}

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
];

function makeQuote({ text, source, language }: Extract<DocxBlock, { kind: "quote" }>): Paragraph[] {
  const isBidi = isRightToLeft(text) ? { bidirectional: true } : {};
  const edge = { style: BorderStyle.SINGLE, size: 12, space: 12, color: palette.accent };
  const border = isRightToLeft(text) ? { right: edge } : { left: edge };
  const quoted = makeRuns(`“${text.trim()}”`, { language });
  const cited = makeRuns(`— ${source}`, {});
  return [
    new Paragraph({ style: "Quotation", keepNext: true, border, children: quoted, ...isBidi }),
    new Paragraph({ style: "QuotationSource", border, children: cited, ...isBidi }),
  ];
}

function makeCell(text: string, options: { isHead: boolean; language: string | undefined }): TableCell {
  const { isHead, language } = options;
  const children = makeRuns(text, { language, bold: isHead });
  const direction = isRightToLeft(text) ? { bidirectional: true } : {};
  return new TableCell({
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(isHead ? { shading: { type: ShadingType.CLEAR, color: "auto", fill: palette.shade } } : {}),
    children: [new Paragraph({ style: "TableText", children, ...direction })],
  });
}

function makeTable({
  headers,
  rows,
  language,
}: Extract<DocxBlock, { kind: "table" }>): (Table | Paragraph)[] {
  const line = { style: BorderStyle.SINGLE, size: 4, color: palette.line };
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  const makeRow = (cells: string[], isHead: boolean) =>
    new TableRow({
      ...(isHead ? { tableHeader: true } : {}),
      cantSplit: true,
      children: headers.map((_, index) => makeCell(cells[index] ?? "", { isHead, language })),
    });
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [makeRow(headers, true), ...rows.map((row) => makeRow(row, false))],
  });
  // Word joins tables that nothing stands between.
  return [table, new Paragraph({ style: "TableEnd", children: [] })];
}

function makeBullet({ text, level = 0, language }: Extract<DocxBlock, { kind: "bullet" }>): Paragraph {
  const direction = isRightToLeft(text) ? { bidirectional: true } : {};
  const children = makeRuns(text, { language });
  // The library's own bullets give a paragraph two styles, which the format does not allow.
  const numbering = { reference: bullets.reference, level, custom: true };
  return new Paragraph({ style: "BulletText", numbering, children, ...direction });
}

function makeHeading({ level, text, language }: Extract<DocxBlock, { kind: "heading" }>): Paragraph {
  const heading = headings[level - 1] ?? HeadingLevel.HEADING_4;
  const direction = isRightToLeft(text) ? { bidirectional: true } : {};
  return new Paragraph({
    heading,
    children: makeRuns(text.replace(/\s+/g, " "), { language }),
    ...direction,
  });
}

function makeBlock(block: DocxBlock): (Paragraph | Table)[] {
  if (block.kind === "heading") return [makeHeading(block)];
  if (block.kind === "quote") return makeQuote(block);
  if (block.kind === "table") return block.headers.length > 0 ? makeTable(block) : [];
  if (block.kind === "bullet") return [makeBullet(block)];
  const style = { title: "Title", paragraph: "BodyText", note: "NoteText" }[block.kind];
  return [makeParagraph(block.text, style, block.language)];
}

function makeFooter(): Footer {
  const children = [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })];
  return new Footer({
    children: [new Paragraph({ style: "NoteText", alignment: AlignmentType.CENTER, children })],
  });
}

/** The bytes of a DOCX of these blocks, on A4 with page numbers. Characters that XML cannot hold are replaced. */
export async function makeDocx(blocks: DocxBlock[], options: DocxOptions = {}): Promise<Uint8Array> {
  const document = new Document({
    creator: "Askwell",
    lastModifiedBy: "Askwell",
    title: cleanXmlText(options.title ?? ""),
    styles: docxStyles(options.language ?? "en"),
    numbering: { config: [bullets] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_300, bottom: 1_300, left: 1_300, right: 1_300 },
          },
        },
        footers: { default: makeFooter() },
        children: blocks.flatMap(makeBlock),
      },
    ],
  });
  return Packer.toBuffer(document);
}
