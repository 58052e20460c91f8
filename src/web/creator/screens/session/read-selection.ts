import { type Passage, toPassage } from "../../passages/selected-passage.ts";

/** What is selected within one message; a selection over several is left alone. */
export function readSelection(element: HTMLElement, text: string): Passage | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  // A triple click ends at the start of what follows the message.
  const isWithin = element.contains(range.endContainer);
  const to = isWithin ? from + range.toString().length : text.length;
  if (!isWithin && range.endOffset > 0) return undefined;
  return toPassage(text, from, to);
}
