/** Charts as pictures for slides and reports. Colours are the page's own, as `var(--ask-…)`, filled in when saved. */

export interface BarGroup {
  title: string;
  bars: readonly { label: string; value: number; told?: string; colour?: string }[];
}

const width = 640;
const labelWidth = 200;
const rowHeight = 26;
const titleHeight = 40;
const maxLabel = 30;
const font = 'font-family="Inter, Helvetica, Arial, sans-serif"';

/** Groups of labelled bars, one below the other; bars are as long as their share of the group's highest. */
export function drawBars(groups: readonly BarGroup[]): string {
  let top = 8;
  const parts: string[] = [];
  for (const { title, bars } of groups) {
    parts.push(line(16, top + 22, title, 'font-size="15" font-weight="600"'));
    top += titleHeight;
    const highest = Math.max(1, ...bars.map(({ value }) => value));
    for (const { label, value, told = String(value), colour = "var(--ask-primary)" } of bars) {
      const long = ((width - labelWidth - 90) * value) / highest;
      parts.push(
        line(labelWidth - 8, top + 17, shorten(label), 'font-size="13" text-anchor="end"'),
        `<rect x="${labelWidth}" y="${top + 4}" width="${long.toFixed(1)}" height="18" rx="3" fill="${colour}"/>`,
        line(labelWidth + long + 8, top + 17, told, 'font-size="13"'),
      );
      top += rowHeight;
    }
    top += 12;
  }
  const size = `width="${width}" height="${top}" viewBox="0 0 ${width} ${top}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="var(--ask-surface)"/>${parts.join("")}</svg>`;
}

function line(x: number, y: number, text: string, more: string): string {
  return `<text x="${x.toFixed(1)}" y="${y}" fill="var(--ask-ink)" ${font} ${more}>${escapeXml(text)}</text>`;
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length > maxLabel ? `${letters.slice(0, maxLabel - 1).join("")}…` : text;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Labels are people's words: control characters have no place in XML. */
function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}
