/** "pricing, Onboarding ,, pricing" as tags: trimmed, none blank, each once. */
export function splitTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(",")) {
    const tag = part.trim();
    if (tag !== "" && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  }
  return [...byKey.values()];
}
