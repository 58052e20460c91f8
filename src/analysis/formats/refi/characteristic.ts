import type { ExportSession } from "../export-project.ts";
import type { RefiVariableType } from "./refi-project.ts";

/** What a case has a value of. */
export interface Characteristic {
  key: string;
  name: string;
  type: RefiVariableType;
  /** Empty where the session has none. */
  read: (session: ExportSession) => string;
  /** It is there whether or not a session is known to have a value yet. */
  isKept?: boolean;
}
