/** The longest stretch that is compared word by word; an answer of five minutes has some 800 words. */
const maxCompared = 1_500;
/** What a pair is worth beside another pair: a lone "the" far away must not draw a quote's bounds there. */
const besideBonus = 0.5;

/** Of each word in `left` the place in `right` of the same word, in order, or -1: the pairs that make the longest runs. */
export function alignWords(left: readonly string[], right: readonly string[]): number[] {
  const partners = left.map(() => -1);
  const shorter = Math.min(left.length, right.length);
  let from = 0;
  while (from < shorter && left[from] === right[from]) {
    partners[from] = from;
    from++;
  }
  let cut = 0;
  while (cut < shorter - from && left[left.length - 1 - cut] === right[right.length - 1 - cut]) {
    partners[left.length - 1 - cut] = right.length - 1 - cut;
    cut++;
  }
  const middle = {
    left: left.slice(from, left.length - cut),
    right: right.slice(from, right.length - cut),
  };
  if (Math.max(middle.left.length, middle.right.length) > maxCompared) return partners;
  for (const [at, partner] of comparePairs(middle.left, middle.right)) partners[from + at] = from + partner;
  return partners;
}

/** By dynamic programming: `ending` is the best worth whose last pair is this one, `best` the best up to here. */
function comparePairs(left: readonly string[], right: readonly string[]): [number, number][] {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const ending = new Float64Array(best.length);
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      const at = i * width + j;
      const before = at - width - 1;
      const isPair = left[i - 1] === right[j - 1];
      const begun = best[before] ?? 0;
      const beside = ending[before] ?? 0;
      ending[at] = isPair ? 1 + Math.max(begun, beside > 0 ? beside + besideBonus : 0) : 0;
      best[at] = Math.max(ending[at] ?? 0, best[at - 1] ?? 0, best[at - width] ?? 0);
    }
  }
  return tracePairs({ best, ending, width }, left.length, right.length);
}

interface Worths {
  best: Float64Array;
  ending: Float64Array;
  width: number;
}

function tracePairs({ best, ending, width }: Worths, rows: number, columns: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [i, j] = [rows, columns];
  /** The pair that was taken last counted on one right before it. */
  let isBeside = false;
  while (i > 0 && j > 0) {
    const at = i * width + j;
    const worth = ending[at] ?? 0;
    if (isBeside || (worth > 0 && worth === best[at])) {
      pairs.push([i - 1, j - 1]);
      const beside = ending[at - width - 1] ?? 0;
      isBeside = beside > 0 && beside + besideBonus >= (best[at - width - 1] ?? 0);
      i--;
      j--;
    } else if (best[at] === best[at - 1]) j--;
    else i--;
  }
  return pairs;
}
