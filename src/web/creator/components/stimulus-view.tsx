import { useState } from "react";
import type { ShownStimulus } from "#contract/stimuli.ts";

const picture = "card block fits low";
const looks = { image: picture, video: picture, sound: "block fills max-420" };

/** What participants are shown with a question, as its creators see it. */
export function StimulusView({ kind, url, alt }: ShownStimulus) {
  const [lost, setLost] = useState<string>();
  const label = alt.trim() || "Not described yet";
  if (kind === "link") {
    return (
      <a className="anywhere" href={url} target="_blank" rel="noopener noreferrer" dir="auto">
        {label}
        <span className="visually-hidden"> (opens in a new tab)</span>
        <span aria-hidden="true"> ↗</span>
      </a>
    );
  }
  if (lost === url) {
    return (
      <p className="fine anywhere">
        The file couldn’t be loaded. It shows: <span dir="auto">{label}</span>
      </p>
    );
  }
  const props = { className: looks[kind], src: url, onError: () => setLost(url) };
  switch (kind) {
    case "image":
      return <img {...props} alt={label} />;
    case "video":
      return <video {...props} aria-label={label} controls playsInline preload="metadata" />;
    case "sound":
      return <audio {...props} aria-label={label} controls preload="metadata" />;
  }
}
