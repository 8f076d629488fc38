import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import { Button } from '@wonderfield/ui/button/button';
import { Differences } from '@wonderfield/ui/differences/differences';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import type { DraftSaver } from './autosave/draft-saver.ts';
import styles from './conflict-note.module.css';

/** Asks which version to keep of a field that two windows changed. Both are kept until then. */
export const ConflictNote = ({
  field,
  mine,
  saver,
}: {
  field: AnswerField;
  mine: Draft;
  saver: DraftSaver;
}) => {
  const t = useTranslations('plans.disputed');
  return (
    <Note
      tone="sun"
      role="group"
      aria-label={`${t('title')}: ${ANSWER_LABELS[field]}`}
      className={styles.note}
    >
      <p>
        <b>{t('title')}</b>
      </p>
      <div className={styles.compared}>
        <Differences
          before={answerText(field, saver.getState().disputed)}
          after={answerText(field, mine)}
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
