import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Steps } from '@wonderfield/ui/steps/steps';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ChildDetailsFields } from '../../../../shared/forms/child-details-fields.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { ChildCredentialsFields } from './child-credentials-fields.tsx';
import { ChildExistsDialog } from './child-exists-dialog.tsx';
import styles from './child-forms.module.css';
import { ChildSettingsFields } from './child-settings-fields.tsx';
import { UnlinkedExistsDialog } from './unlinked-exists-dialog.tsx';
import { type StepForms, useAddChildSteps } from './use-add-child-steps.ts';

/** Shows the three steps and which of them are done. */
const StepList = ({ step }: { step: number }) => {
  const t = useTranslations('children.add');
  const note = (index: number) => {
    if (index < step) return t('stepDone');
    return index === step ? t('stepNow', { step: index + 1 }) : t('stepNext');
  };
  const labels = [t('stepDetails'), t('stepCredentials'), t('stepSettings')];
  return (
    <div className={styles.steps}>
      <Steps
        label={t('steps')}
        current={step}
        steps={labels.map((label, index) => ({ label, note: note(index) }))}
      />
    </div>
  );
};

/** Shows the fields of one step. */
const StepFields = ({
  step,
  forms: { details, credentials, settings },
}: {
  step: number;
  forms: StepForms;
}) => (
  <>
    {step === 0 && (
      <FormProvider {...details}>
        <ChildDetailsFields />
      </FormProvider>
    )}
    {step === 1 && (
      <FormProvider {...credentials}>
        <ChildCredentialsFields
          childName={details.getValues('firstName')}
          grade={details.getValues('grade')}
        />
      </FormProvider>
    )}
    {step === 2 && (
      <FormProvider {...settings}>
        <ChildSettingsFields />
      </FormProvider>
    )}
  </>
);

/** Creates a child account in three steps. */
export const AddChildDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('children.add');
  const shared = useTranslations('shared');
  const [isLeaving, setLeaving] = useState(false);
  const { step, setStep, forms, next, isAdding, isFilledIn, ...existing } =
    useAddChildSteps(onClose);
  useUnsavedChanges(open && isFilledIn);
  const handleClose = () => (isFilledIn ? setLeaving(true) : onClose());
  // Only Escape asks for confirmation, because it also closes lists. Cancel is unambiguous.
  const handleCancel = () => (step === 0 ? onClose() : setStep(step - 1));

  return (
    <>
      <Dialog
        open={open}
        onClose={handleClose}
        asksBeforeDiscard={false}
        title={t('title')}
        closeLabel={shared('close')}
        locked={isAdding}
      >
        <form onSubmit={next} noValidate>
          <DialogBody>
            <StepList step={step} />
            <StepFields step={step} forms={forms} />
          </DialogBody>
          <DialogFoot>
            <Button variant="quiet" disabled={isAdding} onClick={handleCancel}>
              {shared('cancel')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={isAdding}
              busyLabel={t('adding')}
              // The second click of a double click must not activate the next step's button.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {[t('linkChild'), t('continue'), t('addChild')][step]}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        tone="danger"
        title={t('awayTitle')}
        text={t('awayText')}
        cancelLabel={t('awayKeep')}
        confirmLabel={t('away')}
        busyLabel={t('goingAway')}
        onConfirm={onClose}
      />
      <ChildExistsDialog open={existing.isTaken} onClose={() => existing.setTaken(false)} />
      <UnlinkedExistsDialog
        username={existing.unlinkedName}
        onClose={() => existing.setUnlinkedName(undefined)}
        onLinked={onClose}
      />
    </>
  );
};
