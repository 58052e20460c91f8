import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useConfig } from "../queries/instance.ts";
import { useProjects } from "../queries/projects.ts";
import { rememberPlace } from "../session/after-payment.ts";
import { useUser } from "../session/use-user.ts";
import { describePlaces } from "./describe-places.ts";

interface PlanPlacesProps {
  /** None yet where the project is still to be made. */
  projectId?: string | undefined;
  /** An interview that was bought is used where the plan has no place. */
  takesBought: boolean;
}

/** How much of the plan is used, before any work is done; nothing where it is somebody else's plan, or no limit. */
export function PlanPlaces({ projectId, takesBought }: PlanPlacesProps) {
  const user = useUser();
  const { data: config } = useConfig();
  const { data: projects } = useProjects();
  const isOwn = !projectId || projects?.find(({ _id }) => _id === projectId)?.role === "owner";
  const places = user && describePlaces(user, takesBought);
  if (!places || !isOwn || config?.billing === "off") return null;
  return (
    <NoticeBox kind="info">
      {places}{" "}
      <Anchor component={Link} to="/pricing" inherit onClick={rememberPlace}>
        See the plans
      </Anchor>
    </NoticeBox>
  );
}
