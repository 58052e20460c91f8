import { useEffect, useState } from "react";
import { call } from "#web/api/call.ts";

/** Whether this server can send a code by e-mail; undefined until that is known, when nothing is promised either way. */
export function useSendsMail(): boolean | undefined {
  const [sendsMail, setSendsMail] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    call("GET /api/config", {})
      .then((config) => !isGone && setSendsMail(config.sendsMail))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return sendsMail;
}
