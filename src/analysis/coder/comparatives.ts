import weights from "../../../assets/models/comparatives.json" with { type: "json" };
import { listComparisonFeatures } from "../models/comparison-features.ts";
import { estimateProbability, linearModel } from "../models/linear-model.ts";
import type { Sentence } from "../reading.ts";

const model = linearModel.parse(weights);

/** Well over the model's own threshold: where no phrase of comparing stands, only a sure guess counts. */
const sure = 0.9;

const strong =
  /\b(?:(?:better|worse|easier|faster|slower|simpler|cheaper|nicer|cleaner|quicker|smoother|stronger|weaker|harder|richer|smarter|safer|more \w+|less \w+|fewer \w+|\w{3,}er) than|compared (?:to|with)|in comparison|prefer(?:red|s)?\b|unlike|rather than|instead of|as (?:\w+ ){1,2}as|not as \w+|switch(?:ed|ing)? (?:from|to)|moved from \w+ to|outperform\w*|superior|inferior|beats|versus|vs\.?|(?:far|much|way|a lot) (?:better|worse|easier|faster|cheaper|simpler)|the (?:best|worst) (?:of|among)|similar to|the same as|different from)(?:\b|\s|$)/i;
const notComparing =
  /\b(?:rather than later|other than|less than|more than|no later than|as (?:soon|long|far|well|much|many) as (?:possible|i|we|you|that)?|better than nothing)\b/i;
const gerund = /\b(?:instead of|rather than) \w+ing\b/i;
const others =
  /\b(?:other|another|alternative|competing|rival) (?:tools?|apps?|products?|services?|software|programs?|platforms?|systems?|providers?|brands?|companies|websites?)\b|\b(?:alternatives|competitors?|rivals?)\b/i;

/** True when the sentence weighs something against a named product or against "others". */
export function isComparative(sentence: Sentence, names: number): boolean {
  const text = sentence.text.replace(/[’‘]/g, "'");
  if (!strong.test(text)) return names > 1 && isLikely(sentence);
  if ((notComparing.test(text) || gerund.test(text)) && names < 2) return false;
  return names > 0 || others.test(text);
}

function isLikely(sentence: Sentence): boolean {
  return estimateProbability(listComparisonFeatures(sentence.tokens), model) >= sure;
}
