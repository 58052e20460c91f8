import { bugReportsModel } from "../models/bug-reports.ts";
import { featureRequestsModel } from "../models/feature-requests.ts";
import { estimateProbability, listWordFeatures } from "../models/linear-model.ts";
import type { Token } from "../reading.ts";

/** Probabilities from 0 to 1 that a sentence tells of a fault or wishes for something, by the trained models. */
export interface Estimates {
  fault: number;
  wish: number;
}

/** Estimates for the words of a sentence. */
export function estimateSentence(tokens: Token[]): Estimates {
  const features = listWordFeatures(tokens);
  return {
    fault: estimateProbability(features, bugReportsModel),
    wish: estimateProbability(features, featureRequestsModel),
  };
}

/** From here on the estimates add more right than wrong to the rules, on open answers that trained neither. */
export const faultFrom = 0.6;
export const wishFrom = 0.8;
