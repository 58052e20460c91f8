import { useEffect, useState } from "react";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { call } from "#web/api/call.ts";

type Config = AnswerOf<Operations["GET /api/config"]>;

/** How this server is set up; undefined until that is known, when nothing is promised either way. */
export function useConfig(): Config | undefined {
  const [config, setConfig] = useState<Config>();
  useEffect(() => {
    let isGone = false;
    call("GET /api/config", {})
      .then((known) => !isGone && setConfig(known))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return config;
}
