import { useTranslations } from 'use-intl';
import type { Dropped } from '../cells/take-drops.ts';
import styles from './import-line.module.css';

type Part = { text: string; isDropped: boolean };

const isWordEdge = (text: string, place: number) => !/[\p{L}\p{N}]/u.test(text[place] ?? ' ');

/** Returns the place of a text that is not inside a longer word or number, or -1. */
const findWhole = (source: string, text: string, from: number) => {
  let place = source.indexOf(text, from);
  while (place >= 0) {
    if (isWordEdge(source, place - 1) && isWordEdge(source, place + text.length)) return place;
    place = source.indexOf(text, place + 1);
  }
  return -1;
};

/** Splits the pasted text into kept and dropped parts. */
export const markDropped = (source: string, dropped: readonly Dropped[]): Part[] => {
  const isTaken = new Array<boolean>(source.length).fill(false);
  for (const { text } of dropped) {
    let place = findWhole(source, text, 0);
    while (place >= 0 && isTaken[place]) place = findWhole(source, text, place + 1);
    if (place >= 0) isTaken.fill(true, place, place + text.length);
  }
  const parts: Part[] = [];
  for (let place = 0; place < source.length; place += 1) {
    const character = source[place] ?? '';
    const isDropped = isTaken[place] ?? false;
    const last = parts.at(-1);
    if (last && last.isDropped === isDropped) last.text += character;
    else parts.push({ text: character, isDropped });
  }
  return parts;
};

/** Shows what was pasted, with strikes through the text that is not saved. */
export const PastedText = ({
  source,
  dropped = [],
}: {
  source: string;
  dropped?: readonly Dropped[] | undefined;
}) => {
  const t = useTranslations('rosters.import');
  const parts = markDropped(source, dropped);
  return (
    <span className={styles.pasted}>
      {parts.map(({ text, isDropped }, place) =>
        isDropped ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same text.
          <del key={place}>
            <span className="visually-hidden">{t('leftOut')}</span>
            {text}
          </del>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same text.
          <span key={place}>{text}</span>
        ),
      )}
    </span>
  );
};
