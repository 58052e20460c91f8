import { useEffect, useRef, useState } from "react";
import { useWording } from "../../texts/texts-context.ts";
import type { ChatIdentity } from "../use-chat.ts";
import { ownMessageTextsOf } from "./own-message-texts.ts";
import { type PlayerState, SoundPlayer } from "./sound-player.ts";

interface OwnSoundProps {
  soundId: string;
  identity: ChatIdentity;
}

/** The sound of a spoken answer, for who spoke it. It comes with the press of a button, so that it plays at once. */
export function OwnSound({ soundId, identity }: OwnSoundProps) {
  const { texts: page, language } = useWording();
  const texts = ownMessageTextsOf(language);
  const [state, setState] = useState<PlayerState>("loading");
  const player = useRef<SoundPlayer>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const made = new SoundPlayer(identity, soundId, setState);
    player.current = made;
    // The button that was pressed is gone with this one's coming.
    button.current?.focus();
    void made.play();
    return made.close;
  }, [identity, soundId]);

  if (state === "gone") return <span className="message-time">{texts.soundGone}</span>;
  const isOn = state === "playing" || state === "loading";
  return (
    <>
      <button
        type="button"
        className="link own-sound"
        ref={button}
        onClick={() => (isOn ? player.current?.stop() : void player.current?.play())}
      >
        {isOn ? texts.stop : page.play}
      </button>
      {state === "failed" && (
        <p className="error" role="alert">
          {texts.notPlayed}
        </p>
      )}
    </>
  );
}
