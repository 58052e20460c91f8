const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** A time as the schemas take it; undefined for any other text. */
export function findDateTime(text: string): string | undefined {
  return dateTime.test(text) ? text : undefined;
}
