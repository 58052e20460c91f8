import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { type AddressBook, publicAddressBook } from "../../http/outbound/checked-address.ts";

/** The way to the forum's hosts. */
export interface ForumNetwork extends AddressBook {
  /** Sends to `address` alone: nothing is looked up a second time, no proxy and no kept connection is used. */
  send: (to: { address: string; host: string }, options: RequestOptions) => ClientRequest;
}

/** Reddit itself: TLS to an address that was checked, with the certificate of the host's name. */
export const publicNetwork: ForumNetwork = {
  ...publicAddressBook,
  send: ({ address, host }, options) =>
    httpsRequest({ ...options, host: address, servername: host, port: 443, agent: false }),
};

/** A stand-in on this machine for all of the forum's hosts; it tells them apart by the Host header. */
export function loopbackNetwork(baseUrl: string): ForumNetwork {
  const { hostname, port } = new URL(baseUrl);
  const address = hostname.replace(/^\[|\]$/g, "");
  return {
    resolve: async () => [address],
    isAllowed: () => true,
    send: (_, options) => httpRequest({ ...options, host: address, port: port || 80, agent: false }),
  };
}
