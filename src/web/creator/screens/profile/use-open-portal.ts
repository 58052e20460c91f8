import { useState } from "react";
import { useManageSubscription } from "../../queries/billing.ts";

/**
 * Opens the payment provider's page in a new window; where the browser refuses, the address is there to press. The
 * test checkout has no such page: its subscription is managed on this one.
 */
export function useOpenPortal({ isDemo }: { isDemo: boolean }) {
  const manage = useManageSubscription();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const [isHere, setHere] = useState(false);
  const open = () => {
    if (isDemo) return setHere(true);
    if (manage.isPending) return;
    setBlockedUrl(undefined);
    // Opened while the press counts as the reason; after the answer it would be taken for a pop-up.
    const opened = window.open("about:blank", "_blank");
    if (opened) opened.opener = null;
    manage.mutate(undefined, {
      onSuccess: (url) => {
        if (opened && !opened.closed) opened.location.replace(url);
        else setBlockedUrl(url);
      },
      onError: () => opened?.close(),
    });
  };
  return { open, busy: manage.isPending, error: manage.error, blockedUrl, isHere };
}
