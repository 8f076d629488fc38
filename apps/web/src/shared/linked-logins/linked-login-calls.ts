import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '@wonderfield/contract/identities/identity-codec';
import { callApi } from '../call-client.ts';

/** The external logins of a student. */
export const linkedLoginsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['linked-logins', studentId],
    // A login can be linked at any time, and the page is opened because of a mail about it.
    staleTime: 0,
    queryFn: async () => (await callApi(calls.getLinkedLogins, { studentId })).links,
  });

/** Ends a link or allows it, and shows the list as the server then has it. */
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
    // The link may have ended in the meantime.
    onError: () => client.invalidateQueries({ queryKey }),
  });
};
