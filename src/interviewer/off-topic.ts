/**
 * Answers that are about something else altogether. Conservative: it takes talk of pets, weather, jokes or
 * the surroundings that shares no word with the study and what was said before, or a task set to the bot.
 */
import type { Guide } from "./guide.ts";
import { countWords, listContentWords, readableSlice, tidyText } from "./words.ts";

const task =
  /^(?:please |pls |ok(?:ay)?,? |now |hey,? |and |so |just )*(?:(?:can|could|will|would) you (?:please )?)?(?:write|compose|tell|sing|give|draw|make|generate|translate|summari[sz]e|solve|calculate|code|program|fix|explain)\b(?: me| us)?(?: up)? (?:a|an|the|this|these|my|some|one|another)\b.{0,40}?\b(?:poems?|jokes?|stor(?:y|ies)|songs?|essays?|recipes?|code|scripts?|functions?|programs?|paragraphs?|tweets?|emails?|letters?|haikus?|limericks?|riddles?|pictures?|images?|homework|equations?|python|javascript|sentences? (?:in|into)|cover letter|text (?:in|into))\b|^(?:what(?:'s| is) the capital of|who (?:won|is the president)|what(?:'s| is) \d+ ?[-+*x/] ?\d+)/;
const chat =
  /\b(?:reminds me of|by the way|speaking of|my (?:cat|dog|kitten|puppy|parrot|hamster|rabbit|budgie)|(?:nice|lovely|terrible|awful|bad|good|horrible|beautiful) weather|the weather (?:is|was|here|today|outside)|it(?:'s| is) (?:raining|snowing|sunny|so hot|freezing|windy)|(?:raining|snowing) (?:here|outside|again)|knock knock|(?:hear|know|heard|tell you) (?:a|this|another) joke|did you hear (?:the one|about)|how are you|what are you wearing|do you (?:like|have|eat|sleep|dream)|somebody is at the door|someone(?:'s| is) at (?:the|my) door|doorbell|my (?:neighbou?r|kid|son|daughter|child|baby) (?:is|just) (?:shouting|crying|screaming|came)|(?:watch|watched|watching) (?:the )?(?:game|match|football|telly|netflix)|hungry right now|my (?:coffee|tea) is)\b/;
const maxWords = 60;
const everyday = new Set(
  "monday tuesday wednesday thursday friday saturday sunday afterwards days weeks months years today yesterday morning evening slept went came want take good nice lovely little never always".split(
    " ",
  ),
);
const stemLength = 5;

function listStems(text: string): string[] {
  return listContentWords(text)
    .filter((word) => word.length >= 4 && !everyday.has(word))
    .map((word) => word.slice(0, stemLength));
}

/**
 * Whether a message is off the topic of the study. `question` is the open one, `earlier` what the participant
 * answered so far. English only.
 */
export function isOffTopic(
  guide: Guide,
  question: string,
  message: string,
  earlier: readonly string[],
): boolean {
  const lower = tidyText(readableSlice(message)).toLowerCase();
  if (countWords(lower) > maxWords) return false;
  if (task.test(lower)) return true;
  if (!chat.test(lower)) return false;
  const known = [
    question,
    guide.objective,
    guide.introduction,
    guide.facts.interviewName,
    ...guide.topics,
    ...guide.questions.map((one) => one.text),
    ...earlier.map(readableSlice),
  ];
  const stems = new Set(known.flatMap(listStems));
  return !listStems(lower).some((stem) => stems.has(stem));
}
