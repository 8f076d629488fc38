import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/call-client.ts';

/* The link says whose mail it is: nobody's session goes along. */
const NOBODY = { session: null };

export const weeklyMailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['weekly-mail-link', token],
    queryFn: () => callApi('readWeeklyMailLink', { token }, NOBODY),
  });

/** A person pressed the button: opening the page alone turns nothing. */
export const useTurnByLink = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      callApi(isOn ? 'weeklyMailOn' : 'weeklyMailOff', { token }, NOBODY),
    onSuccess: (mail) => client.setQueryData(weeklyMailLinkQuery(token).queryKey, mail),
  });
};
