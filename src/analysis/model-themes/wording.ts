/**
 * How sentences are to read. The examples are of falconers, whom no study is likely to be about: where a model copies
 * one, it shows.
 */
export const wordingRules = `Wording: plain words, as one colleague tells another what was heard: people first, then what they do, one thought a sentence, in the language of the objective as its natives speak it. Say "people", or who they are ("drivers"), and never "I", "my" or "we", nor anybody's name ("her lead", not "Ann"). What people tell of others keeps "say that"; what they do themselves is told plainly. No "the same people", "one" or "they" whose noun stands in another sentence. A stranger who has read no talk follows it at once: which thing, whose, what for.
   Good: "Some falconers weigh the bird twice because they don't trust the kitchen scales." "Half of the falconers would rather lose a glove than a morning."
   Bad: "A scale can impede the very means by which the weighing is to be done." (nobody talks so) "Some falconers went by what they held after the entry named a keeper." (which entry, what was held? "Some falconers searched their own mews because the register named them as keeper of a bird that they never had.") "Wanting of a second glove, and birds from the own aviary." (no sentence, translated)`;
