import type { WayBack } from "../completion/return-link.tsx";
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
  panelUsed: ["panelUsed", "panelUsedHelp"],
  panelMissing: ["panelMissing", "panelMissingHelp"],
};

/** Says kindly why the interview cannot begin. */
export function RefusedScreen({ why, back }: { why: Refusal; back: WayBack | undefined }) {
  const texts = useTexts();
  const [title, text] = words[why];
  return <NoticeScreen title={texts[title]} {...(text && { text: texts[text] })} back={back} />;
}
