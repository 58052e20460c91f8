import { InterviewFlow } from "../interview-flow.tsx";
import { keeper } from "../storage.ts";
import { useEndingTexts } from "../texts/texts-context.ts";
import { NoticeScreen } from "../ui/notice-screen.tsx";
import { useTitle } from "../ui/use-title.ts";

/** The end of the session that this browser keeps; one that is not finished goes on where it stands. */
export function CompletePage() {
  const texts = useEndingTexts();
  const kept = keeper.findLastSession();
  useTitle(kept === undefined ? texts.noSessionHere : texts.doneTitle);
  if (kept === undefined) {
    return <NoticeScreen title={texts.noSessionHere} text={texts.noSessionHereHelp} />;
  }
  return <InterviewFlow interviewId={kept.interviewId} sessionId={kept.sessionId} resumeToken={undefined} />;
}
