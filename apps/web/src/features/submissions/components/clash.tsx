import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { answerText } from '../rules/field-kinds.ts';
import styles from './plan-table.module.css';

/** Another window changed the same field: somebody has to say which text stays. */
export const Clash = ({
  field,
  theirs,
  onDecide,
}: {
  field: AnswerField;
  theirs: Draft;
  onDecide: (keepsMine: boolean) => void;
}) => {
  const t = useTranslations('submissions.clash');
  return (
    <Note tone="sun" role="alert" className={styles.clash}>
      <b>{t('title')}</b>
      <blockquote dir="auto">{answerText(field, theirs) || t('emptied')}</blockquote>
      <div className={styles.buttons}>
        <Button variant="quiet" size="sm" onClick={() => onDecide(false)}>
          {t('useTheirs')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDecide(true)}>
          {t('keepMine')}
        </Button>
      </div>
    </Note>
  );
};
