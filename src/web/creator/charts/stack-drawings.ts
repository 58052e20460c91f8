interface TitledDrawing {
  title: string;
  /** A whole SVG, with its width and height in pixels. */
  svg: string;
}

const titleHeight = 36;
const gap = 16;
const edge = 16;

/** Several drawings as one, one below the other, each under its title; null where there is none. */
export function stackDrawings(drawings: readonly TitledDrawing[]): string | null {
  if (drawings.length === 0) return null;
  let top = edge;
  let width = 0;
  const parts: string[] = [];
  for (const { title, svg } of drawings) {
    const size = readSize(svg);
    parts.push(
      `<text x="${edge}" y="${top + 20}" fill="var(--ask-ink)" font-family="Inter, Helvetica, Arial, sans-serif" font-size="15" font-weight="600">${escapeXml(title)}</text>`,
      svg.replace("<svg", `<svg x="${edge}" y="${top + titleHeight}"`),
    );
    top += titleHeight + size.height + gap;
    width = Math.max(width, size.width + 2 * edge);
  }
  const size = `width="${width}" height="${top}" viewBox="0 0 ${width} ${top}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="var(--ask-surface)"/>${parts.join("")}</svg>`;
}

function readSize(svg: string): { width: number; height: number } {
  const head = svg.slice(0, svg.indexOf(">"));
  const read = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(head)?.[1] ?? 0);
  return { width: read("width"), height: read("height") };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
