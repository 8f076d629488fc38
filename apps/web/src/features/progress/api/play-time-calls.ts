import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { getPlayTime, setExtraPlayTime } from '@wonderfield/contract/progress/progress-codec';
import { callApi } from '../../../shared/call/call-client.ts';

/** Fetches the minutes of today of a child. */
export const playTimeQuery = (childId: string) =>
  queryOptions({
    queryKey: ['play-time', childId],
    queryFn: () => callApi(getPlayTime, { childId }),
  });

/** Sets the minutes that are added today. */
export const useSetExtraTime = (childId: string) => {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (minutes: number) => callApi(setExtraPlayTime, { childId, minutes }),
    onSuccess: (time) => client.setQueryData(playTimeQuery(childId).queryKey, time),
    onError: (error) => showError(error),
  });
};
