import type { Voices } from "../../../findings/voices.ts";

/** Past this many, single people can no longer be told apart. */
const maxDots = 30;

/** A dot a person; of many people, a bar. The count in words always stands beside it. */
export function PeopleDots({ said, disagreed, rest }: Voices) {
  const total = said + disagreed + rest;
  if (total === 0) return null;
  if (total > maxDots) {
    return (
      <span
        className="inline-flex clipped round-4 sunken thin border"
        style={{ inlineSize: 120 }}
        aria-hidden="true"
      >
        <span className="filled" style={{ inlineSize: `${(100 * said) / total}%` }} />
        <span className="filled-negative" style={{ inlineSize: `${(100 * disagreed) / total}%` }} />
      </span>
    );
  }
  const dots = [
    ...Array.from({ length: said }, () => "said"),
    ...Array.from({ length: disagreed }, () => "against"),
    ...Array.from({ length: rest }, () => "rest"),
  ].map((voice, place) => ({ voice, place }));
  return (
    <span className="inline-flex flex-wrap gap-4" aria-hidden="true">
      {dots.map(({ voice, place }) => (
        <span key={place} className="dot" data-voice={voice} />
      ))}
    </span>
  );
}
