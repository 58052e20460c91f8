import { AppError } from "../../app-error.ts";
import type { Config } from "../../config.ts";
import type { Forum } from "../../forum.ts";

export function openForum(_config: Config): Forum {
  return {
    readThread: () => Promise.reject(new AppError("reddit_unavailable")),
  };
}
