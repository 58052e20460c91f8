import { lookup } from "node:dns/promises";
import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPublicAddress } from "./public-addresses.ts";

/** The way to the forum's hosts. */
export interface ForumNetwork {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  /** Whether an address that a host resolved to may be spoken to. */
  isAllowed: (address: string) => boolean;
  /** Sends to `address` alone: nothing is looked up a second time, no proxy and no kept connection is used. */
  send: (to: { address: string; host: string }, options: RequestOptions) => ClientRequest;
}

/** Reddit itself: TLS to an address that was checked, with the certificate of the host's name. */
export const publicNetwork: ForumNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
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
