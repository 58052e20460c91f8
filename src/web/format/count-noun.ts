/** "1 interview", "1,204 interviews". */
export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
