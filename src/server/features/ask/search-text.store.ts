import { type SQL, sql } from "drizzle-orm";
import { listEnough, type SearchQuestion, type SearchTerm } from "#analysis/ask/read-question.ts";

/** A question as PostgreSQL's to_tsquery reads it. */
export interface SearchText {
  /** What holds enough of the question to be looked at. */
  enough: string;
  /** Any of its words: for the rank. */
  any: string;
}

/** Undefined for a question without a word to search for. */
export function writeSearchText(question: SearchQuestion): SearchText | undefined {
  if (question.terms.length === 0) return undefined;
  const join = (terms: SearchTerm[], operator: string) => terms.map(writeTerm).join(operator);
  return {
    enough: listEnough(question)
      .map((terms) => `(${join(terms, " & ")})`)
      .join(" | "),
    any: join(question.terms, " | "),
  };
}

/** Words are letters and digits alone, so that none of them can end its quotation. */
function writeTerm({ words }: SearchTerm): string {
  return `(${words.map((word) => `'${word}'`).join(" | ")})`;
}

export function querySql(text: string): SQL {
  return sql`to_tsquery('english', ${text})`;
}
