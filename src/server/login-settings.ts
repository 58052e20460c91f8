import { type EnvValues, isLoopback } from "./env-values.ts";

/** A provider of OpenID Connect that people may log in with. */
export interface LoginProviderSettings {
  /** As in /auth/{id}. */
  id: "google" | "microsoft" | "oidc";
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const known = [
  { id: "google", name: "Google", prefix: "GOOGLE", issuer: "https://accounts.google.com" },
  { id: "microsoft", name: "Microsoft", prefix: "MICROSOFT", issuer: "" },
  { id: "oidc", name: "single sign-on", prefix: "OIDC", issuer: "" },
] as const;

/**
 * The groups GOOGLE_, MICROSOFT_ and OIDC_: client id and secret, whole or absent; for OIDC_ the issuer too.
 * MICROSOFT_TENANT limits who may come to one organisation, OIDC_NAME names the button. Discovery is over https, or
 * to this machine.
 */
export function readLoginSettings(values: EnvValues): LoginProviderSettings[] {
  const given = (name: string) => values.text(name) ?? "";
  return known.flatMap(({ id, name, prefix, issuer }) => {
    const needed = [
      `${prefix}_CLIENT_ID`,
      `${prefix}_CLIENT_SECRET`,
      ...(id === "oidc" ? ["OIDC_ISSUER"] : []),
    ];
    if (values.group(`Login with ${name}`, needed).length < needed.length) return [];
    const tenant = given("MICROSOFT_TENANT") || "common";
    const address = given(`${prefix}_ISSUER`) || issuer || `https://login.microsoftonline.com/${tenant}/v2.0`;
    const isSafe = URL.canParse(address) && (address.startsWith("https://") || isLoopback(address));
    if (!isSafe) values.problems.push(`${prefix}_ISSUER must be an address that starts with https://.`);
    return [
      {
        ...{ id, name: id === "oidc" ? given("OIDC_NAME") || name : name, issuer: address },
        ...{ clientId: given(`${prefix}_CLIENT_ID`), clientSecret: given(`${prefix}_CLIENT_SECRET`) },
      },
    ];
  });
}
