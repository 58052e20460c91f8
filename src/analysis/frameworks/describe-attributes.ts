import type { Persona } from "#contract/personas.ts";
import type { FrameworkGatherer } from "./gather-framework.ts";

/** Age, place and profession as participants gave them, with how many of them; empty where nobody did. */
export function describeAttributes({ people, context }: FrameworkGatherer): Persona["attributes"] {
  return {
    age: people.ages.tell(people.people),
    location: people.locations.tell(people.people),
    profession: people.occupations.tell(people.people),
    ...(context.healthStudy ? { diagnosis: people.diagnosed > 0 } : {}),
  };
}
