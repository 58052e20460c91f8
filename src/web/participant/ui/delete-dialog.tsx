import { useEffect, useRef } from "react";
import { useEndingTexts } from "../texts/texts-context.ts";
import type { WayBack } from "./return-link.tsx";
import { useWithdraw } from "./use-withdraw.ts";

interface DeleteDialogProps {
  session: { sessionId: string; resumeToken: string | undefined };
  onClose: () => void;
  onDeleted: (back: WayBack) => void;
}

/** The second of the two steps that delete one's answers. */
export function DeleteDialog({ session, onClose, onDeleted }: DeleteDialogProps) {
  const texts = useEndingTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, error, withdraw } = useWithdraw(session, onDeleted);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="delete-title" onClose={onClose}>
      <h2 id="delete-title">{texts.withdrawTitle}</h2>
      <p>{texts.withdrawText}</p>
      {error !== "" && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {texts.withdrawKeep}
        </button>
        <button type="button" className="button danger" disabled={isBusy} onClick={() => void withdraw()}>
          {isBusy ? texts.withdrawing : texts.withdrawConfirm}
        </button>
      </div>
    </dialog>
  );
}
