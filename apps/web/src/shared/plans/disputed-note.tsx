import { GRADES, labelOf } from '@wonderfield/contract/options';
import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { Button } from '@wonderfield/ui/button/button';
import { Differences } from '@wonderfield/ui/differences/differences';
import { Note } from '@wonderfield/ui/note/note';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import { CHOICES } from './plan-field-kinds.ts';
import styles from './wizard.module.css';

const asRead = (field: AnswerField, value: Draft[AnswerField]) =>
  Array.isArray(value)
    ? value.map((grade) => labelOf(GRADES, grade)).join(', ')
    : labelOf(CHOICES[field] ?? [], value ?? '');

/** Two windows changed the same field: one of them has to be chosen, and neither is lost until then. */
export const DisputedNote = ({
  field,
  saver,
}: {
  field: AnswerField;
  saver: PlanDraft['saver'];
}) => {
  const t = useTranslations('submitContent.disputed');
  const mine = useWatch<PlanValues, AnswerField>({ name: field });
  const label = ANSWER_LABELS[field];
  return (
    <Note
      tone="sun"
      role="group"
      aria-label={`${t('title')}: ${label}`}
      className={styles.disputed}
    >
      <p>
        <b>{t('title')}</b>
      </p>
      <div className={styles.compared}>
        <Differences
          before={asRead(field, saver.getState().disputed[field])}
          after={asRead(field, mine)}
        />
      </div>
      <p>{t('legend')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" size="sm" onClick={() => saver.keepMine(field)}>
          {t('mine')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saver.takeTheirs(field)}>
          {t('theirs')}
        </Button>
      </div>
    </Note>
  );
};
