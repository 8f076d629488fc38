import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/identities/identity-codec';
import { callApi } from '../call/call-client.ts';

export const linkedLoginsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['linked-logins', studentId],
    // A login can be linked at any time, and an email about it leads to this page.
    staleTime: 0,
    queryFn: async () => (await callApi(calls.getLinkedLogins, { studentId })).links,
  });

/** Ends or allows a link and stores the updated list. */
export const useChangeLinkedLogin = (studentId: string) => {
  const client = useQueryClient();
  const { queryKey } = linkedLoginsQuery(studentId);
  return useMutation({
    mutationFn: ({ linkId, change }: { linkId: string; change: 'end' | 'allow' }) =>
      callApi(change === 'end' ? calls.endLinkedLogin : calls.allowLinkedLogin, {
        studentId,
        linkId,
      }),
    onSuccess: ({ links }) => client.setQueryData(queryKey, links),
    // The link may have ended since.
    onError: () => client.invalidateQueries({ queryKey }),
  });
};
