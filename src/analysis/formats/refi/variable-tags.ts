/** Values of variables as tags of a source, such as "Age range: 25-34", and back. */

const separator = ": ";
/** Stands for the separator within a name; it reads the same. */
const within = ":\u00a0";

export function writeVariableTag(name: string, value: string): string {
  return `${name.replaceAll(separator, within)}${separator}${value}`;
}

/** Undefined for a tag that is no value of a variable. */
export function readVariableTag(tag: string): { name: string; value: string } | undefined {
  const at = tag.indexOf(separator);
  if (at <= 0) return undefined;
  return { name: tag.slice(0, at).replaceAll(within, separator), value: tag.slice(at + separator.length) };
}
