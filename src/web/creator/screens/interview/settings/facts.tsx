import classes from "./settings.module.css";

/** Names and values, to read. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={`stack ${classes.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
