import type { LoginProvider } from "../../login-provider.ts";
import type { LoginProviderSettings } from "../../login-settings.ts";
import { type CallOptions, openIdProvider } from "./open-id-provider.ts";

/** The providers that the settings name, in their order. */
export function openLoginProviders(
  settings: LoginProviderSettings[],
  options: CallOptions = {},
): LoginProvider[] {
  return settings.map((one) => openIdProvider(one, options));
}
