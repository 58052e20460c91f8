import { Anchor, Button, Group } from "@mantine/core";
import { Link } from "react-router";
import type { OneOffPurchase } from "#contract/billing.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { When } from "#web/ui/when.tsx";
import { usePurchases } from "../../queries/billing.ts";
import { useConfig } from "../../queries/instance.ts";
import classes from "../pages.module.css";
import { Section } from "./section.tsx";
import { SectionError } from "./section-error.tsx";

const states: Record<OneOffPurchase["status"], string> = {
  available: "Available",
  used: "Used",
  revoked: "Revoked",
};

export function PurchasesSection() {
  const { data: config } = useConfig();
  const purchases = usePurchases();
  if (!config || (config.billing === "off" && !purchases.data?.length)) return null;
  return (
    <Section
      id="purchases"
      title="One-off purchases"
      about="Each is one interview with its own sessions. No subscription needed."
    >
      {purchases.isPending && <LoadingLines label="Loading your purchases" lines={2} />}
      {purchases.error && !purchases.data && (
        <SectionError query={purchases} fallback="Couldn't load your purchases." />
      )}
      {purchases.data?.length === 0 && (
        <Group justify="space-between">
          <span className="prose muted">You haven't bought any single interviews.</span>
          <Button component={Link} to="/pricing" variant="default">
            Buy single interview
          </Button>
        </Group>
      )}
      {purchases.data && purchases.data.length > 0 && (
        <ul>
          {purchases.data.map((purchase) => (
            <li key={purchase._id} className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
              <span className="stack gap-2 anywhere basis-200">
                Single interview
                <span className="fine">
                  Bought <When at={purchase.purchaseDate} exact="day" />
                </span>
              </span>
              <span className={purchase.status === "available" ? "badge good" : "badge"}>
                {states[purchase.status]}
              </span>
              {purchase.interviewId && (
                <Anchor component={Link} to={`/interviews/${purchase.interviewId}`} size="sm">
                  Its interview
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
