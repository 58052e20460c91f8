import type { ThemeCluster } from "./cluster-pool.ts";
import type { Stance } from "./disagreement.ts";
import type { Headline } from "./headline.ts";

/** A cluster with all that a report says of it. */
export interface Theme {
  cluster: ThemeCluster;
  headline: Headline;
  label: string;
  stance: Stance;
  /** What a list shows: the headline, or of a topic what people differ about. */
  text: string;
}
