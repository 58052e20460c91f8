/** By their values, from none on. */
export const small = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** By their values divided by ten. */
export const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const teens = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");

const units = small.slice(1, 10).join("|");
const belowHundred = `(?:${tens.slice(2).join("|")})(?:[- ](?:${units}))?|${[...teens, ...small].join("|")}`;
const hundreds = `(?:(?:a|${units}) )?hundred and (?:${belowHundred})|(?:${units}) hundred`;
const exact = `\\d+(?:[.,:]\\d+)*|${hundreds}|${belowHundred}`;
const vague = "(?:a |half a )?(?:hundred|thousand|dozen)|(?:a )?(?:couple|handful)(?: of)?|a few|several";

/** A number as people say it: "40", "twenty-one", "a couple of". */
export const numberPattern = `(?:${exact}|${vague})`;
