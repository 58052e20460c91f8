import { useEffect, useState } from "react";
import { useTexts } from "../texts/texts-context.ts";
import { sandboxFor } from "./prototype-sandbox.ts";

interface PrototypePaneProps {
  url: string;
}

const wideScreen = "(min-width: 1100px)";

/** What the questions are about: beside the chat where there is room, else a link. */
export function PrototypePane({ url }: PrototypePaneProps) {
  const texts = useTexts();
  const isWide = useMedia(wideScreen);
  if (!/^https:\/\//i.test(url)) return null;
  return (
    <aside className="prototype" aria-label={texts.prototype}>
      {isWide && <PrototypeFrame url={url} />}
      <p>
        {`${texts.prototype}: `}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {texts.openPrototype} <span aria-hidden="true">↗</span>
        </a>
      </p>
    </aside>
  );
}

/** Pictures and videos come in the frame as well: the page itself loads nothing from elsewhere. */
function PrototypeFrame({ url }: PrototypePaneProps) {
  const texts = useTexts();
  return (
    <iframe
      src={url}
      title={texts.prototype}
      sandbox={sandboxFor(url, location.href)}
      referrerPolicy="no-referrer"
      allow="fullscreen"
    />
  );
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const onChange = () => setMatches(list.matches);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  return matches;
}
