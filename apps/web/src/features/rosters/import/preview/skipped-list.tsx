import { Button } from '@wonderfield/ui/button/button';
import { useTranslations } from 'use-intl';
import type { SkippedLine } from '../parse/parse-result.ts';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';
import styles from './import-line.module.css';
import { ImportLine } from './import-line.tsx';
import { PastedText } from './pasted-text.tsx';

const SHORT_TEXT_LENGTH = 160;

/** Shows a line without a student, with a button to add it anyway. */
const Skipped = ({
  skipped: { line, text, reason, sameAs },
  onMake,
}: {
  skipped: SkippedLine;
  onMake: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const isSame = reason === 'sameName';
  return (
    <li className={styles.line} data-skipped>
      <span className={styles.number}>
        <span className="visually-hidden">{t('line')} </span>
        {line}
      </span>
      <PastedText source={text} />
      <span className={styles.understood}>
        <b>{isSame ? text : t('noName')}</b>
        <span className={styles.reasons}>{t(`skipReasons.${reason}`, { line: sameAs ?? 0 })}</span>
      </span>
      <span className={styles.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('addAnywayOf', { line, text: text.slice(0, SHORT_TEXT_LENGTH) })}
          onClick={onMake}
        >
          {t('answers.anyway')}
        </Button>
      </span>
    </li>
  );
};

/** Lists skipped lines, and in their places the students that the user created from them. */
export const SkippedList = ({
  skipped,
  made,
  onMake,
  onChange,
}: {
  skipped: readonly SkippedLine[];
  made: readonly ValidatedRow[];
  onMake: (lines: readonly SkippedLine[]) => void;
  onChange: (id: number, changes: Partial<ImportRow>) => void;
}) => {
  const items = [
    ...skipped.map((each, place) => ({
      line: each.line,
      item: (
        <Skipped
          // biome-ignore lint/suspicious/noArrayIndexKey: a line can repeat a name twice.
          key={`skipped-${each.line}-${place}`}
          skipped={each}
          onMake={() => onMake([each])}
        />
      ),
    })),
    ...made.map(({ row, result }) => ({
      line: row.line,
      item: <ImportLine key={`made-${row.id}`} row={row} result={result} onChange={onChange} />,
    })),
  ];
  return <ul>{items.sort((a, b) => a.line - b.line).map(({ item }) => item)}</ul>;
};
