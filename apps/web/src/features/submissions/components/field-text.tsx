import { isSameAnswer } from '@wonderfield/contract/plans/submission-rules';
import { Differences } from '@wonderfield/ui/differences/differences';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './plan-table.module.css';

type FieldTextProps = {
  text: string;
  /** What it said in the version it is compared with, if it is. */
  before: string | undefined;
  isCommented: boolean;
};

/**
 * What a field says, and, beside an earlier version, what changed in it. Remembered: long texts
 * are not compared again for every key that is pressed in another field.
 */
export const FieldText = memo(({ text, before, isCommented }: FieldTextProps) => {
  const t = useTranslations('submissions.plan');
  const isChanged = before !== undefined && !isSameAnswer(before, text);
  return (
    <div
      className={styles.text}
      data-look={isCommented || isChanged ? 'paper' : 'plain'}
      dir="auto"
    >
      {isChanged ? (
        <Differences before={before} after={text} />
      ) : (
        text || <span className={styles.nothing}>{t('nothing')}</span>
      )}
    </div>
  );
});
