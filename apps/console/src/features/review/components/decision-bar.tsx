import { GRADES, labelOf } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Check, MessageSquare } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useFormatter } from 'use-intl';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { countOpen } from '../comments/comments-on-field.ts';
import styles from './review.module.css';
import { useReview } from './review-context.ts';
import { useDates } from './use-dates.ts';
import { useDecisions } from './use-decisions.ts';

const MAX_NAMED = 3;
const ICON = { size: 18, strokeWidth: 2.3, 'aria-hidden': true } as const;

const useGradeStrings = () => {
  const t = useStrings('review');
  const format = useFormatter();
  return (grades: string[]) =>
    grades.length > MAX_NAMED
      ? t('decision.manyGrades', { count: grades.length })
      : format.list(grades.map((grade) => labelOf(GRADES, grade)));
};

/** Decisions for the reviewer who has claimed the plan: accept, decline or ask for changes. */
export const DecisionBar = () => {
  const t = useStrings('review');
  const gradeStrings = useGradeStrings();
  const { timeOf } = useDates();
  const { plan, drafts, focusHeading } = useReview();
  const count = countOpen(plan, useSyncExternalStore(drafts.subscribe, drafts.all));
  const [isFit, setFit] = useState(false);
  const [declining, setDeclining] = useState<ReasonStep>();
  const { giveBack: refund, askForChanges, accept, declineStep } = useDecisions();
  const isBusy = askForChanges.isPending || accept.isPending || refund.isPending;
  return (
    <section className={styles.bar} data-bottom-bar aria-label={t('decision.label')}>
      <div className={styles.fit}>
        <CheckboxField
          label={t('decision.fit', { grades: gradeStrings(plan.grades) })}
          checked={isFit}
          onChange={({ target }) => setFit(target.checked)}
        />
        <p className={styles.until}>
          {plan.heldBy && t('hold.yours', { time: timeOf(plan.heldBy.until) })}
          <Button
            variant="quiet"
            size="sm"
            disabled={isBusy && !refund.isPending}
            busy={refund.isPending}
            onClick={() => refund.mutate()}
          >
            {t('hold.giveBack')}
          </Button>
        </p>
      </div>
      <div className={styles.decisions}>
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          onClick={() => setDeclining(declineStep())}
        >
          {t('decision.decline')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<MessageSquare {...ICON} />}
          disabled={count === 0 || (isBusy && !askForChanges.isPending)}
          busy={askForChanges.isPending}
          busyLabel={t('decision.asking')}
          onClick={() => askForChanges.mutate()}
        >
          {t('decision.ask', { count })}
        </Button>
        <Button
          size="sm"
          icon={<Check {...ICON} />}
          disabled={!isFit || count > 0 || (isBusy && !accept.isPending)}
          busy={accept.isPending}
          busyLabel={t('decision.accepting')}
          onClick={() => accept.mutate()}
        >
          {t('decision.accept')}
        </Button>
      </div>
      <ReasonDialog
        step={declining}
        onClose={() => setDeclining(undefined)}
        onDone={focusHeading}
      />
    </section>
  );
};
