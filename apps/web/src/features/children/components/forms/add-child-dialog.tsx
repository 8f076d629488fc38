import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import {
  ChildCredentialsSchema,
  ChildDetailsSchema,
  ChildSettingsSchema,
} from '@wonderfield/contract/children/child-forms';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Steps } from '@wonderfield/ui/steps/steps';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type FormEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useIdempotencyKey } from '../../../../shared/call/use-idempotency-key.ts';
import {
  ChildDetailsFields,
  EMPTY_DETAILS,
} from '../../../../shared/forms/child-details-fields.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { createUsername } from '../../../../shared/forms/username.ts';
import { addChild, childRequest, useProposePassword } from '../../api/child-calls.ts';
import { ChildCredentialsFields } from './child-credentials-fields.tsx';
import { ChildExistsDialog } from './child-exists-dialog.tsx';
import styles from './child-forms.module.css';
import { ChildSettingsFields, DEFAULT_SETTINGS } from './child-settings-fields.tsx';
import { fillPassword } from './fill-password.ts';
import { UnlinkedExistsDialog } from './unlinked-exists-dialog.tsx';
import { useStepForm } from './use-step-form.ts';

const LAST_STEP = 2;

/** Creates a child account in three steps. */
export const AddChildDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('children.add');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const [step, setStep] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const [unlinkedName, setUnlinkedName] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const keyFor = useIdempotencyKey();
  const proposePassword = useProposePassword();
  const details = useStepForm(ChildDetailsSchema, EMPTY_DETAILS);
  const credentials = useStepForm(ChildCredentialsSchema, {
    username: '',
    password: '',
    confirmPassword: '',
  });
  const settings = useStepForm(ChildSettingsSchema, DEFAULT_SETTINGS);

  const add = useMutation({
    mutationFn: () => {
      const request = childRequest({
        ...details.getValues(),
        ...credentials.getValues(),
        ...settings.getValues(),
      });
      return addChild(request, keyFor(request));
    },
    onSuccess: () => {
      show({ tone: 'success', text: TEXTS.childAdded });
      onClose();
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'CHD_002' || code === 'CHD_007') {
        if (code === 'CHD_002') setTaken(true);
        else setUnlinkedName(credentials.getValues('username'));
        setStep(1);
      } else showError(error, { title: TEXTS.linkChildFailedTitle });
    },
  });

  const fillCredentials = async () => {
    const { username, password } = credentials.getValues();
    if (!username) credentials.setValue('username', createUsername());
    if (password) return;
    try {
      fillPassword(credentials, await proposePassword());
    } catch (error) {
      showError(error as Error, { text: TEXTS.passwordNotRead });
    }
  };

  const goOn = async () => {
    const forms = [details, credentials, settings] as const;
    if (!(await forms[step]?.trigger(undefined, { shouldFocus: true }))) return;
    if (step === 0) void fillCredentials();
    if (step === LAST_STEP) add.mutate();
    else setStep(step + 1);
  };
  const isGoingOn = useRef(false);
  const handleNext = async (event: FormEvent) => {
    event.preventDefault();
    // Guards against a double click: validation runs before the button is disabled.
    if (isGoingOn.current) return;
    isGoingOn.current = true;
    try {
      await goOn();
    } finally {
      isGoingOn.current = false;
    }
  };
  // Proposed values are no loss. Values that the parent typed or chose are.
  const isFilledIn = [details, credentials, settings].some(({ formState }) => formState.isDirty);
  useUnsavedChanges(open && isFilledIn);
  const handleClose = () => (isFilledIn ? setLeaving(true) : onClose());
  // Only Escape asks for confirmation, because it also closes lists. Cancel is unambiguous.
  const handleCancel = () => (step === 0 ? onClose() : setStep(step - 1));

  const note = (index: number) => {
    if (index < step) return t('stepDone');
    return index === step ? t('stepNow', { step: index + 1 }) : t('stepNext');
  };
  const labels = [t('stepDetails'), t('stepCredentials'), t('stepSettings')];
  const buttons = [t('linkChild'), t('continue'), t('addChild')];

  return (
    <>
      <Dialog
        open={open}
        onClose={handleClose}
        asksBeforeDiscard={false}
        title={t('title')}
        closeLabel={shared('close')}
        locked={add.isPending}
      >
        <form onSubmit={handleNext} noValidate>
          <DialogBody>
            <div className={styles.steps}>
              <Steps
                label={t('steps')}
                current={step}
                steps={labels.map((label, index) => ({ label, note: note(index) }))}
              />
            </div>
            {step === 0 && (
              <FormProvider {...details}>
                <ChildDetailsFields />
              </FormProvider>
            )}
            {step === 1 && (
              <FormProvider {...credentials}>
                <ChildCredentialsFields childName={details.getValues('firstName')} />
              </FormProvider>
            )}
            {step === LAST_STEP && (
              <FormProvider {...settings}>
                <ChildSettingsFields />
              </FormProvider>
            )}
          </DialogBody>
          <DialogFoot>
            <Button variant="quiet" disabled={add.isPending} onClick={handleCancel}>
              {shared('cancel')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={add.isPending}
              busyLabel={t('adding')}
              // The second click of a double click must not activate the next step's button.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {buttons[step]}
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
      <ChildExistsDialog open={isTaken} onClose={() => setTaken(false)} />
      <UnlinkedExistsDialog
        username={unlinkedName}
        onClose={() => setUnlinkedName(undefined)}
        onLinked={onClose}
      />
    </>
  );
};
