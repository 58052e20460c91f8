import { localPath } from "#web/format/links.ts";
import { readStored, store } from "../browser-storage.ts";

const key = "askwell:after-payment";

/** Where somebody was when they went to see the plans: paying leads back there, in the same tab. */
export function rememberPlace(): void {
  store("sessionStorage", key, location.pathname + location.search);
}

export function readPlace(): string {
  return localPath(readStored("sessionStorage", key), "/dashboard");
}

export function removePlace(): void {
  store("sessionStorage", key, null);
}
