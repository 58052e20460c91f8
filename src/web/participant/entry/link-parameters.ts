import { maxSourceChars } from "#contract/limits.ts";

/** What the address of the page tells of the link that led to it. */

const inviteChars = 64;
const valueChars = 500;

/** Where the link was posted, by its `?ref=`. */
export function sourceOf(search: string): string | undefined {
  return new URLSearchParams(search).get("ref")?.trim().slice(0, maxSourceChars) || undefined;
}

/** The token of a personal link, by its `?invite=`. */
export function inviteOf(search: string): string | undefined {
  return new URLSearchParams(search).get("invite")?.trim().slice(0, inviteChars) || undefined;
}

/** The parameters that the interview keeps, as far as the link has them. */
export function hiddenFieldsOf(search: string, names: readonly string[] = []): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.trim().slice(0, valueChars);
      return value ? [[name, value]] : [];
    }),
  );
}
