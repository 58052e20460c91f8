import type ending from "../../../../languages/en/ending.json";
import type page from "../../../../languages/en/page.json";

/** What the page says until a form or the chat is done. The English texts say which there are. */
export type TextKey = keyof typeof page;
export type Texts = Record<TextKey, string>;

/** What it says at the end, and where answers are deleted: loaded with those screens. */
export type EndingTexts = Record<keyof typeof ending, string>;
