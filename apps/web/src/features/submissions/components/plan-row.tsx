import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import type { PlanComment, Submission } from '@wonderfield/contract/plans/submission';
import { isSameAnswer } from '@wonderfield/contract/plans/submission-rules';
import { Button } from '@wonderfield/ui/button/button';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { errorAt, type PlanValues } from '../../../shared/plans/autosave/plan-values.ts';
import type { usePlanAutosave } from '../../../shared/plans/autosave/use-plan-autosave.ts';
import { ConflictNote } from '../../../shared/plans/conflict-note.tsx';
import { PlanFieldControl } from '../../../shared/plans/plan-field-control.tsx';
import { standingOf } from '../rules/comment-status.ts';
import commentStyles from './comment.module.css';
import { type Answering, CommentCard } from './comment-card.tsx';
import { FieldText } from './field-text.tsx';
import styles from './plan-table.module.css';

export type Editing = ReturnType<typeof usePlanAutosave>;

/** Data about the whole plan. */
export type RowContext = {
  submission: Submission;
  answers: Draft;
  /** The compared version while differences are shown. */
  before: Draft | undefined;
  /** Set if the author edits the plan. */
  editing?: Editing | undefined;
  answering?: Answering | undefined;
};

const EditableField = ({
  field,
  context,
  editing,
  isCommented,
  isAsked,
}: {
  field: AnswerField;
  context: RowContext;
  editing: Editing;
  isCommented: boolean;
  /** True if an open comment asks for a change. */
  isAsked: boolean;
}) => {
  const t = useTranslations('submissions.plan');
  const { values, state, saver, change } = editing;
  const [isOpen, setOpen] = useState(isAsked);
  const wasPressed = useRef(false);
  const isDisputed = field in state.disputed;
  // Deferred, so typing stays responsive.
  const text = useDeferredValue(answerText(field, values));
  useEffect(() => {
    if (!isOpen || !wasPressed.current) return;
    document.getElementById(`field-${field}`)?.focus();
  }, [isOpen, field]);
  const handleToggle = () => {
    wasPressed.current = true;
    setOpen(!isOpen);
  };
  const { before } = context;
  const isChanged = before !== undefined && !isSameAnswer(before[field], values[field]);
  return (
    <div className={styles.field} data-asked={isAsked}>
      <div className={styles.label}>
        <h4>{ANSWER_LABELS[field]}</h4>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'doneWith' : 'editOf', { field: ANSWER_LABELS[field] })}
          onClick={handleToggle}
        >
          {t(isOpen ? 'done' : 'edit')}
        </Button>
      </div>
      {isOpen && (
        <PlanFieldControl
          field={field}
          look="table"
          id={`field-${field}`}
          value={values[field]}
          error={errorAt(field, values)}
          onChange={(value) => change(field, value as PlanValues[AnswerField])}
        />
      )}
      {isDisputed && <ConflictNote field={field} mine={values} saver={saver} />}
      {isOpen && isChanged && <p className={styles.diffLabel}>{t('whatChanged')}</p>}
      {(!isOpen || isChanged) && (
        <FieldText
          text={text}
          before={before && answerText(field, before)}
          isCommented={isCommented}
        />
      )}
    </div>
  );
};

/** Shows a field of the plan with its comments beside it. */
export const PlanRow = ({
  field,
  comments,
  isHidden,
  context,
}: {
  field: AnswerField;
  comments: readonly PlanComment[];
  isHidden: boolean;
  context: RowContext;
}) => {
  const { submission, answers, before, editing, answering } = context;
  const ownerships = comments.map((comment) => standingOf(comment, submission, answers));
  const isCommented = ownerships.some((standing) => standing !== 'settled');
  const isAsked = ownerships.includes('open');
  return (
    <div className={styles.row} hidden={isHidden}>
      {editing ? (
        <EditableField
          field={field}
          context={context}
          editing={editing}
          isCommented={isCommented}
          isAsked={isAsked}
        />
      ) : (
        <div className={styles.field} data-asked={isAsked}>
          <h4 className={styles.label}>{ANSWER_LABELS[field]}</h4>
          <FieldText
            text={answerText(field, answers)}
            before={before && answerText(field, before)}
            isCommented={isCommented}
          />
        </div>
      )}
      {comments.length > 0 && (
        <ul className={commentStyles.comments}>
          {comments.map((comment, index) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              standing={ownerships[index] ?? 'noted'}
              answering={answering}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
