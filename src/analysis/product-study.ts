import type { StudyContext } from "./sources.ts";

const product =
  /\b(?:apps?|applications?|software|tools?|toolkit|websites?|web ?sites?|web ?shops?|platforms?|products?|prototypes?|features?|usability|user experience|ux|ui|interfaces?|dashboards?|subscriptions?|subscrib\w+|sign[- ]?ups?|onboarding|checkout|customers?|users?|devices?|gadgets?|wearables?|brands?|competitors?|pricing|purchas\w+|buyers?|plug-?ins?|librar(?:y|ies) (?:for|of) \w+|apis?|saas|chatbots?|browsers?|dark mode|e-?bikes?|services? (?:we|you) (?:offer|use)|delivery service|streaming service|churn|cancel\w* (?:early|their|your|the))\b/i;

/**
 * Whether a study is about a product, so that features, barriers to adopting it and competitors are looked for. The
 * creator's own product or competitors say so; else the objective, or, where there is none, the questions.
 */
export function isProductStudy({ objective, questions, ownProduct, competitors }: StudyContext): boolean {
  const isNamed = (name: string | null) => (name ?? "").trim() !== "";
  if (isNamed(ownProduct) || competitors.some(({ name }) => isNamed(name))) return true;
  if (objective.trim() !== "") return product.test(objective);
  return questions.some(({ text }) => product.test(text));
}
