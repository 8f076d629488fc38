import { useQuery } from '@tanstack/react-query';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { FirstPasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import { changePassword, proposePassword } from '../api/password-calls.ts';

/** Proposes a password, and saves it or one that the student types. */
export const useFirstPassword = (onDone: () => void) => {
  const toasts = useToasts();
  const [isOwnWanted, setOwnWanted] = useState(false);
  const proposal = useQuery({
    queryKey: ['proposed-password'],
    queryFn: proposePassword,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Without a proposal, the student has to type a password.
  const isOwn = isOwnWanted || (proposal.isError && !proposal.data);
  const saving = useCallForm({
    schema: FirstPasswordSchema,
    defaultValues: { oldPassword: '', password: '' },
    send: changePassword,
    onDone,
    onError: (error) =>
      toasts.show({ tone: 'error', title: TEXTS.updatePasswordTitle, text: error.message }),
  });
  const { setValue, setFocus, reset } = saving.form;
  const [currentError, ownError] = [saving.errorOf('oldPassword'), saving.errorOf('password')];
  const [isCurrentAsked, setCurrentAsked] = useState(false);
  if (currentError && !isCurrentAsked) setCurrentAsked(true);
  useEffect(() => {
    if (isCurrentAsked) setFocus('oldPassword');
  }, [isCurrentAsked, setFocus]);
  useEffect(() => {
    if (isOwnWanted) setFocus('password');
  }, [isOwnWanted, setFocus]);

  return {
    proposal,
    saving,
    isOwn,
    /** True if the old password is required. */
    isCurrentAsked,
    currentError,
    ownError,
    take: () => {
      if (!proposal.data) return;
      setValue('password', proposal.data);
      void saving.handleSubmit();
    },
    typeOwn: () => setOwnWanted(true),
    goBack: () => {
      reset();
      setOwnWanted(false);
    },
  };
};
export type FirstPasswordState = ReturnType<typeof useFirstPassword>;
