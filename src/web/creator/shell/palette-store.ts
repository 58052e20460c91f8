import { createSpotlight } from "@mantine/spotlight";

/** Apart from the palette itself, so that the top bar can open it before its code is loaded. */
export const [paletteStore, palette] = createSpotlight();

let isHere = false;
let isAsked = false;

/** At once, or as soon as the palette's code is here: a dialog that comes open does not know where the focus was. */
export function openPalette(): void {
  if (isHere) palette.open();
  else isAsked = true;
}

export function togglePalette(): void {
  if (paletteStore.getState().opened) palette.close();
  else openPalette();
}

/** Keys that are pressed now are meant for it, also while it is still on its way. */
export function isPaletteWanted(): boolean {
  return isAsked || paletteStore.getState().opened;
}

/** The palette says that it can open; returned is how it says that it is gone. */
export function welcomePalette(): () => void {
  isHere = true;
  if (isAsked) palette.open();
  isAsked = false;
  return () => {
    isHere = false;
    palette.close();
  };
}
