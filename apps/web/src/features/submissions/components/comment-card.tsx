import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { PlanComment, Submission } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { Check, MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanDates } from '../../../shared/plans/use-plan-dates.ts';
import { useAnswerComment } from '../api/submission-calls.ts';
import type { Standing } from '../rules/comment-status.ts';
import styles from './comment.module.css';
import { CommentReply } from './comment-reply.tsx';
import type { OpenReplies } from './use-open-replies.ts';

/** Data and callback for replies to comments. */
export type Answering = {
  submissionId: string;
  onAnswered: (submission: Submission) => void;
  open: OpenReplies;
};

const AnswerButtons = ({
  comment,
  standing,
  answering,
}: {
  comment: PlanComment;
  standing: Standing;
  answering: Answering;
}) => {
  const t = useTranslations('submissions.comment');
  const showErrorToast = useErrorToast();
  const { submissionId, onAnswered, open } = answering;
  const [wasPressed, setPressed] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const removal = useAnswerComment(submissionId, onAnswered);
  const handleOpen = (leavesAsIs: boolean) => {
    setPressed(true);
    open.write(comment.id, { leavesAsIs, text: comment.reply?.text ?? '' });
  };
  const handleClose = () => {
    open.write(comment.id, undefined);
    // The form disappears with its focus.
    requestAnimationFrame(() => first.current?.focus());
  };
  const handleRemove = () =>
    removal.mutate(
      { commentId: comment.id, text: '', leavesAsIs: false },
      { onError: (error) => showErrorToast(error) },
    );
  const reply = open.replies[comment.id];
  if (reply) {
    return (
      <CommentReply
        submissionId={submissionId}
        commentId={comment.id}
        reply={reply}
        takesFocus={wasPressed}
        onWrite={(written) => open.write(comment.id, written)}
        onAnswered={onAnswered}
        onClose={handleClose}
      />
    );
  }
  return (
    <div className={styles.actions}>
      {comment.reply ? (
        <>
          <Button variant="quiet" size="sm" busy={removal.isPending} onClick={handleRemove}>
            {t('remove')}
          </Button>
          <Button
            ref={first}
            variant="quiet"
            size="sm"
            onClick={() => handleOpen(comment.reply?.leavesAsIs ?? false)}
          >
            {t('edit')}
          </Button>
        </>
      ) : (
        <>
          {standing === 'open' && (
            <Button variant="quiet" size="sm" onClick={() => handleOpen(true)}>
              {t('leave')}
            </Button>
          )}
          <Button
            ref={first}
            variant="secondary"
            size="sm"
            icon={<MessageSquare size={18} strokeWidth={2.2} aria-hidden />}
            onClick={() => handleOpen(false)}
          >
            {t('reply')}
          </Button>
        </>
      )}
    </div>
  );
};

const Outcome = ({ comment, standing }: { comment: PlanComment; standing: Standing }) => {
  const t = useTranslations('submissions.comment');
  if (standing === 'open' || standing === 'noted') return null;
  const words = {
    changed: t('changed'),
    replied: t('replied'),
    left: t('left'),
    settled: comment.reply
      ? t('settledReply')
      : t('settledChange', { version: comment.version + 1 }),
  }[standing];
  return (
    <p className={styles.outcome}>
      <Check size={18} strokeWidth={2.4} aria-hidden />
      {words}
    </p>
  );
};

/** Shows a reviewer's comment, the author's reply and the status. */
export const CommentCard = ({
  comment,
  standing,
  answering,
}: {
  comment: PlanComment;
  standing: Standing;
  answering?: Answering | undefined;
}) => {
  const t = useTranslations('submissions.comment');
  const { dayOf } = usePlanDates();
  const { reply } = comment;
  return (
    <li className={styles.comment} data-standing={standing}>
      <p className={styles.who}>
        <b>{t('reviewer', { name: comment.reviewer })}</b>{' '}
        <time dateTime={comment.writtenAt}>{dayOf(comment.writtenAt)}</time>
      </p>
      <p className={styles.words} dir="auto">
        {comment.text}
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.who}>
            <b>{t('you')}</b> <time dateTime={reply.writtenAt}>{dayOf(reply.writtenAt)}</time>
          </p>
          <p className={styles.words} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      <Outcome comment={comment} standing={standing} />
      {answering && standing !== 'settled' && (
        <AnswerButtons comment={comment} standing={standing} answering={answering} />
      )}
    </li>
  );
};
