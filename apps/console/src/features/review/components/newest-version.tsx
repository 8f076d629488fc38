import { mayEarn } from '@wonderfield/contract/plans/submission-rules';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { useStrings } from '../../../shared/use-strings.ts';
import { ReviewField } from './comments/review-field.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanChecks } from './plan-checks.tsx';
import { PlanFields } from './plan-fields.tsx';
import styles from './review.module.css';
import { useReview } from './review-context.ts';
import { RoyaltyLedger } from './royalties/royalty-ledger.tsx';

/** Shows the version to decide about, compared with the previous one. */
export const NewestVersion = () => {
  const t = useStrings('review');
  const { plan } = useReview();
  const [showsDifferences, setShowsDifferences] = useState(true);
  const hasLedger = mayEarn(plan.state) || plan.royalties.length > 0;
  return (
    <>
      <PlanChecks />
      {plan.reason && (
        <Note tone="sun" className={styles.note}>
          <strong>{t(plan.state === 'declined' ? 'reason.declined' : 'reason.withdrawn')}</strong>{' '}
          {plan.reason}
        </Note>
      )}
      {hasLedger && <RoyaltyLedger />}
      {plan.previous && (
        <CheckboxField
          className={styles.differences}
          label={t('showDifferences', { version: plan.version - 1 })}
          checked={showsDifferences}
          onChange={({ target }) => setShowsDifferences(target.checked)}
        />
      )}
      <PlanFields>
        {(field) => (
          <ReviewField key={field} field={field} before={showsDifferences && plan.previous} />
        )}
      </PlanFields>
      <PlanActions />
    </>
  );
};
