import { Button, Group, Stack } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { FailureLine, FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { When } from "#web/ui/when.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { useConfig } from "../../queries/instance.ts";
import { useDisconnectProvider, useEndOtherLogins, useOpenLogins } from "../../queries/logins.ts";
import { loginErrorText } from "../login/login-error-text.ts";
import classes from "../pages.module.css";
import { Section } from "./section.tsx";
import { SectionError } from "./section-error.tsx";

export function LoginsSection({ user }: { user: User }) {
  return (
    <Section id="logins" title="Logins">
      <Stack gap="lg">
        <Providers user={user} />
        <OpenLogins />
      </Stack>
    </Section>
  );
}

/** Which providers open the account, and a link for each other that works on this server. */
function Providers({ user }: { user: User }) {
  const { data: config } = useConfig();
  const [search] = useSearchParams();
  const failure = loginErrorText(search.get("error"));
  const identities = user.identities ?? [];
  const providers = (config?.loginProviders ?? []).filter(
    ({ id, configured }) => configured || identities.some(({ provider }) => provider === id),
  );
  if (providers.length === 0) return null;
  return (
    <div>
      <h3 className="heading-14 below-8">Providers</h3>
      {failure && <NoticeBox kind="error">{failure}</NoticeBox>}
      <ul>
        {providers.map(({ id, name }) => {
          const linked = identities.find(({ provider }) => provider === id);
          return (
            <li key={id} className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
              <span className="stack gap-2 anywhere basis-200">
                {name}
                <span className="fine">
                  {linked ? `Connected${linked.email ? ` as ${linked.email}` : ""}` : "Not connected"}
                </span>
              </span>
              {linked && <Disconnect id={id} name={name} />}
              {!linked && (
                <Button
                  component="a"
                  href={`/auth/${encodeURIComponent(id)}?link=1&returnTo=%2Fprofile`}
                  variant="default"
                  size="xs"
                  leftSection={<IconLink size={16} aria-hidden="true" />}
                >
                  Connect<span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Disconnect({ id, name }: { id: string; name: string }) {
  const disconnect = useDisconnectProvider();
  const press = () =>
    disconnect.mutate(id, {
      onSuccess: () => {
        focusHeading("logins");
        showToast(`${name} disconnected.`);
      },
    });
  return (
    <span>
      <BusyButton
        variant="subtle"
        color="red"
        size="xs"
        busy={disconnect.isPending}
        busyLabel="Disconnecting..."
        onClick={press}
      >
        Disconnect<span className="visually-hidden"> {name}</span>
      </BusyButton>
      <FailureLine error={disconnect.error} fallback="That didn't work. Please try again." />
    </span>
  );
}

function OpenLogins() {
  const logins = useOpenLogins();
  const end = useEndOtherLogins();
  const others = logins.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <div>
      <h3 className="heading-14 below-8">Where you are logged in</h3>
      {logins.isPending && <LoadingLines label="Loading your logins" lines={2} />}
      {logins.error && !logins.data && <SectionError query={logins} fallback="Couldn't load your logins." />}
      {logins.data && (
        <ul>
          {logins.data.map((login) => (
            <li key={login.id} className={`row gap-8-16 pad-12-0 ruled ${classes.row}`}>
              <span className="stack gap-2 anywhere basis-200">
                {login.current ? "This browser" : "Another device or browser"}
                <span className="fine">
                  Logged in <When at={login.createdAt} />, until <When at={login.expiresAt} exact="time" /> at
                  the latest
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <FailureNotice error={end.error} fallback="That didn't work. Please try again." />
      {others > 0 && (
        <Group justify="flex-end" mt="sm">
          <BusyButton
            variant="default"
            busy={end.isPending}
            busyLabel="Logging out..."
            onClick={() =>
              end.mutate(undefined, {
                onSuccess: () => {
                  focusHeading("logins");
                  showToast("You're logged out everywhere else.");
                },
              })
            }
          >
            Log out everywhere else
          </BusyButton>
        </Group>
      )}
    </div>
  );
}
