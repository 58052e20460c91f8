interface Scroller {
  box: Element;
  /** Where its events come. */
  target: Element | Document;
  /** Where what it shows begins in the window, and how high that is. */
  top: number;
  height: number;
}

/** What scrolls a list of messages: the list itself, or the page where that is too small for a list in it. */
export function scrollerOf(list: Element): Scroller {
  if (getComputedStyle(list).overflowY !== "visible") {
    const { top, height } = list.getBoundingClientRect();
    return { box: list, target: list, top, height };
  }
  return { box: document.documentElement, target: document, top: 0, height: window.innerHeight };
}
