import { maxTurnWords, maxTurnWordsOf } from "../limits.ts";
import { listWords } from "../words.ts";
import type { Draft, GuardFailure } from "./draft.ts";
import { stripClosing } from "./endings.ts";

/** Of a word, so that one endless word is too long as well. */
const maxLetters = 20;

const markup =
  /<\/?[a-z][^>]{0,200}>|!?\[[^\]]{0,200}\]|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^#{1,6} |`|^\s*[-•] |^\s*\d{1,2}[.)] |&(?:[a-z]{2,8}|#\d{1,6});|[{}|\\^~<>]|[\u0000-\u0008\u000E-\u001F\u200B\u202A-\u202E\u2066-\u2069]|\p{Extended_Pictographic}/imu;
const rolePrefix =
  /^\s*(?:interviewer|assistant|participant|respondent|user|human|system|bot|ai|you|they|move|text)\s*:/imu;

function isTooLong({ own, move, language }: Draft): boolean {
  const max = maxTurnWordsOf[move.kind] ?? maxTurnWords;
  const ours = move.kind === "close" ? stripClosing(own, language) : own;
  return ours.length > max * maxLetters || listWords(ours).length > max;
}

function isPose({ sentences, patterns }: Draft): boolean {
  return sentences.some((sentence) =>
    patterns.some(({ pose }) => pose.some((pattern) => pattern.test(sentence))),
  );
}

/** "I'm Julia from the team": the interviewer has no name. */
const introducesItself =
  /\b(?:I'm|I’m|I am|[Mm]y name is|[Mm]e llamo|[Jj]e m'appelle|[Ii]ch heiße|[Mm]eu nome é) \p{Lu}\p{Ll}{2,}/u;

/** Nothing said, markup, somebody else's part, too many words. */
export function checkForm(draft: Draft): GuardFailure[] {
  const { text, own } = draft;
  const failures: GuardFailure[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) return ["empty"];
  if (markup.test(own)) failures.push("not_plain_text");
  if (rolePrefix.test(own) || introducesItself.test(own) || isPose(draft)) failures.push("speaks_for_others");
  if (isTooLong(draft)) failures.push("too_long");
  return failures;
}
