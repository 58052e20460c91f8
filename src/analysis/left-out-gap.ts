/** Where words were left out their places stay, as line breaks; people type fewer in a row. */
const gap = /\n{3,}/u;

/** Whether words stand on both sides of what was left out: as one quote they would be stretched over it. */
export function spansGap(text: string): boolean {
  return gap.test(text.trim());
}
