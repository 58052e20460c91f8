import type { Persona } from "#contract/personas.ts";
import type { Statement } from "../coder/coded-source.ts";
import { ratePhrase } from "../report/clusters.ts";
import { detachEvidence } from "../report/evidence-list.ts";
import { orderByPerson } from "./order-evidence.ts";
import { readsWell } from "./reads-well.ts";
import { listRelations } from "./relations.ts";
import type { ToldRelation } from "./told-lines.ts";
import { describeWhole } from "./whole-statement.ts";

const maxRoles = 10;
const maxPhrases = 3;
/** Kept of one role; the rest is counted. */
const maxKept = 40;
const maxEvidence = 8;

interface Mention {
  personId: string;
  statement: Statement;
}

interface Role {
  people: Set<string>;
  mentions: Mention[];
}

/** A phrase that was cut before it came to them tells nothing of them. */
function speaksOf(role: string, { statement }: Mention): boolean {
  return readsWell(statement) && listRelations(statement.phrase).includes(role);
}

/** The best worded of different people, none that repeats another. */
function chooseMentions(mentions: Mention[]): Mention[] {
  const rated = mentions.toSorted((a, b) => ratePhrase(b.statement) - ratePhrase(a.statement));
  const chosen: Mention[] = [];
  for (const one of rated) {
    if (chosen.length === maxPhrases) break;
    const repeats = chosen.some(
      (other) =>
        other.personId === one.personId ||
        one.statement.concepts.every((concept) => other.statement.concepts.includes(concept)),
    );
    if (!repeats) chosen.push(one);
  }
  return chosen;
}

/** Whom participants mention, and what they say of them; those of whom most people speak come first. */
export class NetworkBook {
  readonly #roles = new Map<string, Role>();

  add({ role, statement }: ToldRelation, personId: string): void {
    const entry = this.#roles.get(role) ?? { people: new Set(), mentions: [] };
    this.#roles.set(role, entry);
    entry.people.add(personId);
    if (entry.mentions.length >= maxKept) return;
    entry.mentions.push({
      personId,
      statement: { ...describeWhole(statement), evidence: detachEvidence(statement.evidence) },
    });
  }

  list(): Persona["network"] {
    const ranked = [...this.#roles].sort(
      ([, a], [, b]) => b.people.size - a.people.size || b.mentions.length - a.mentions.length,
    );
    return ranked.slice(0, maxRoles).map(([role, { mentions }]) => {
      const speaking = mentions.filter((one) => speaksOf(role, one));
      const chosen = chooseMentions(speaking.length > 0 ? speaking : mentions);
      const places = [...chosen, ...mentions.filter((one) => !chosen.includes(one))];
      return {
        role,
        details: chosen.map(({ statement }) => statement.phrase).join("; "),
        evidence: orderByPerson(
          places.map(({ statement }) => statement.evidence),
          maxEvidence,
        ),
      };
    });
  }
}
