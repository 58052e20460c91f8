import type { SpotlightActionData } from "@mantine/spotlight";
import type { MouseEvent } from "react";
import { expect, test } from "vitest";
import { chosenOnce } from "./palette-choice.ts";
import {
  isPaletteWanted,
  openPalette,
  palette,
  paletteStore,
  togglePalette,
  welcomePalette,
} from "./palette-store.ts";

const isOpen = () => paletteStore.getState().opened;

test("a palette that is asked for before its code is here opens when that comes", () => {
  openPalette();
  expect([isOpen(), isPaletteWanted()]).toEqual([false, true]);
  const leave = welcomePalette();
  expect([isOpen(), isPaletteWanted()]).toEqual([true, true]);
  togglePalette();
  expect([isOpen(), isPaletteWanted()]).toEqual([false, false]);
  togglePalette();
  expect(isOpen()).toBe(true);
  palette.close();
  leave();
});

test("one opening of the palette does one thing, however often it is pressed", () => {
  const leave = welcomePalette();
  const done: string[] = [];
  const press = (action: SpotlightActionData) =>
    // By a key, which has no place below a pointer.
    action.onClick?.({ detail: 0 } as MouseEvent<HTMLButtonElement>);
  const first = chosenOnce({ id: "forms", onClick: () => done.push("forms") });
  const below = chosenOnce({ id: "logout", onClick: () => done.push("logout") });
  openPalette();
  press(first);
  palette.close();
  press(first);
  press(below);
  expect(done).toEqual(["forms"]);
  leave();
});
