import { Button } from "@mantine/core";
import type { Price } from "#contract/billing.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import type { BuyChoice } from "./buy-choice.ts";
import { formatAmount, suffixOf } from "./price-words.ts";
import classes from "./pricing.module.css";

interface PriceCardProps {
  price: Price;
  choice: BuyChoice;
  /** Its checkout is being opened. */
  opening: boolean;
  onChoose: () => void;
}

export function PriceCard({ price, choice, opening, onChoose }: PriceCardProps) {
  const nameId = `plan-${price.id}`;
  return (
    <li className={`card ${classes.card}`} data-current={choice.action === "none" || undefined}>
      <h2 id={nameId} className={classes.name}>
        {price.name}
      </h2>
      <p className={classes.amount}>
        <span className={classes.number}>{formatAmount(price.price, price.currency)}</span>{" "}
        <span className={classes.suffix}>{suffixOf(price)}</span>
      </p>
      {price.description && <p className={classes.description}>{price.description}</p>}
      <div className={classes.choose}>
        {choice.action === "none" ? (
          <Button fullWidth disabled aria-describedby={nameId}>
            {choice.label}
          </Button>
        ) : (
          <BusyButton
            fullWidth
            variant={price.isOneOff ? "default" : "filled"}
            busy={opening}
            busyLabel="Opening the checkout..."
            aria-describedby={nameId}
            onClick={onChoose}
          >
            {choice.label}
          </BusyButton>
        )}
      </div>
    </li>
  );
}
