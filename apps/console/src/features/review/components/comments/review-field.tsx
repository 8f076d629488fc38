import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import { isSameAnswer } from '@wonderfield/contract/plans/submission-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import { useStrings } from '../../../../shared/use-strings.ts';
import {
  commentsOfColleagues,
  sentComments,
  yourComments,
} from '../../comments/comments-on-field.ts';
import { isShortcut } from '../is-shortcut.ts';
import { useReview } from '../review-context.ts';
import { ColleagueComment } from './colleague-comment.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { FieldRow } from './field-row.tsx';
import { SentComment } from './sent-comment.tsx';

/** A field of the version to decide about, with its comments. */
export const ReviewField = ({
  field,
  before,
}: {
  field: AnswerField;
  /** The version to compare with. */
  before: Draft | false | undefined;
}) => {
  const t = useStrings('review');
  const { plan, drafts } = useReview();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const row = useRef<HTMLFieldSetElement>(null);
  const focusRow = () => row.current?.focus();

  const yours = yourComments(field, plan, all);
  const canBegin = (plan.heldBy?.isYou ?? false) && yours.length === 0;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'c' || !canBegin || !isShortcut(event.nativeEvent)) return;
    // Keeps the shortcut key out of the comment.
    event.preventDefault();
    drafts.begin(field);
  };
  const isChanged = before && !isSameAnswer(before[field], plan.answers[field]);
  return (
    <FieldRow
      ref={row}
      field={field}
      text={answerText(field, plan.answers)}
      before={isChanged ? answerText(field, before) : undefined}
      onKeyDown={handleKey}
      comments={
        <>
          {sentComments(field, plan, plan.version).map((comment) => (
            <SentComment key={comment.id} comment={comment} />
          ))}
          {commentsOfColleagues(field, plan).map((comment) => (
            <ColleagueComment key={comment.id} comment={comment} onRemoved={focusRow} />
          ))}
          {yours.map((draft) => (
            <CommentEditor key={draft.key} draft={draft} onLeave={focusRow} />
          ))}
          {canBegin && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Plus size={16} strokeWidth={2.6} aria-hidden />}
              aria-label={t('comment.addTo', { field: ANSWER_LABELS[field] })}
              onClick={() => drafts.begin(field)}
            >
              {t('comment.add')}
            </Button>
          )}
        </>
      }
    />
  );
};
