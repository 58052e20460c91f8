import { Button } from "@mantine/core";
import type { Price } from "#contract/billing.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import type { BuyChoice } from "../../components/buy-choice.ts";
import { formatAmount, suffixOf } from "./price-words.ts";

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
    <li className={`card column pad-24 ${choice.action === "none" ? "primary-edge" : ""}`}>
      <h2 id={nameId} className="heading-16 anywhere">
        {price.name}
      </h2>
      <p className="above-12">
        <span className="strong figures text-34">{formatAmount(price.price, price.currency)}</span>{" "}
        <span className="muted">{suffixOf(price)}</span>
      </p>
      {price.description && <p className="above-12 muted">{price.description}</p>}
      <div className="to-bottom pad-top-16">
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
