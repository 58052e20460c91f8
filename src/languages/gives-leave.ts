/** "You can put it, just not the school", "you can leave it in": leave is given, and no answer is to go. */
const leave =
  /(?<!\p{L})you (?:can|could|may|might|(?:are|'re) (?:free|welcome) to) (?:still |always )?(?:put|use|keep|quote|write|print|have|include|leave|say)(?: (?:that|this|it|all of it|the rest))+(?! out(?!\p{L}))/iu;

export function givesLeave(text: string): boolean {
  return leave.test(text.replace(/[’‘ʼ]/gu, "'"));
}
