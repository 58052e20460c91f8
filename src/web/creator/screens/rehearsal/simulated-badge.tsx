/** Stands wherever a rehearsal is shown, so that nobody takes it for what people said. */
export function SimulatedBadge() {
  return <span className="badge dashed">Simulated – never counted</span>;
}
