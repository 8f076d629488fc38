import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/call/call-client.ts';

/* The link identifies the recipient, so no session is sent. */
const NOBODY = { session: null };

export const weeklyMailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['weekly-mail-link', token],
    queryFn: () => callApi('readWeeklyMailLink', { token }, NOBODY),
  });

/** Changes the setting on a click. Opening the page alone changes nothing. */
export const useTurnByLink = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      callApi(isOn ? 'weeklyMailOn' : 'weeklyMailOff', { token }, NOBODY),
    onSuccess: (mail) => client.setQueryData(weeklyMailLinkQuery(token).queryKey, mail),
  });
};
