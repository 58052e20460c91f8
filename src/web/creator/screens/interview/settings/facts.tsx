/** Names and values, to read. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="stack gap-8">
      {facts.map(([name, value]) => (
        <div key={name} className="stack gap-4-12 term-200 narrow-stack">
          <dt>{name}</dt>
          <dd className="pre-wrap" dir="auto">
            {value || "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
