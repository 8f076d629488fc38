import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { COMMENT_MAX_LENGTH } from '@wonderfield/contract/operators/review-calls';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { Button } from '@wonderfield/ui/button/button';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { useEffect, useRef } from 'react';
import { useStrings } from '../../../../shared/use-strings.ts';
import type { CommentDraft } from '../../comments/comment-drafts.ts';
import { useReview } from '../review-context.ts';
import styles from './comments.module.css';

/** Returns the error message of a comment, or undefined. */
const useCommentError = ({ state, text, error, commentId }: CommentDraft, isHeld: boolean) => {
  const t = useStrings('review');
  if (state === 'failed') {
    return isHeld ? t('comment.notSaved', { error: error ?? '' }) : t('comment.notHeld');
  }
  return commentId && text.trim() === '' ? t('comment.empty') : undefined;
};

/** Editor for the reviewer's own comment. Saves while typing, and Esc leaves it. */
export const CommentEditor = ({
  draft,
  onLeave,
}: {
  draft: CommentDraft;
  /** Moves the focus to the field next to it. */
  onLeave: () => void;
}) => {
  const t = useStrings('review');
  const { plan, drafts } = useReview();
  const isHeld = plan.heldBy?.isYou ?? false;
  const field = ANSWER_LABELS[draft.field];
  const error = useCommentError(draft, isHeld);
  const removal = useMutation({
    mutationFn: () => drafts.remove(draft),
    onSuccess: onLeave,
    onError: useErrorToast(),
  });

  const textarea = useRef<HTMLTextAreaElement>(null);
  const isNew = !draft.commentId && draft.text === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is begun
  useEffect(() => {
    if (isNew) textarea.current?.focus();
  }, []);

  return (
    <div className={styles.comment}>
      <p className={styles.who}>
        <b>{t('comment.you')}</b>
      </p>
      <TextareaField
        ref={textarea}
        className={styles.editor}
        label={t('comment.label', { field })}
        labelHidden
        error={error}
        rows={2}
        maxLength={COMMENT_MAX_LENGTH}
        readOnly={!isHeld}
        value={draft.text}
        onChange={({ target }) => drafts.write(draft, target.value)}
        onBlur={() => void drafts.leave(draft.key)}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      />
      <div className={styles.foot}>
        <span>
          {draft.state === 'saving' ? t('comment.saving') : null}
          {draft.state === 'saved' && draft.commentId ? t('comment.saved') : null}
          {draft.state === 'typed' || isNew ? t('comment.seenLater') : null}
        </span>
        {draft.state === 'failed' && isHeld && (
          <Button variant="quiet" size="sm" onClick={() => void drafts.leave(draft.key)}>
            {t('comment.tryAgain')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('comment.removeFrom', { field })}
          busy={removal.isPending}
          onClick={() => removal.mutate()}
        >
          {t('comment.remove')}
        </Button>
      </div>
    </div>
  );
};
