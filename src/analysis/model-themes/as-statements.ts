import type { CodedSource, Statement } from "../coder/coded-source.ts";
import type { ModelCoding, ModelStatement } from "../coder/model/model-coding.ts";
import { codedLists, listOf } from "./code-lists.ts";

function asStatement({ label, kind, mode, questionId, evidence, person }: ModelStatement): Statement {
  return {
    kind: listOf(kind).list,
    phrase: label,
    concepts: [],
    nouns: [],
    phrases: [],
    compound: 0,
    unresolved: false,
    ...(kind ? { code: kind } : {}),
    polarity: "affirmed",
    mode,
    questionId,
    evidence,
    ...(person > 0 ? { person } : {}),
  };
}

/** The source as the model coded it, for who compares its codes with somebody else's. */
export function replaceStatements(coded: CodedSource, { statements }: ModelCoding): CodedSource {
  const replaced = new Set<string>(codedLists);
  const affirmed = statements.filter(({ polarity }) => polarity === "affirms" || polarity === "both");
  return {
    ...coded,
    statements: [...coded.statements.filter(({ kind }) => !replaced.has(kind)), ...affirmed.map(asStatement)],
  };
}
