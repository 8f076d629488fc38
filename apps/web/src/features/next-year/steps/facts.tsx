import styles from './class-facts.module.css';

/** Shows facts of a class as names and values. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
