import type { Picture } from '@wonderfield/questions/picture';
import styles from './pictures.module.css';

/** Shows a few sentences to read. */
export const Passage = ({ text }: { text: string }) => <p className={styles.passage}>{text}</p>;

type TableProps = Omit<Extract<Picture, { kind: 'table' }>, 'kind'>;

export const FactTable = ({ head, rows }: TableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.join()}>
          {row.map((cell, column) => (
            <td key={head[column] ?? column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Shows a row of words, letters or symbols with an empty box for the gap. */
export const Series = ({ items }: { items: readonly string[] }) => (
  <div className={styles.row}>
    {items.map((item, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a series may repeat itself
        key={at}
        className={item === '…' ? styles.gap : styles.item}
      >
        {item === '…' ? '?' : item}
      </span>
    ))}
  </div>
);
