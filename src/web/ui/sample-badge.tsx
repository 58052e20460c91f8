/** Marks what was made to look around in, so that nobody takes it for their own data. */
export function SampleBadge() {
  return <span className="badge good">Sample</span>;
}
