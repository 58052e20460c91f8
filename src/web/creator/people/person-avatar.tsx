import { Avatar } from "@mantine/core";
import { avatarAddress, initialsOf } from "#web/format/avatar.ts";
import { useConfig } from "../queries/instance.ts";

interface PersonAvatarProps {
  name: string;
  /** What the avatar service is told, where there is one: a number of ours, never a name or an address. */
  id: string;
  /** The person's own picture, which goes before one of the service. */
  picture?: string | null;
  size?: number;
}

/** Beside a name, so it says nothing itself. Initials until a picture is there, and where none comes. */
export function PersonAvatar({ name, id, picture = null, size = 32 }: PersonAvatarProps) {
  const { data: config } = useConfig();
  // What a login's provider calls a picture may be any text.
  const own = picture !== null && /^(https?:\/)?\//i.test(picture) ? picture : null;
  const service = config?.avatarUrl ? avatarAddress(config.avatarUrl, id) : null;
  return (
    <Avatar
      src={own ?? service}
      size={size}
      classNames={{ placeholder: "tint primary" }}
      alt=""
      aria-hidden="true"
      imageProps={{ loading: "lazy", referrerPolicy: "no-referrer" }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
