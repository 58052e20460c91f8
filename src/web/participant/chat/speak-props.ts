import type { ShownMessage } from "./chat-state.ts";
import type { ChatIdentity } from "./use-chat.ts";

export interface SpeakProps {
  /** Recorded and understood by the server, or dictated to the browser. */
  way: "voice" | "dictation";
  identity: ChatIdentity;
  /** An answer was spoken and not sent. */
  hasUnsent: boolean;
  lastMessage: ShownMessage | undefined;
  text: string;
  onText: (text: string) => void;
  /** The recording that is sent with the next message. */
  onSound: (soundId: string | undefined) => void;
  /** A reply is awaited. */
  isBlocked: boolean;
}
