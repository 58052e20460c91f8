/** Up to two initials, by what people see as characters: "Ana Maria Silva" is "AS". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => firstCharacter(word ?? "")).join("");
}

function firstCharacter(word: string): string {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)) {
    return segment.toLocaleUpperCase();
  }
  return "";
}

/** The address of somebody's picture: the id stands where the setting has "{id}", else at its end. */
export function avatarAddress(template: string, id: string): string {
  const written = encodeURIComponent(id);
  return template.includes("{id}") ? template.replaceAll("{id}", written) : `${template}${written}`;
}
