import { type LoginError, loginErrors } from "#contract/choices.ts";

const texts: Record<LoginError, string> = {
  cancelled: "The login was cancelled. You can try again, or log in with your e-mail address.",
  expired: "That login took too long. Please try again.",
  failed: "That login didn't work. Please try again, or log in with your e-mail address.",
  unverified:
    "The provider has not confirmed your e-mail address. Please confirm it there, or log in with your e-mail address.",
  "confirm-sent":
    "There's already an account with this address. We've sent it an e-mail: follow the link to connect this provider.",
  "in-use": "This login is already connected to another account.",
  "not-invited":
    "There's no account with this address, and new accounts are by invitation only. Please ask for an invitation.",
  "not-configured": "This provider isn't set up on this server. Please log in with your e-mail address.",
};

/** A mail that is on its way is the next step, not a failure. */
export function isLoginFailure(code: string | null): boolean {
  return code !== "confirm-sent";
}

/** What happened at a provider, from the word in the address; undefined where there is none that we know. */
export function loginErrorText(code: string | null): string | undefined {
  const known = loginErrors.find((error) => error === code);
  return known && texts[known];
}
