import type { Question } from '@wonderfield/questions/question';
import { Button } from '@wonderfield/ui/button/button';
import { Lightbulb, Undo2 } from 'lucide-react';
import { EMPTY_DRAFT, isEmpty } from '../shared/draft.ts';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './task-sheet.module.css';

type SheetActionsProps = {
  question: Question;
  current: SheetProps['asked'];
  canPass: boolean;
};

/** Buttons of an open question: check, start over and hint. */
export const SheetActions = ({ question, current, canPass }: SheetActionsProps) => {
  const { kind } = question.task;
  return (
    <div className={styles.actions}>
      {kind !== 'number' && (
        <Button className={styles.check} disabled={!current.canCheck} onClick={current.check}>
          {TASK_STRINGS.check}
        </Button>
      )}
      {(kind === 'order' || kind === 'match') && (
        <Button
          variant="quiet"
          className={styles.over}
          icon={<Undo2 aria-hidden="true" />}
          disabled={isEmpty(current.draft)}
          onClick={() => current.setDraft(EMPTY_DRAFT)}
        >
          {TASK_STRINGS.startOver}
        </Button>
      )}
      {canPass && (
        <Button variant="secondary" className={styles.pass} onClick={current.pass}>
          {TASK_STRINGS.pass}
        </Button>
      )}
      {current.isHintShown ? (
        // Takes the focus from the hint button that it replaces.
        <p className={styles.hintText} ref={(hint) => hint?.focus()} tabIndex={-1}>
          {question.hint}
        </p>
      ) : (
        <Button
          variant="quiet"
          className={styles.hint}
          aria-label={TASK_STRINGS.hint}
          icon={<Lightbulb aria-hidden="true" />}
          onClick={current.showHint}
        >
          <span className={styles.hintWord}>{TASK_STRINGS.hintShort}</span>
        </Button>
      )}
    </div>
  );
};
