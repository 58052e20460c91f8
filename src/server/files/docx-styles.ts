import { type IStylesOptions, LevelFormat } from "docx";

/** Colours of documents, as RRGGBB; dark enough to be read on paper. */
export const palette = {
  ink: "1F2430",
  muted: "5B6472",
  accent: "2F6F6A",
  line: "C9D0D8",
  shade: "EEF3F3",
};

const headingFont = "Georgia";

/** Bullets in three levels; the reference is what paragraphs name. */
export const bullets = {
  reference: "bullets",
  levels: ["•", "–", "·"].map((text, level) => ({
    level,
    format: LevelFormat.BULLET,
    text,
    style: { paragraph: { indent: { left: 400 * (level + 1), hanging: 260 } } },
  })),
};

/** Spacing in twentieths of a point, sizes in half points. */
export function docxStyles(language: string): IStylesOptions {
  const heading = (size: number, before: number) => ({
    run: { font: headingFont, size, bold: true, color: palette.ink },
    paragraph: { spacing: { before, after: 100 }, keepNext: true, keepLines: true },
  });
  const paragraphStyle = (id: string, name: string) => ({
    id,
    name,
    basedOn: "Normal",
    next: "BodyText",
    quickFormat: true,
  });
  const indent = { left: 400, right: 400 };
  return {
    default: {
      document: {
        run: { font: "Calibri", size: 22, color: palette.ink, language: { value: language } },
        paragraph: { spacing: { line: 276 } },
      },
      title: {
        run: { font: headingFont, size: 48, bold: true, color: palette.ink },
        paragraph: { spacing: { after: 160 }, keepNext: true },
      },
      heading1: heading(34, 420),
      heading2: heading(28, 340),
      heading3: heading(24, 260),
      heading4: heading(22, 220),
    },
    paragraphStyles: [
      { ...paragraphStyle("BodyText", "Body Text"), paragraph: { spacing: { after: 140 } } },
      {
        ...paragraphStyle("NoteText", "Note Text"),
        run: { size: 18, color: palette.muted },
        paragraph: { spacing: { after: 120 } },
      },
      { ...paragraphStyle("BulletText", "Bullet Text"), paragraph: { spacing: { after: 60 } } },
      {
        ...paragraphStyle("Quotation", "Quotation"),
        run: { font: headingFont, size: 21 },
        paragraph: { indent, spacing: { before: 100, after: 0 }, keepLines: true },
      },
      {
        ...paragraphStyle("QuotationSource", "Quotation Source"),
        run: { size: 18, color: palette.muted },
        paragraph: { indent, spacing: { after: 160 } },
      },
      { ...paragraphStyle("TableText", "Table Text"), run: { size: 19 } },
      { ...paragraphStyle("TableEnd", "Table End"), paragraph: { spacing: { after: 120 } } },
    ],
  };
}
