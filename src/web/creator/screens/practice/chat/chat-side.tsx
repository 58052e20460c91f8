import type { PracticeState } from "#contract/practice.ts";
import { GuideList } from "./guide-list.tsx";
import { LiveMeter, useMeterHidden } from "./live-meter.tsx";
import { describeMeter } from "./meter-words.ts";

interface ChatSideProps {
  state: PracticeState;
  isNarrow: boolean;
  onPick: (question: string) => void;
}

/** The meter and the script: beside the chat, or folded above it where there is no room. */
export function ChatSide({ state, isNarrow, onPick }: ChatSideProps) {
  const [hidden, setHidden] = useMeterHidden();
  const { guide, meter, language } = state;
  const parts = (
    <>
      <LiveMeter meter={meter} hidden={hidden} onHidden={setHidden} />
      {guide && <GuideList guide={guide} language={language} onPick={onPick} />}
    </>
  );
  if (!isNarrow) {
    return (
      <aside className="stack content-start gap-16 shallow scrolls-y" aria-label="Meter and script">
        {parts}
      </aside>
    );
  }
  return (
    <details className="card rigid">
      <summary className="pad-8-12">
        {hidden ? (guide ? "Script and meter" : "Live meter") : describeMeter(meter)}
      </summary>
      <div className="relative stack gap-8 pad-8 scrolls-y ruled low">{parts}</div>
    </details>
  );
}
