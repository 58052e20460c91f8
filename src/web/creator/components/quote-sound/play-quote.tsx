import { IconDownload, IconPlayerPlayFilled, IconPlayerStopFilled } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { QuoteSound } from "#contract/heard.ts";
import { errorText } from "#web/api/api-error.ts";
import { clipAddress, locateQuote, type QuotePlace, soundAddress } from "../../queries/quote-sounds.ts";
import { playSpan } from "./play-span.ts";
import { useCanPlay } from "./playable.tsx";

const notes: Record<QuoteSound["match"], string> = {
  exact: "",
  near: "These words were corrected before they were sent. This plays what was said there.",
  whole: "These words weren’t heard in the recording. This plays the whole answer.",
};

/** Plays the seconds in which somebody said these words, and gives them out; nothing where there's no sound. */
export function PlayQuote({ place, what = "these words" }: { place: QuotePlace; what?: string }) {
  return useCanPlay(place) ? <QuotePlayer place={place} what={what} /> : null;
}

interface QuotePlayerProps {
  place: QuotePlace;
  what: string;
  /** The whole message is meant, so no seconds have to be found. */
  isWhole?: boolean;
}

const wholeSound: QuoteSound = { startMs: 0, endMs: null, match: "exact" };

export function QuotePlayer({ place, what, isWhole = false }: QuotePlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [note, setNote] = useState("");
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const play = async () => {
    setIsPlaying(true);
    try {
      const found = isWhole ? wholeSound : await locateQuote(place);
      setNote(notes[found.match]);
      stop.current = await playSpan(soundAddress(place), found, () => setIsPlaying(false));
    } catch (error) {
      setIsPlaying(false);
      setNote(errorText(error, "Couldn’t play the recording. Please try again."));
    }
  };
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled;
  return (
    <span className="wrap middle gap-4-12">
      <button
        type="button"
        className="bare inline gap-4 primary text-13 nowrap hover-underline coarse-44"
        onClick={() => (isPlaying ? stop.current?.() : void play())}
      >
        <Icon size={14} aria-hidden="true" />
        {isPlaying ? "Stop" : "Play"}
        <span className="visually-hidden"> {what}</span>
      </button>
      <a
        className="bare inline gap-4 primary text-13 nowrap hover-underline coarse-44"
        href={clipAddress(place)}
        download
      >
        <IconDownload size={14} aria-hidden="true" />
        Clip
        <span className="visually-hidden"> of {what}, with captions</span>
      </a>
      <span role="status" className="fine">
        {note}
      </span>
    </span>
  );
}
