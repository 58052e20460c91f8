import { IconBulb } from "@tabler/icons-react";
import { countNoun } from "#web/format/count-noun.ts";
import { EmptyState } from "#web/ui/list-states.tsx";

export function NoInsights({ finished }: { finished: number }) {
  return (
    <EmptyState
      title="No insights yet"
      text={
        finished === 0
          ? "Insights come from finished sessions. Share the link with participants; one finished session is enough to start."
          : `${countNoun(finished, "finished session")} can be analysed. Press Generate Insights above to see what people said.`
      }
      icon={<IconBulb size={20} />}
    />
  );
}
