import { saveFile } from "../../ui/save-file.ts";

const copied = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
/** Sharp on paper and on dense screens. */
const scale = 2;

/** A chart of the page as a picture that stands alone, with the colours that it has now; null before it is drawn. */
export function readDrawing(place: HTMLElement | null): string | null {
  const svg = place?.querySelector("svg");
  if (!svg) return null;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll("*");
  for (const [index, element] of [...copy.querySelectorAll("*")].entries()) {
    const original = originals[index];
    if (original) inlineStyle(element, getComputedStyle(original));
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of [
    ["width", "100%"],
    ["height", "100%"],
    ["fill", "var(--ask-surface)"],
  ] as const) {
    ground.setAttribute(name, value);
  }
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

function inlineStyle(element: Element, style: CSSStyleDeclaration): void {
  for (const name of copied) {
    const value = style.getPropertyValue(name);
    if (value !== "") element.setAttribute(name, value);
  }
  element.removeAttribute("class");
}

function fillColours(svg: string): string {
  const colours = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours.getPropertyValue(name).trim());
}

export function saveSvgFile(name: string, svg: string): void {
  saveFile(`${name}.svg`, "image/svg+xml", fillColours(svg));
}

/** Draws the picture on a canvas and saves that. Throws where the browser cannot. */
export async function savePngFile(name: string, svg: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fillColours(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Couldn't create the PNG.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("Couldn't create the PNG.");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
