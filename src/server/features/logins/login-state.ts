/** What a begun login remembers beside its secrets: where to go afterwards, and whose account it is linked to. */
export interface Intent {
  to: string;
  /** The account that the provider's login shall open from then on; null where somebody logs in. */
  linkTo: string | null;
}

/** A path begins with a slash, so that no path reads as a link. */
export function packIntent({ to, linkTo }: Intent): string {
  return linkTo === null ? to : `link:${linkTo}:${to}`;
}

export function unpackIntent(text: string): Intent {
  const [, linkTo, to] = /^link:([A-Za-z0-9]+):(\/.*)$/s.exec(text) ?? [];
  return linkTo && to ? { to, linkTo } : { to: text, linkTo: null };
}
