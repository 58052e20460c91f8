/** Stands wherever a practice session is shown, so that nobody takes it for what a participant said. */
export function PracticeBadge() {
  return <span className="badge dashed">Simulated person – never counted</span>;
}
