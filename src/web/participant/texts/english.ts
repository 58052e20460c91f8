import english from "../../../../languages/en/page.json" with { type: "json" };

/** The texts of the page in English, which it starts with; they say which texts there are. */
export const en: Texts = english;

export type TextKey = keyof typeof english;
export type Texts = Record<TextKey, string>;
