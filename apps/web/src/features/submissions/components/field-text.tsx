import { isSameAnswer } from '@wonderfield/contract/plans/submission-rules';
import { Differences } from '@wonderfield/ui/differences/differences';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './plan-table.module.css';

type FieldTextProps = {
  text: string;
  /** Text of the compared version, if there is one. */
  before: string | undefined;
  isCommented: boolean;
};

/**
 * Shows a field and its changes to an earlier version. Memoized, because comparing long texts on
 * every key press is slow.
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
