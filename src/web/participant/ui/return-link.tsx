import { useEffect, useState } from "react";
import { fill } from "#languages/fill.ts";
import { isEmbedded } from "../embedding.ts";
import { useEndingTexts } from "../texts/texts-context.ts";
import { findCreatorLink } from "./creator-link.ts";

/** Where the panel or the study wants its participant back, as the server says it. */
export interface WayBack {
  returnUrl?: string | null | undefined;
  returnAfterSeconds?: number | null | undefined;
}

/** A plain link; where the study wants it, it is followed after a few seconds, unless one chooses to stay. */
export function ReturnLink({ back }: { back: WayBack }) {
  const texts = useEndingTexts();
  const [isStaying, setStaying] = useState(false);
  const link = findCreatorLink(back.returnUrl);
  const url = link?.url;
  // A frame belongs to the page around it, and panels refuse to stand in one.
  const seconds = isEmbedded() ? null : (back.returnAfterSeconds ?? null);

  useEffect(() => {
    if (url === undefined || seconds === null || isStaying) return;
    const timer = setTimeout(() => location.assign(url), seconds * 1000);
    // Whoever begins to write here, such as an address for their code, is not to be taken away.
    const stay = (event: Event) => event.target instanceof HTMLInputElement && setStaying(true);
    document.addEventListener("focusin", stay);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", stay);
    };
  }, [url, seconds, isStaying]);

  if (link === undefined) return null;
  return (
    <>
      {seconds !== null && (
        <p role="status">
          {isStaying ? texts.staying : fill(texts.returning, { host: link.host, seconds: String(seconds) })}
        </p>
      )}
      <div className="actions">
        <a className="button primary" href={link.url} rel="noreferrer">
          {fill(texts.returnTo, { host: link.host })}
        </a>
        {seconds !== null && !isStaying && (
          <button type="button" className="button" onClick={() => setStaying(true)}>
            {texts.stay}
          </button>
        )}
      </div>
    </>
  );
}
