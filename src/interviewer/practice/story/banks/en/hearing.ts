import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";
import { topics } from "./topics.ts";

export const hearing: BankHearing = {
  parts: [
    [
      "workaround",
      anyOf(
        "(?:gets?|got|comes?|came|stands?) in (?:the|your) way|deal(?:t|ing)? with|" +
          "get(?:ting)? (?:around|round|by)|work(?:ed|ing)?[- ]?arounds?|cop(?:e|ed|ing)|" +
          "handl(?:e|ed|ing)|what (?:have you|did you) tr(?:y|ied)|(?:have|had) you tried|" +
          "what do you do about|what do you do when|manag(?:e|ed|ing) (?:it|that|this|with)|" +
          "solv(?:e|ed|ing)|solutions?|tricks?|strateg(?:y|ies)|what helps|help(?:s|ed)? you",
      ),
    ],
    [
      "wish",
      anyOf(
        "wish(?:es)?|chang(?:e|es|ed) (?:about|anything|something|in|one thing)|" +
          "improv(?:e|ed|ements?|ing)|(?:be|make it|look) better|different about|ideal(?:ly)?|" +
          "missing|hop(?:e|es|ing)(?: for)?|like to (?:see|have)|would you like|magic wand|future|" +
          "perfect|worth to you|(?:do|would|did) you (?:want|need)",
      ),
    ],
    [
      "problem",
      anyOf(
        "difficult(?:y|ies)?|problem(?:s|atic)?|challeng\\w*|frustrat\\w*|pain points?|" +
          "hard(?:est|er)?(?: part)?|annoy\\w*|worr(?:y|ies|ied|ying)|obstacles?|barriers?|" +
          "hurdles?|troubl\\w*|struggl\\w*|bother\\w*|go(?:es)? wrong|went wrong|not work(?:ing)?|" +
          "least like|like least|dislike|worst|downsides?|stressful|keeps you from",
      ),
    ],
    [
      "feeling",
      anyOf(
        "feel(?:s|ing|ings)?|felt|emotions?|emotional(?:ly)?|mood|matters?(?: most)?(?: to you)?|" +
          "mean to you|means to you|opinion|view|think (?:of|about) (?:it|this|all)|" +
          "(?:stood|stands) out|comes? to (?:your )?mind|important|satisf\\w*|enjoy(?:able)?|" +
          "what .{0,30} like for you|your attitude",
      ),
    ],
    [
      "last",
      anyOf(
        "last time|most recent(?:ly)?|latest|recent(?:ly)? .{0,20}|" +
          "last (?:week|occasion|session|trip|visit|one)|walk me through (?:the|your|one|a)|" +
          "think(?:ing)? back|yesterday|specific (?:day|time|occasion|situation|example)|" +
          "example of|one (?:day|occasion|situation) when|a time when",
      ),
    ],
    [
      "person",
      anyOf(
        "(?:about|introduce|describe) yourself|who (?:are you|you are)|" +
          "your (?:background|life|family|home|job|work day|situation|household)|where do you live|" +
          "who do you live with|for a living|your story|as a person",
      ),
    ],
    [
      "routine",
      anyOf(
        "typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|routines?|habits?|everyday|day[- ]to[- ]day|" +
          "an? (?:average |ordinary )?(?:day|week|morning|evening)|your (?:day|week)|" +
          "how do you (?:go about|do|use|plan|organi[sz]e|start|spend|choose|decide|work)|" +
          "how (?:does|did) .{1,40} (?:fit|work|start|begin|look|come up)|experience|process|" +
          "steps?|role|part (?:does|do|of your)|how often|regularly|in your life",
      ),
    ],
  ],
  facts: [
    ["how_often", anyOf("how often|how frequently|how many times|times (?:a|per) (?:day|week|month)")],
    [
      "since_when",
      anyOf("since when|how long (?:have|has|had)|when did you (?:first|start|begin)|how long ago"),
    ],
    ["age", anyOf("how old|your age|what age")],
    ["name", anyOf("your name|called\\?")],
    ["job", anyOf("your (?:job|occupation|profession)|for a living|where do you work|do you work as")],
    [
      "town",
      anyOf(
        "where do you live|which (?:town|city|country)|where are you from|" + "what (?:town|city|country)",
      ),
    ],
    ["how_much", anyOf("how much|what does it cost|what did it cost|price|pay for")],
    ["how_long", anyOf("how long|how many (?:minutes|hours)|how much time")],
    ["how_many", anyOf("how many|what number")],
    ["when", anyOf("when|what (?:day|date|time|month|year)|which (?:day|month|year)")],
    ["who", anyOf("who|whom|whose|with whom")],
    ["where", anyOf("where|what place|which room")],
    ["which", anyOf("which|what (?:brand|model|app|tool|kind|type|version)")],
  ],
  follows: anyOf(
    "that|those|these|then|there|what happened|happened (?:then|next|after)|after|you (?:just )?(?:said|mentioned|told|spoke|wrote)",
  ),
  greeting:
    /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|welcome|nice to meet you|pleased to meet you|how are you(?: today| doing)?|thanks? (?:you )?for (?:your time|coming|joining|taking part|being here|talking to me)[\w ]{0,30}|my name is [\w'-]{1,20}(?: [\w'-]{1,20}){0,6}|i(?:'m| am) [\w'-]{1,20}(?: [\w'-]{1,20}){0,6}|there)[\s,.!?]*){1,5}$/u,
  thanks:
    /^(?:(?:okay|ok|great|thanks?(?: you)?(?: a lot| so much| very much)?|got it|fine|good|perfect|cheers|all right|alright|bye|goodbye|that(?:'s| is) (?:all|it|great|fine)|for (?:that|telling me|sharing))[\s,.!]*){1,8}$/u,
  aboutMe: anyOf(
    "are you (?:a |an )?(?:real|human|robot|bot|ai|machine|program|computer|person|chatgpt|llm|model)\\w*|" +
      "what(?:'s| is) your name|who are you\\??$|what are you\\??$|" +
      "(?:am i|are we) (?:talking|speaking|chatting) (?:to|with)|" +
      "your (?:system )?(?:prompt|instructions)",
  ),
  aboutTalk: anyOf(
    "(?:how long|how much time) (?:will|does|is) (?:this|the|our) (?:take|interview|talk|session|practice|conversation|chat)|" +
      "how does this (?:practice|interview|session) work|" +
      "what is this (?:practice|interview|session|talk)(?: for| about)?|" +
      "why are (?:we|you) (?:doing|talking|here)",
  ),
  anythingElse: anyOf(
    "anything else|" +
      "anything (?:that )?(?:we|i) (?:have not|haven't|did not|didn't|should have|forgot|missed)\\w*|" +
      "did (?:we|i) (?:miss|forget|leave)|left out|what else (?:would|should|do)|like to add|" +
      "not (?:yet )?(?:cover|ask|talk|discuss)(?:ed)?|should (?:i|we) have asked",
  ),
  recap: anyOf(
    "did i (?:get|understand|hear)|is that (?:right|correct|accurate)|get anything wrong|" +
      "to (?:sum|summari[sz]e)(?: up)?|let me (?:sum|summari[sz]e|repeat)|correct or add|" +
      "tell me that it fits|anything to (?:correct|change)|what i (?:heard|took|understood)",
  ),
  stop: anyOf(
    "(?:would you (?:like|prefer|rather)|do you (?:want|wish)) to (?:stop|end|pause|take a break)|" +
      "(?:shall|should) we (?:stop|end)|stop here|go on or stop",
  ),
  jargon: anyOf(
    "onboarding|touch ?points?|pain points?|use cases?|workflows?|stakeholders?|" +
      "value propositions?|user journeys?|customer journeys?|kpis?|leverag(?:e|ing)|" +
      "synerg(?:y|ies)|heuristics?|paradigms?|modalit(?:y|ies)|longitudinal|friction|" +
      "ecosystems?|holistic(?:ally)?|frameworks?|methodolog(?:y|ies)|affordances?|churn|" +
      "mental models?",
  ),
  topics,
};
