import classes from "../interview-detail.module.css";

/** Names and values, to read. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={`stack ${classes.settingsFacts}`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="pre-wrap" dir="auto">
            {value || "–"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
