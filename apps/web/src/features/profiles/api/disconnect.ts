import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { callApi } from '../../../shared/call-client.ts';
import { connectionsQuery } from '../../../shared/connections-query.ts';
import { useReloadCurrentUser } from '../../../shared/current-user.ts';

export const useDisconnect = () => {
  const client = useQueryClient();
  const reloadCurrentUser = useReloadCurrentUser();
  return useMutation({
    mutationFn: (provider: Provider) => callApi('disconnectAccount', { provider }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: connectionsQuery().queryKey });
      reloadCurrentUser();
    },
  });
};
