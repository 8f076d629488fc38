import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { StudentUser } from '@wonderfield/contract/accounts/user';
import type { AvatarLook } from '@wonderfield/contract/options';
import { useState } from 'react';
import { useReloadCurrentUser } from '../../../shared/account/current-user.ts';
import { saveAvatar } from '../api/student-calls.ts';

type Draft = { name: string; look: AvatarLook };

/** Saves the avatar if it changed, then continues. */
export const useSaveAvatar = (user: StudentUser, onReady: () => void) => {
  const [error, setError] = useState<string>();
  const showErrorToast = useErrorToast();
  const reload = useReloadCurrentUser();
  const mutation = useMutation({
    mutationFn: saveAvatar,
    onSuccess: () => {
      reload();
      onReady();
    },
    onError: (problem) => {
      const words = problem instanceof ApiError ? problem.errors.name : undefined;
      if (words) setError(words);
      else showErrorToast(problem);
    },
  });
  const save = ({ name, look }: Draft) => {
    if (name === user.avatarName && look === user.avatarLook) {
      onReady();
      return;
    }
    mutation.mutate({ name, look });
  };
  return { save, error, forgetError: () => setError(undefined), isSaving: mutation.isPending };
};
