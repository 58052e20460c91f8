import { z } from "zod";
import anyTopicFile from "../../../assets/stories/any-topic.json" with { type: "json" };
import groceryShopping from "../../../assets/stories/grocery-shopping.json" with { type: "json" };
import mealPlanning from "../../../assets/stories/meal-planning.json" with { type: "json" };
import onlineLearning from "../../../assets/stories/online-learning.json" with { type: "json" };
import personalFinance from "../../../assets/stories/personal-finance.json" with { type: "json" };
import publicTransport from "../../../assets/stories/public-transport.json" with { type: "json" };
import remoteWork from "../../../assets/stories/remote-work.json" with { type: "json" };
import { makeStoryPack } from "./story.ts";

/** A file of assets/stories. `matches`: the words of a topic that choose the pack, as a regular expression. */
const topicPack = makeStoryPack(z.string()).extend({
  matches: z.string().transform((source) => new RegExp(source, "i")),
});
type TopicPack = z.infer<typeof topicPack>;

/** The first whose words a topic uses is taken. */
export const topicPacks: TopicPack[] = [
  remoteWork,
  groceryShopping,
  mealPlanning,
  personalFinance,
  publicTransport,
  onlineLearning,
].map((file) => topicPack.parse(file));

const anyTopic = topicPack.parse(anyTopicFile);

/** The pack whose words a topic uses, or the one that fits any topic. */
export function choosePack(topic: string): TopicPack {
  return topicPacks.find((pack) => pack.topic === topic || pack.matches.test(topic)) ?? anyTopic;
}
