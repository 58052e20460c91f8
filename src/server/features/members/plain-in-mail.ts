/**
 * A name as it may stand in a mail to a stranger. One that is long, or holds an address of the web, may be an
 * advertisement that our mail would carry, and gives way to `instead`.
 */
export function plainInMail(name: string, instead: string): string {
  const isPlain = name.trim() !== "" && name.length <= 80 && !/[:/@]|www\.|\p{L}\.\p{L}{2}/iu.test(name);
  return isPlain ? name : instead;
}
