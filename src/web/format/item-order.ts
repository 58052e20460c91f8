/** Swaps an option with its neighbour; the list as it was at either end. */
export function movedBy(order: readonly string[], option: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(option);
  const neighbour = order[from + by];
  if (from === -1 || neighbour === undefined) return order;
  return order.map((one, at) => (at === from ? neighbour : at === from + by ? option : one));
}

/** The order as it is said: a numbered line each. */
export function toOrderText(order: readonly string[]): string {
  return order.map((option, index) => `${index + 1}. ${option}`).join("\n");
}
