import type { AnswerField } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { Differences } from '@wonderfield/ui/differences/differences';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import { useStrings } from '../../../../shared/use-strings.ts';
import styles from '../review.module.css';

/** Shows one field of the plan with its comments. */
export const FieldRow = ({
  ref,
  field,
  text,
  before,
  comments,
  onKeyDown,
}: {
  ref?: Ref<HTMLFieldSetElement>;
  field: AnswerField;
  text: string;
  /** Text of the previous version, if it differs. */
  before?: string | undefined;
  comments: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}) => {
  const t = useStrings('review');
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.row} onKeyDown={onKeyDown}>
      <legend>{ANSWER_LABELS[field]}</legend>
      <p className={styles.answer} dir="auto">
        {before === undefined ? text : <Differences before={before} after={text} />}
        {!text && before === undefined && <i>{t('nothingWritten')}</i>}
      </p>
      <div className={styles.comments}>{comments}</div>
    </fieldset>
  );
};
