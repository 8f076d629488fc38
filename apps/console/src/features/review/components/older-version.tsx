import { useQuery } from '@tanstack/react-query';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import { Button } from '@wonderfield/ui/button/button';
import { QueryView } from '../../../shared/call/query-view.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { planVersionQuery } from '../api/plans-query.ts';
import { sentComments } from '../comments/comments-on-field.ts';
import { FieldRow } from './comments/field-row.tsx';
import { SentComment } from './comments/sent-comment.tsx';
import { PlanFields } from './plan-fields.tsx';
import styles from './review.module.css';
import { useReview } from './review-context.ts';

/** Shows an older version with its comments, read-only. */
export const OlderVersion = ({ version, onLeave }: { version: number; onLeave: () => void }) => {
  const t = useStrings('review');
  const { plan } = useReview();
  const responses = useQuery(planVersionQuery(plan.submissionId, version));
  return (
    <>
      <QueryView query={responses}>
        {(sent) => (
          <PlanFields>
            {(field) => (
              <FieldRow
                key={field}
                field={field}
                text={answerText(field, sent)}
                comments={sentComments(field, plan, version).map((comment) => (
                  <SentComment key={comment.id} comment={comment} />
                ))}
              />
            )}
          </PlanFields>
        )}
      </QueryView>
      <div className={styles.bar} data-bottom-bar>
        <p>{t('decision.olderVersion', { version })}</p>
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {t('decision.backToNewest', { version: plan.version })}
        </Button>
      </div>
    </>
  );
};
