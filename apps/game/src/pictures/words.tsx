import type { Picture } from '@wonderfield/questions/picture';
import styles from './pictures.module.css';

/** Shows a few sentences to read. */
export const Passage = ({ text }: { text: string }) => <p className={styles.passage}>{text}</p>;

/** Splits a text at the marked parts, in the order of the text. */
const splitAt = (text: string, marks: readonly string[]) => {
  const places = marks
    .map((mark) => ({ mark, at: text.indexOf(mark) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const pieces: { text: string; isMarked: boolean }[] = [];
  let from = 0;
  for (const { mark, at } of places) {
    if (at < from) continue;
    pieces.push({ text: text.slice(from, at), isMarked: false }, { text: mark, isMarked: true });
    from = at + mark.length;
  }
  return [...pieces, { text: text.slice(from), isMarked: false }].filter((piece) => piece.text);
};

/** Shows a sentence or a word with some parts marked. */
export const Marked = ({ text, marks }: { text: string; marks: readonly string[] }) => (
  <p className={styles.passage}>
    {splitAt(text, marks).map((piece, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are told apart by where they stand
      piece.isMarked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
    )}
  </p>
);

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
