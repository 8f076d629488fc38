import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { getWeeklyMail, setWeeklyMail } from '@wonderfield/contract/weekly-mail/weekly-mail-codec';
import { callApi } from '../../../shared/call/call-client.ts';

/**
 * Fetches whether the signed-in parent gets the weekly mail about a child, and at which address.
 */
export const weeklyMailQuery = (childId: string) =>
  queryOptions({
    queryKey: ['weekly-mail', childId],
    queryFn: () => callApi(getWeeklyMail, { childId }),
  });

/** Changes the switch at once and reverts it if the request fails. Clicks are sent in order. */
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
      // Only the last pending change refetches the state.
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) await client.invalidateQueries({ queryKey });
    },
  });
};
