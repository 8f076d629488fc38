import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Provider } from '@wonderfield/contract/identities/identity';
import { connectionsQuery } from '../../../shared/account/connections-query.ts';
import { useReloadCurrentUser } from '../../../shared/account/current-user.ts';
import { callApi } from '../../../shared/call/call-client.ts';

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
