import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { undoApproval } from '../api/decide.ts';
import { waitingQuery } from '../api/waiting-query.ts';

/** Undoes an approval. It is pending until the lists show whether the educator waits again. */
export const useUndo = (userId: string, onSettled: () => void) => {
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => undoApproval(userId),
    onError: showError,
    onSettled: async () => {
      onSettled();
      await queryClient.invalidateQueries(waitingQuery());
    },
  });
};
