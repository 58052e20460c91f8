import { useState } from "react";
import type { ShownStimulus } from "#contract/stimuli.ts";
import { useTexts, useWording } from "../texts/texts-context.ts";
import { itemTextsOf } from "./item-texts.ts";
import "../styles/item.css";

/** What a question shows, below its words. */
export function StimulusView({ kind, url, alt }: ShownStimulus) {
  const { newTab, larger, notLoaded } = itemTextsOf(useWording().language);
  const { retry } = useTexts();
  const [isLost, setLost] = useState(false);
  const props = { src: url, onError: () => setLost(true) };
  if (kind === "link") {
    return (
      <div className="stimulus link">
        <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
          {alt} <span className="visually-hidden">({newTab})</span>
          <span aria-hidden="true">↗</span>
        </a>
      </div>
    );
  }
  return (
    <div className={`stimulus ${kind}`}>
      {isLost ? (
        <p className="stimulus-lost" role="alert">
          {notLoaded}{" "}
          <button type="button" className="button small" onClick={() => setLost(false)}>
            {retry}
          </button>
          <span dir="auto">{alt}</span>
        </p>
      ) : (
        <>
          {kind === "image" && <img {...props} alt={alt} />}
          {kind === "image" && (
            <a className="stimulus-larger" href={url} target="_blank" rel="noopener noreferrer">
              {larger}
            </a>
          )}
          {kind === "video" && <video {...props} aria-label={alt} controls playsInline preload="metadata" />}
          {kind === "sound" && <audio {...props} aria-label={alt} controls preload="metadata" />}
        </>
      )}
    </div>
  );
}
