import { saveFile } from "../overview/save-file.ts";

/** Saves a chart as it is drawn, with the colours that it has on the page now. */
export function saveSvg(name: string, drawing: HTMLElement | null): void {
  const svg = drawing?.querySelector("svg");
  if (!svg) return;
  const colours = getComputedStyle(document.documentElement);
  const text = new XMLSerializer().serializeToString(svg);
  const filled = text.replace(/var\((--[\w-]+)\)/g, (_, variable: string) =>
    colours.getPropertyValue(variable).trim(),
  );
  saveFile(name, "image/svg+xml", filled);
}
