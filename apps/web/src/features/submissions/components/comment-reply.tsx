import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { REASON_MAX_LENGTH } from '@wonderfield/contract/limits';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { TextareaField } from '@wonderfield/ui/textarea-field/textarea-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnswerComment } from '../api/submission-calls.ts';
import styles from './comment.module.css';
import type { OpenReply } from './use-open-replies.ts';

/** Edits a reply, or the reason why a field stays unchanged. */
export const CommentReply = ({
  submissionId,
  commentId,
  reply: { text, leavesAsIs },
  takesFocus,
  onWrite,
  onAnswered,
  onClose,
}: {
  submissionId: string;
  commentId: string;
  reply: OpenReply;
  /** True if the user has just opened the form. */
  takesFocus: boolean;
  onWrite: (reply: OpenReply) => void;
  onAnswered: (submission: Submission) => void;
  onClose: () => void;
}) => {
  const t = useTranslations('submissions.comment');
  const shared = useTranslations('shared');
  const showErrorToast = useErrorToast();
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const answering = useAnswerComment(submissionId, (submission) => {
    onAnswered(submission);
    onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(!text.trim());
    if (!text.trim()) return field.current?.focus();
    answering.mutate(
      { commentId, text: text.trim(), leavesAsIs },
      { onError: (error) => showErrorToast(error) },
    );
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextareaField
        ref={field}
        rows={3}
        label={t(leavesAsIs ? 'whyLabel' : 'replyLabel')}
        error={isEmpty && !text.trim() ? t('missing') : undefined}
        maxLength={REASON_MAX_LENGTH}
        value={text}
        onChange={(event) => onWrite({ leavesAsIs, text: event.currentTarget.value })}
      />
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={answering.isPending}
          busyLabel={t('saving')}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
