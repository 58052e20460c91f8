import type { Statement } from "../coder/coded-source.ts";
import { isUnresolved, phraseClause, trimTalk } from "../coder/phrase.ts";
import { ratePhrase } from "../report/clusters.ts";
import { readsWell } from "./reads-well.ts";

const featureKinds = new Set<Statement["kind"]>(["missingFeatures", "preferredFeatures"]);
/** Longer sentences would be cut before they come to the point. */
const maxToldLength = 17;

/**
 * A clause that says nothing by itself ("which is annoying") told with its whole sentence, where that is short; the
 * statement as it is where it stands by itself, or where the sentence helps no more.
 */
export function describeWhole(statement: Statement): Statement {
  if (featureKinds.has(statement.kind) || (readsWell(statement) && ratePhrase(statement) > 0))
    return statement;
  const { quote } = statement.evidence;
  if (quote.split(/\s+/).length > maxToldLength) return statement;
  const plain = quote.replace(/[’‘]/g, "'");
  const whole = { ...statement, phrase: phraseClause(plain), unresolved: isUnresolved(trimTalk(plain)) };
  return readsWell(whole) ? whole : statement;
}
