/** Outliving the tab, or not. Storage may be blocked or full: then nothing is kept and nothing breaks. */
type Place = "localStorage" | "sessionStorage";

export function readStored(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. Answers whether the browser did it. */
export function store(place: Place, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Raised when anything kept as JSON changes its shape: what an earlier version of the app kept is then left alone. */
const shape = 2;

/** Undefined where nothing is kept. */
export function readStoredJson<T>(place: Place, key: string): T | undefined {
  const text = readStored(place, `${key}.${shape}`);
  return text === null ? undefined : JSON.parse(text);
}

export function storeJson<T>(place: Place, key: string, value: T | null): boolean {
  return store(place, `${key}.${shape}`, value === null ? null : JSON.stringify(value));
}
