import { CONTENT_WIZARD_STEPS } from '@wonderfield/contract/limits';
import { stepOf } from '@wonderfield/contract/plans/submission-rules';
import { Card } from '@wonderfield/ui/card/card';
import { type SyntheticEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import pair from '../../../shared/pages/pair-form.module.css';
import type { OpenedPlan } from '../../../shared/plans/autosave/opened-plan.ts';
import { submitContentPath } from '../../../shared/routing/paths.ts';
import { usePlanDraft } from '../autosave/use-plan-draft.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { StepFields } from './step-fields.tsx';
import { useAddress } from './use-address.ts';
import { useSubmit } from './use-submit.ts';
import { useWizard } from './use-wizard.ts';
import styles from './wizard.module.css';
import { WizardFoot } from './wizard-foot.tsx';
import { PrefilledNote, StoppedNote } from './wizard-notes.tsx';
import { useStepName, WizardSteps } from './wizard-steps.tsx';

/** Shows the three steps of a submission and saves them automatically. */
export const Wizard = ({
  plan,
  isPrefilled,
  visit,
  onSubmitted,
}: {
  plan: OpenedPlan;
  isPrefilled: boolean;
  visit: string;
  onSubmitted: () => void;
}) => {
  const t = useTranslations('submitContent');
  const draft = usePlanDraft(plan);
  const wizard = useWizard(draft, stepOf(plan.values));
  const submit = useSubmit(draft, wizard, onSubmitted);
  const [isSubmitting, setSubmitting] = useState(false);
  const { step, heading } = wizard;
  const isLast = step === CONTENT_WIZARD_STEPS;
  const { id, phase } = draft.state;
  const stepName = useStepName(step);
  useAddress(id, visit);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting || wizard.isContinuing) return;
    if (!isLast) return wizard.handleContinue();
    setSubmitting(true);
    await submit();
    setSubmitting(false);
  };

  return (
    <Card padding="none" className={styles.card}>
      <FormProvider {...draft.form}>
        <WizardSteps step={step} onSelect={wizard.handleSelect} />
        <StoppedNote draft={draft} />
        {isPrefilled && (
          <PrefilledNote onCheck={step > 1 ? () => wizard.handleSelect(1) : undefined} />
        )}
        <form onSubmit={handleSubmit} noValidate aria-labelledby="step-name">
          <h2 id="step-name" ref={heading} tabIndex={-1} className="visually-hidden">
            {stepName}
          </h2>
          <div className={pair.form}>
            {!isLast && <p className={styles.privacy}>{t('notes.reviewersOnly')}</p>}
            <StepFields key={step} step={step} draft={draft} />
            {isLast && <p className={styles.published}>{t('notes.published')}</p>}
          </div>
          <WizardFoot
            step={step}
            draft={draft}
            isBusy={isSubmitting || wizard.isContinuing}
            onBack={() => wizard.handleSelect(step - 1)}
          />
        </form>
      </FormProvider>
      <div className={styles.draftLine}>
        <p>
          {t('whySaved')}
          {id && <Link to={submitContentPath('new')}>{t('sent.another')}</Link>}
        </p>
        {id && phase !== 'stopped' && <DeleteDraft id={id} draft={draft} />}
      </div>
      <LeaveGuard isDirty={draft.isDirty && phase !== 'stopped'} save={draft.saver.flush} />
    </Card>
  );
};
