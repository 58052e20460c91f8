import { localPath } from "#web/format/links.ts";

const key = "askwell:after-payment";

/** Where somebody was when they went to see the plans: paying leads back there, in the same tab. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(key, location.pathname + location.search);
  } catch {
    // Without storage paying leads to the projects.
  }
}

export function readPlace(): string {
  try {
    return localPath(sessionStorage.getItem(key), "/dashboard");
  } catch {
    return "/dashboard";
  }
}

export function removePlace(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
