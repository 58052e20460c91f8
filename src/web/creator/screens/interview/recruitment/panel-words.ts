import { panelPresets } from "#contract/panel-presets.ts";
import type { Ending } from "#contract/return-links.ts";

/** Panels hand participants over with parameters in the link, and take them back at an address for each ending. */

export const endingNames: Record<Ending, { name: string; when: string }> = {
  complete: { name: "Complete", when: "Finished, or stopped after enough answers for the incentive." },
  screenedOut: { name: "Screened out", when: "An answer in the form before the interview ruled them out." },
  quotaFull: { name: "Quota full", when: "Enough people like them have already taken part." },
  stoppedEarly: { name: "Stopped early", when: "Left before answering enough for the incentive." },
  withdrawn: {
    name: "Withdrawn",
    when: "Had their answers deleted. Nothing is kept to match them with later.",
  },
};

const reserved = new Set(["session", "invite", "lang", "ref", "embed"]);

export function fieldProblem(names: string[]): string | undefined {
  const wrong = names.find((name) => !/^[A-Za-z0-9][\w-]{0,63}$/.test(name));
  if (wrong !== undefined) return "Use letters, digits, - and _ only.";
  const taken = names.find((name) => reserved.has(name.toLowerCase()));
  return taken === undefined ? undefined : `"${taken}" is reserved.`;
}

/** The link to give a panel, with the places that it fills in; some panels add theirs to any link. */
export function panelLink(link: string, names: string[]): string {
  if (names.length === 0) return link;
  const preset = panelPresets.find((one) => one.hiddenFields.some((name) => names.includes(name)));
  if (preset?.write === null) return link;
  const write = preset?.write ?? ((name: string) => `[${name}]`);
  return `${link}?${names.map((name) => `${name}=${write(name)}`).join("&")}`;
}
