import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import {
  ChildCredentialsSchema,
  ChildDetailsSchema,
  ChildSettingsSchema,
} from '@wonderfield/contract/children/child-forms';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { type FormEvent, useRef, useState } from 'react';
import { useIdempotencyKey } from '../../../../shared/call/use-idempotency-key.ts';
import { EMPTY_DETAILS } from '../../../../shared/forms/child-details-fields.tsx';
import { createUsername } from '../../../../shared/forms/username.ts';
import { addChild, childRequest, useProposePassword } from '../../api/child-calls.ts';
import { DEFAULT_SETTINGS } from './child-settings-fields.tsx';
import { fillPassword } from './fill-password.ts';
import { useStepForm } from './use-step-form.ts';

const LAST_STEP = 2;

/** Returns the forms of the three steps. */
const useStepForms = () => {
  const details = useStepForm(ChildDetailsSchema, EMPTY_DETAILS);
  const credentials = useStepForm(ChildCredentialsSchema, {
    username: '',
    password: '',
    confirmPassword: '',
  });
  const settings = useStepForm(ChildSettingsSchema, DEFAULT_SETTINGS);
  return { details, credentials, settings };
};
export type StepForms = ReturnType<typeof useStepForms>;

/** Collects a child's data in three steps and creates the account after the last one. */
export const useAddChildSteps = (onAdded: () => void) => {
  const { show } = useToasts();
  const showError = useErrorToast();
  const [step, setStep] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const [unlinkedName, setUnlinkedName] = useState<string>();
  const keyFor = useIdempotencyKey();
  const proposePassword = useProposePassword();
  const forms = useStepForms();
  const { details, credentials, settings } = forms;

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
      onAdded();
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

  const finishStep = async () => {
    const current = ([details, credentials, settings] as const)[step];
    if (!(await current?.trigger(undefined, { shouldFocus: true }))) return;
    if (step === 0) void fillCredentials();
    if (step === LAST_STEP) add.mutate();
    else setStep(step + 1);
  };
  const isGoingOn = useRef(false);
  const next = async (event: FormEvent) => {
    event.preventDefault();
    // Guards against a double click: validation runs before the button is disabled.
    if (isGoingOn.current) return;
    isGoingOn.current = true;
    try {
      await finishStep();
    } finally {
      isGoingOn.current = false;
    }
  };

  return {
    step,
    setStep,
    forms,
    next,
    isAdding: add.isPending,
    isTaken,
    setTaken,
    unlinkedName,
    setUnlinkedName,
    // Proposed values are no loss. Values that the parent typed or chose are.
    isFilledIn: [details, credentials, settings].some(({ formState }) => formState.isDirty),
  };
};
