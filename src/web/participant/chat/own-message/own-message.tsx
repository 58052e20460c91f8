import { useState } from "react";
import { call } from "#web/api/call.ts";
import { useWording } from "../../texts/texts-context.ts";
import { tokenHeader } from "../../token-header.ts";
import type { ShownMessage } from "../chat-state.ts";
import type { ChatIdentity } from "../use-chat.ts";
import { ownMessageTextsOf } from "./own-message-texts.ts";

interface OwnMessageProps {
  message: ShownMessage;
  identity: ChatIdentity;
  onChanged: () => Promise<void>;
}

/** Beside a message that was asked not to be used: whether it's left out, and a button for the other way. */
export function OwnMessage({ message, identity, onChanged }: OwnMessageProps) {
  const texts = ownMessageTextsOf(useWording().language);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { leftOut = false } = message;

  const change = async () => {
    if (isSaving) return;
    setSaving(true);
    setFailed(false);
    try {
      await chooseUse(identity, message.id, !leftOut);
      await onChanged();
    } catch {
      setFailed(true);
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="own-message">
      <span role="status">{leftOut ? texts.leftOut : texts.used}</span>
      <button type="button" className="link" aria-disabled={isSaving || undefined} onClick={change}>
        {leftOut ? texts.use : texts.leaveOut}
      </button>
      {hasFailed && (
        <p className="error" role="alert">
          {texts.failed}
        </p>
      )}
    </div>
  );
}

function chooseUse(identity: ChatIdentity, messageId: string, leftOut: boolean) {
  const { interviewId: chatbotId, sessionId, resumeToken } = identity;
  return call("POST /api/sessions/:chatbotId/:sessionId/left-out", {
    params: { chatbotId, sessionId },
    headers: tokenHeader(resumeToken),
    body: { messageId, leftOut },
  });
}
