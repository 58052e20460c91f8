import { isIP } from "node:net";
import { invalidFields } from "../../app-error.ts";
import type { Config } from "../../config.ts";
import { isLoopback } from "../../env-values.ts";
import { type AddressBook, publicAddressBook, resolveHost } from "../../http/outbound/checked-address.ts";

export const addressUnusable =
  "Please enter an address that starts with https://, without a user name or password in it.";
/** One sentence for every host that is refused: what a name leads to inside of a network is not for the asker to learn. */
const hostRefused =
  "This server can't find that address on the public internet. Please check the spelling, and that this server can reach the internet.";

export function refuseAddress() {
  return invalidFields({ url: addressUnusable });
}

export function refuseHost() {
  return invalidFields({ url: hostRefused });
}

/** A stand-in on this machine, for those who write a program that listens. */
const loopbackBook: AddressBook = {
  resolve: resolveHost,
  isAllowed: (address) => address === "::1" || (isIP(address) === 4 && address.startsWith("127.")),
};

/**
 * The address of a webhook as it is called; undefined for one that is not https, or http on this machine. The latter
 * is for who tries things out on their own machine: where others reach the server, it would let them ask what else
 * runs there.
 */
export function parseWebhookUrl(
  given: string,
  server: Pick<Config, "production" | "publicUrl">,
): URL | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (url.username !== "" || url.password !== "") return undefined;
  const isOwnMachine = !server.production && isLoopback(server.publicUrl);
  const isLocal = url.protocol === "http:" && isOwnMachine && isLoopback(url.href);
  if (url.protocol !== "https:" && !isLocal) return undefined;
  url.hash = "";
  return url;
}

/** Where the names of a webhook's address may lead. */
export function addressBookFor(url: URL): AddressBook {
  return url.protocol === "https:" ? publicAddressBook : loopbackBook;
}
