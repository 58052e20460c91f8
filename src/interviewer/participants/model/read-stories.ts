import { z } from "zod";
import { containsCompletionPhrase } from "../../guard.ts";
import { isOtherLanguage } from "../../guard-language.ts";
import { makeStoryPack, type StoryPack } from "../story.ts";

/** A question from a participant would be read as one about the interview. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .refine((text) => !text.includes("?") && !containsCompletionPhrase(text))
  .refine((text) => !isOtherLanguage(text, "en"));

const storyPack = makeStoryPack(line).refine((pack) => {
  // People are known to have said something by its words: each stands once in a story.
  return pack.stories.every(({ facets }) => {
    const said = Object.values(facets).flatMap(({ say, more, insight }) => [say, more, insight ?? []].flat());
    return new Set(said).size === said.length;
  });
});

/** A model's stories where they can be used as they are, else undefined. */
export function readStories(json: unknown): StoryPack | undefined {
  const read = storyPack.safeParse(json);
  return read.success ? read.data : undefined;
}
