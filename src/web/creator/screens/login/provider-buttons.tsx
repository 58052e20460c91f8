import { Button, Divider } from "@mantine/core";
import { IconBrandGoogle, IconBrandWindows, IconKey } from "@tabler/icons-react";
import { useLocation } from "react-router";
import { useConfig } from "../../queries/instance.ts";
import { returnPath } from "../../session/return-to.ts";

interface ProviderButtonsProps {
  /** What sets them apart from what follows. */
  divider?: string;
}

/** A link for each provider that works here; the others only as a hint to whoever sets the server up. */
export function ProviderButtons({ divider }: ProviderButtonsProps) {
  const { data: config } = useConfig();
  const { search } = useLocation();
  const target = encodeURIComponent(returnPath(search));
  const shown = (config?.loginProviders ?? []).filter(
    (provider) => provider.configured || config?.production === false,
  );
  if (shown.length === 0) return null;
  return (
    <>
      <div className="column gap-12">
        {shown.map((provider) =>
          provider.configured ? (
            <Button
              key={provider.id}
              component="a"
              href={`/auth/${encodeURIComponent(provider.id)}?returnTo=${target}`}
              variant="default"
              fullWidth
              leftSection={<ProviderIcon id={provider.id} />}
            >
              Log in with {provider.name}
            </Button>
          ) : (
            <div key={provider.id}>
              <Button
                variant="default"
                fullWidth
                disabled
                leftSection={<ProviderIcon id={provider.id} />}
                aria-describedby={`provider-${provider.id}`}
              >
                Log in with {provider.name}
              </Button>
              <div id={`provider-${provider.id}`} className="fine above-4 text-center">
                not configured on this server
              </div>
            </div>
          ),
        )}
      </div>
      {divider && <Divider label={divider} />}
    </>
  );
}

function ProviderIcon({ id }: { id: string }) {
  if (id === "google") return <IconBrandGoogle size={18} aria-hidden="true" />;
  if (id === "microsoft") return <IconBrandWindows size={18} aria-hidden="true" />;
  return <IconKey size={18} aria-hidden="true" />;
}
