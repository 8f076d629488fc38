import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { useTranslations } from 'use-intl';
import styles from './import-reading.module.css';
import type { ListLayout } from './parse/list-layout.ts';
import type { ParseResult } from './parse/parse-result.ts';
import { describeParseResult } from './rules/describe-parse-result.ts';

const nameOf = ({ layout, order }: ListLayout) => `${layout}.${order}` as const;

/** Describes how the list was parsed and offers other layouts. */
export const ImportParseResult = ({
  reading,
  isChangeable,
  onReadAs,
}: {
  reading: ParseResult;
  isChangeable: boolean;
  onReadAs: (shape: ListLayout) => void;
}) => {
  const t = useTranslations('rosters.import');
  const say = useTranslations('rosters.import.read');
  const handleChange = (name: string) => {
    const shape = reading.possible.find((each) => nameOf(each) === name);
    if (shape) onReadAs(shape);
  };
  return (
    <div className={styles.reading}>
      <p className={styles.sentence} aria-live="polite">
        {describeParseResult(reading, say)}
      </p>
      {isChangeable && (
        <SelectField
          className={styles.shape}
          label={t('readAs')}
          value={nameOf(reading.shape)}
          options={reading.possible.map((shape) => ({
            value: nameOf(shape),
            label: t(`shapes.${nameOf(shape)}`),
          }))}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
    </div>
  );
};
