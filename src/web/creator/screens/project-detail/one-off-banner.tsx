import { Button } from "@mantine/core";
import { Link } from "react-router";
import { formatDate } from "#web/format/dates.ts";
import { useUser } from "../../session/use-user.ts";

/** Bought single interviews that wait to be used. */
export function OneOffBanner({ projectId }: { projectId: string }) {
  const user = useUser();
  const slots = user?.availableOneOffInterviews ?? 0;
  if (slots === 0) return null;
  const days = user?.oneOffPurchases
    .filter(({ status }) => status === "available")
    .map(({ purchaseDate }) => formatDate(purchaseDate));
  return (
    <div className="row between gap-12 below-24 pad-12-16 round tint ink">
      <span>
        You have {slots} single {slots === 1 ? "interview" : "interviews"} to use
        {days && days.length > 0 && `, bought ${[...new Set(days)].join(", ")}`}.
      </span>
      <Button
        component={Link}
        to={`/projects/${projectId}/chatbot/create?useOneOff=true`}
        variant="default"
        size="xs"
      >
        Use One-off Slot
      </Button>
    </div>
  );
}
