import type { TextKey } from "../texts/en.ts";
import { useTexts } from "../texts/texts-context.ts";
import { NoticeScreen } from "../ui/notice-screen.tsx";
import type { Refusal } from "./use-start.ts";

const words: Record<Refusal, [title: TextKey, text?: TextKey]> = {
  closed: ["closed", "closedHelp"],
  gone: ["gone"],
  quotaFull: ["quotaFullTitle", "quotaFullText"],
  inviteUsed: ["inviteUsed", "inviteUsedHelp"],
  inviteInvalid: ["inviteInvalid", "inviteInvalidHelp"],
  inviteNeeded: ["inviteNeeded", "inviteNeededHelp"],
};

/** Says kindly why the interview cannot begin. */
export function RefusedScreen({ why }: { why: Refusal }) {
  const texts = useTexts();
  const [title, text] = words[why];
  return text === undefined ? (
    <NoticeScreen title={texts[title]} />
  ) : (
    <NoticeScreen title={texts[title]} text={texts[text]} />
  );
}
