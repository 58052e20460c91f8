import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-addresses.ts";

export type OutboundFault = "not_public" | "unknown_name" | "too_late" | "no_connection";

/** Why a host was not spoken to; the message is for logs. */
export class OutboundFailure extends Error {
  readonly fault: OutboundFault;
  constructor(fault: OutboundFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** How the addresses of hosts are found, and which of them may be spoken to. */
export interface AddressBook {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether an address that a host resolved to may be spoken to. */
  isAllowed: (address: string) => boolean;
}

export const publicAddressBook: AddressBook = { resolve: resolveHost, isAllowed: isPublicAddress };

export async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * One of a host's addresses, when all of them may be spoken to; one that may not makes the name a trap. The caller
 * speaks to this address alone and looks nothing up again, as a name may lead elsewhere the second time.
 */
export async function findCheckedAddress(
  book: AddressBook,
  host: string,
  signal: AbortSignal,
): Promise<string> {
  const addresses = await withSignal(book.resolve(host), signal);
  if (addresses.length === 0 || !addresses.every(book.isAllowed)) {
    throw new OutboundFailure("not_public", "an address that is not public");
  }
  const chosen = addresses.find((address) => isIP(address) === 4) ?? addresses[0];
  if (chosen === undefined) throw new OutboundFailure("unknown_name", "no address");
  return chosen;
}

/** Looking a name up cannot be stopped, but it need not be waited for. */
function withSignal(addresses: Promise<string[]>, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new OutboundFailure("too_late", "no answer in time"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    addresses
      .then(resolve, () => reject(new OutboundFailure("unknown_name", "a name without an address")))
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
