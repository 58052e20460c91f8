import type { LoginProvider } from "../../login-provider.ts";
import type { LoginProviderSettings } from "../../login-settings.ts";

/** The providers that the settings name, in their order. */
export function openLoginProviders(_settings: LoginProviderSettings[]): LoginProvider[] {
  return [];
}
