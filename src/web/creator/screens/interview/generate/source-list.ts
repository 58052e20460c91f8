import { countNoun } from "#web/format/count-noun.ts";
import type { SelectedSources } from "../../../queries/insights.ts";

export type SourceName = keyof SelectedSources;

/** One kind of source as the menu offers it. */
export interface DataSource {
  name: SourceName;
  label: string;
  /** How many there are, or why it cannot be chosen. */
  detail: string;
  chosen: boolean;
  disabled: boolean;
}

const kinds = [
  { name: "interviews", label: "Interviews", one: "finished session", none: "No finished sessions yet" },
  { name: "transcripts", label: "Transcripts", one: "transcript", none: "None uploaded to this project yet" },
  { name: "reddit", label: "Reddit threads", one: "thread", none: "None added yet, see Integrations" },
] as const;

/** What is analysed until somebody chooses: the interviews, and with none of them the uploaded transcripts too. */
export function chooseSources(counts: Readonly<Record<SourceName, number>>): SelectedSources {
  return { interviews: true, transcripts: counts.interviews === 0 && counts.transcripts > 0, reddit: false };
}

/** What can be analysed. Interviews can always be chosen: that there are none yet is said by the server. */
export function listSources(
  selected: SelectedSources,
  counts: Readonly<Record<SourceName, number>>,
): DataSource[] {
  return kinds.map(({ name, label, one, none }) => {
    const count = counts[name];
    const disabled = count === 0 && name !== "interviews";
    return {
      name,
      label,
      detail: count === 0 ? none : countNoun(count, one),
      chosen: selected[name] && !disabled,
      disabled,
    };
  });
}
