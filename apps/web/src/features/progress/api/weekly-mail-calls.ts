import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getWeeklyMail, setWeeklyMail } from '@wonderfield/contract/weekly-mail/weekly-mail-codec';
import { callApi } from '../../../shared/call-client.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';

/** Whether the signed-in parent gets mail about a child, and where. */
export const weeklyMailQuery = (childId: string) =>
  queryOptions({
    queryKey: ['weekly-mail', childId],
    queryFn: () => callApi(getWeeklyMail, { childId }),
  });

/** Turns it at once, and back where the server did not hear of it. Presses arrive in their order. */
export const useSetWeeklyMail = (childId: string) => {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = weeklyMailQuery(childId);
  const show = (isOn: boolean) =>
    client.setQueryData(queryKey, (mail) => mail && { ...mail, isOn });
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: (isOn: boolean) => callApi(setWeeklyMail, { childId, isOn }),
    onMutate: async (isOn) => {
      await client.cancelQueries({ queryKey });
      show(isOn);
    },
    onError: (error, isOn) => {
      show(!isOn);
      showError(error);
    },
    onSettled: async () => {
      // The last of several presses asks what came of them all.
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) await client.invalidateQueries({ queryKey });
    },
  });
};
