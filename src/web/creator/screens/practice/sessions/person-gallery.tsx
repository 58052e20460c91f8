import type { PracticePerson } from "#contract/practice.ts";
import { describeProfile } from "../practice-words.ts";

interface PersonGalleryProps {
  people: PracticePerson[];
  /** By id. */
  chosen: string | null;
  onChoose: (person: PracticePerson) => void;
}

/** The people who come with the product, one card each; native radio buttons. */
export function PersonGallery({ people, chosen, onChoose }: PersonGalleryProps) {
  return (
    <fieldset>
      <legend>Choose someone to interview</legend>
      <div className="stack gap-8 auto-columns">
        {people.map((person) => (
          <label
            key={person.id}
            className="flex top gap-8 shrinks pad-12 control-border round pointer hover-line choice"
          >
            <input
              className="rigid above-4"
              type="radio"
              name="practice-person"
              value={person.id}
              checked={chosen === person.id}
              onChange={() => onChoose(person)}
            />
            <span className="stack gap-2">
              <span className="line-20">{person.topic}</span>
              <span className="fine">
                {person.interviewee.pseudonym}, {describeProfile(person.interviewee)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
