import type { ReviewComment } from '@wonderfield/contract/operators/review-views';
import { isSameAnswer } from '@wonderfield/contract/plans/submission-rules';
import { Check } from 'lucide-react';
import { useStrings } from '../../../../shared/use-strings.ts';
import { useReview } from '../review-context.ts';
import { useDates } from '../use-dates.ts';
import styles from './comments.module.css';

/** Shows a comment that was sent to the author, and the author's reaction. */
export const SentComment = ({ comment }: { comment: ReviewComment }) => {
  const t = useStrings('review');
  const { dayOf } = useDates();
  const { version, answers, previous } = useReview().plan;
  const { field, reply } = comment;
  // Only the previous version is loaded for comparison.
  const isChanged =
    comment.version === version - 1 && previous && !isSameAnswer(previous[field], answers[field]);
  return (
    <div className={`${styles.comment} ${isChanged || reply ? styles.answered : ''}`}>
      <p className={styles.who}>
        <b>{comment.isYours ? t('comment.you') : comment.reviewer}</b>{' '}
        <span>
          {dayOf(comment.writtenAt)} · {t('comment.about', { version: comment.version })}
        </span>
      </p>
      <p className={styles.text} dir="auto">
        {comment.text}
      </p>
      {isChanged && (
        <p className={styles.done}>
          <Check size={16} strokeWidth={2.6} aria-hidden />
          {t('comment.changed', { version })}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.who}>
            <b>{t('comment.reply')}</b>{' '}
            <span>
              {dayOf(reply.writtenAt)}
              {reply.leavesAsIs && ` · ${t('comment.leftAsIs')}`}
            </span>
          </p>
          <p className={styles.text} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
    </div>
  );
};
