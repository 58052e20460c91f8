/** "Could we talk about thanks, then? What comes back to you?" */
const opening =
  /(?<!\p{L})(?:could|can|shall|may|might|let['’]?s|let us|like to|want to)(?: we| i)?(?: now)? (?:talk|speak|ask|hear|move|turn|come|go)(?: you)?(?: on| back)? (?:about|to) (?!(?:that|this|it|them|him|her)(?!\p{L}))/iu;

/** Whether what an interviewer says plainly opens another matter. */
export function opensTopic(text: string): boolean {
  return opening.test(text);
}
