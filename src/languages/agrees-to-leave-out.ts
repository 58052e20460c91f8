/** What an interviewer says to a plea: "Of course, I'll note that you'd like it left out." */
const agreeing =
  /(?<!\p{L})(?:left|leave|leaving|kept|keep|keeping|taken|take|stays?) (?:it |that |this )?out(?!\p{L})|(?<!\p{L})(?:won['’]t|will not|not) (?:be )?(?:use|used|quote|quoted|write|written)(?!\p{L})/iu;

export function agreesToLeaveOut(text: string): boolean {
  return agreeing.test(text);
}
