import { readableSlice, tidyText } from "./words.ts";

const because =
  /(?<![\p{L}'])(?:because|cos|cuz|coz|since (?:i|we|he|she|they|it|the)|so that|that's why|the reason (?:is|was)|due to|in order to|weil|da ich|denn|deshalb|darum|damit|porque|por eso|ya que|para que|parce que|puisque|car|pour que|c'est pourquoi|já que|por isso)(?![\p{L}'])|(?:لأن|لأنه|لأني|بسبب|لذلك)/iu;

/** Whether an answer says why: asking for the reason again would show that nobody read it. */
export function givesReason(answer: string): boolean {
  return because.test(tidyText(readableSlice(answer)));
}
