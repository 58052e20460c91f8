import type { GuideTemplate } from "#contract/guides.ts";
import { asGiven, type ListShape } from "#web/ui/list-view.ts";

export type ListedGuide = Omit<GuideTemplate, "examples">;

/** A guide is found by what it's called, what it's for, and the words of studies that it fits. */
export const guideShape: ListShape<ListedGuide> = {
  textOf: ({ name, fits, words }) => [name, fits, ...words],
  orders: [{ value: "given", label: "As listed", compare: asGiven }],
};
