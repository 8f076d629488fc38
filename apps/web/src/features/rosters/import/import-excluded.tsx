import { Button } from '@wonderfield/ui/button/button';
import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import styles from './import-excluded.module.css';
import { EXCLUDED_MAX_ITEMS } from './parse/import-limits.ts';
import type { Excluded } from './parse/parse-result.ts';

/** Shows repeated text only once. */
const textOf = ({ texts }: Excluded) => [...new Set(texts)].join(', ');
/** Returns false for a column or marks, which concern several students. */
const canBeOne = ({ kind }: Excluded) => kind !== 'column' && kind !== 'marks';

const SHORT_TEXT_LENGTH = 160;

/** Shortens long text, such as a column with hundreds of words, and expands it on demand. */
const ExcludedText = ({ text }: { text: string }) =>
  text.length <= SHORT_TEXT_LENGTH ? (
    <span className={styles.text}>{text}</span>
  ) : (
    <details className={styles.text}>
      <summary>{text.slice(0, SHORT_TEXT_LENGTH)}…</summary>
      {text}
    </details>
  );

/** Lists text that became no row, with a button to make it a student. */
export const ImportExcluded = ({
  excluded,
  onMake,
  title,
}: {
  excluded: readonly Excluded[];
  onMake: (left: Excluded) => void;
  /** Takes the focus when the user jumps to this section. */
  title: RefObject<HTMLHeadingElement | null>;
}) => {
  const t = useTranslations('rosters.import.leftOut');
  const [isAll, setAll] = useState(false);
  useFocusRestore(excluded.length, () => title.current?.focus());
  if (excluded.length === 0) return null;
  const shown = isAll ? excluded : excluded.slice(0, EXCLUDED_MAX_ITEMS);
  const kindOf = ({ kind, heading }: Excluded) =>
    kind === 'column' && heading ? t('columnOf', { heading }) : t(`kinds.${kind}`);
  return (
    <section className={styles.section}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h3>
      <ul className={styles.list}>
        {shown.map((left, place) => {
          const text = textOf(left);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns can hold the same words.
            <li key={`${left.kind} ${text} ${place}`}>
              <span className={styles.kind}>{kindOf(left)}</span>
              <ExcludedText text={text} />
              {canBeOne(left) && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('makeOf', { text: text.slice(0, SHORT_TEXT_LENGTH) })}
                  onClick={() => onMake(left)}
                >
                  {t('make')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {excluded.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {t('more', { count: excluded.length - shown.length })}
        </Button>
      )}
    </section>
  );
};
