/** Panels hand participants over with parameters in the link, and take them back at an address. */

export interface PanelPreset {
  name: string;
  hiddenFields: string[];
  returnUrl: string;
  /** How the panel writes a parameter that it fills in. */
  placeholder: (name: string) => string;
}

export const panelPresets: PanelPreset[] = [
  {
    name: "Prolific",
    hiddenFields: ["PROLIFIC_PID", "STUDY_ID", "SESSION_ID"],
    returnUrl: "https://app.prolific.com/submissions/complete?cc=YOUR-CODE",
    placeholder: (name) => `{{%${name}%}}`,
  },
  {
    name: "Another panel",
    hiddenFields: ["pid"],
    returnUrl: "https://panel.example/complete?pid={pid}&ref={session}",
    placeholder: (name) => `[${name}]`,
  },
];

const reserved = new Set(["session", "invite", "lang", "ref", "embed"]);

export function fieldProblem(names: string[]): string | undefined {
  const wrong = names.find((name) => !/^[A-Za-z0-9][\w-]{0,63}$/.test(name));
  if (wrong !== undefined) return "Use letters, digits, - and _ only.";
  const taken = names.find((name) => reserved.has(name.toLowerCase()));
  return taken === undefined ? undefined : `"${taken}" is reserved.`;
}

/** Placeholders of the return link that no parameter fills. */
export function returnProblem(returnUrl: string, names: string[]): string | undefined {
  if (returnUrl.trim() === "") return undefined;
  if (!/^https:\/\/[^\s/{]+/i.test(returnUrl.trim())) return "The link must start with https://";
  const unknown = [...returnUrl.matchAll(/\{([\w-]{1,64})\}/g)]
    .map(([, name = ""]) => name)
    .find((name) => name !== "session" && !names.includes(name));
  return unknown === undefined ? undefined : `There's no parameter called "${unknown}".`;
}

/** The link to give a panel, with the places that it fills in. */
export function panelLink(link: string, names: string[]): string {
  if (names.length === 0) return link;
  const preset = panelPresets.find((one) => one.hiddenFields.some((name) => names.includes(name)));
  const write = preset?.placeholder ?? ((name: string) => `[${name}]`);
  return `${link}?${names.map((name) => `${name}=${write(name)}`).join("&")}`;
}
