import { Button, Tooltip } from "@mantine/core";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { Link } from "react-router";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KeyHint } from "#web/ui/keys.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { hasBiggerPlan } from "../components/buy-choice.ts";
import { PersonAvatar } from "../people/person-avatar.tsx";
import { usePrices } from "../queries/billing.ts";
import { useConfig } from "../queries/instance.ts";
import { useUser } from "../session/use-user.ts";
import { openPalette } from "./palette-store.ts";
import classes from "./shell.module.css";

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const user = useUser();
  const { data: config } = useConfig();
  const sellsPlans = config !== undefined && config.billing !== "off";
  const canUpgrade = useCanUpgrade(sellsPlans);
  return (
    <header className={`level sticky gap-12 pad-0-12 ruled-below paper ${classes.top}`}>
      <IconButton icon={IconMenu2} className="narrow-only" size={40} onClick={onMenu} label="Open the menu" />
      <Link
        to="/projects"
        className={`inline-flex undecorated round ${classes.home}`}
        aria-label="Askwell, go to your projects"
      >
        <Logo />
      </Link>
      <span className="grow" />
      <Tooltip label={<KeyHint label="Search and commands" keys={["Ctrl", "K"]} together />} openDelay={300}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          onClick={openPalette}
          aria-label="Search (Ctrl K)"
          aria-keyshortcuts="Control+K Meta+K"
        >
          <span className="wide-only">Search</span>
        </Button>
      </Tooltip>
      {canUpgrade && (
        <Button component={Link} to="/pricing" variant="light" className="rigid">
          Upgrade
        </Button>
      )}
      {user && (
        <Link to="/profile" className="inline hover-sunken gap-8 min-40 round ink undecorated pad-4 max-240">
          <PersonAvatar name={user.name} id={user._id} picture={user.profilePic} />
          <span className="one-line wide-only">{user.name}</span>
          <span className="visually-hidden">, your profile</span>
        </Link>
      )}
    </header>
  );
}

/** Nothing is left to upgrade to on the largest plan; prices are asked for only where somebody has a plan. */
function useCanUpgrade(sellsPlans: boolean): boolean {
  const subscription = useUser()?.subscription ?? null;
  const { data: prices } = usePrices(sellsPlans && subscription !== null);
  if (!sellsPlans) return false;
  return subscription === null || (prices !== undefined && hasBiggerPlan(prices, subscription));
}
