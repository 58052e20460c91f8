import type { ToldAspect } from "./told-lines.ts";

/** A list that lines are gathered in, before a framework takes what it shows. */
export type Drawer =
  | ToldAspect
  | "behavior"
  | "pain"
  | "barrier"
  | "need"
  | "idea"
  | "missing"
  | "success"
  | "relief"
  | "preferred"
  | "delight"
  | "workaround";

/** A drawer within a stage of a journey; the stage is empty in other frameworks. */
export function nameDrawer(stage: string, drawer: Drawer): string {
  return `${stage}/${drawer}`;
}
