/** Outliving the tab, or not. Storage may be blocked or full: then nothing is kept and nothing breaks. */
type Place = "localStorage" | "sessionStorage";

export function readStored(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Undefined where nothing is kept, or nothing that `read` can make sense of. */
export function readStoredJson<T>(
  place: Place,
  key: string,
  read: (value: unknown) => T | undefined,
): T | undefined {
  const text = readStored(place, key);
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
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
