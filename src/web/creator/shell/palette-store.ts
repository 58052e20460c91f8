import { createSpotlight } from "@mantine/spotlight";

/** Apart from the palette itself, so that the top bar can open it before its code is loaded. */
export const [paletteStore, palette] = createSpotlight();
