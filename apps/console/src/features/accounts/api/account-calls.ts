import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';

type LookUp = RequestOf<'findAccounts'> & { accounts: AccountRecord[] };

const LAST_LOOK_UP = ['last-look-up'] as const;

/**
 * Returns the last look-up. Kept in memory until sign-out, because a repeated look-up would be
 * logged again.
 */
export const useLastLookUp = () =>
  useQuery<LookUp>({
    queryKey: LAST_LOOK_UP,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;

export const useAccountSteps = () => {
  const queryClient = useQueryClient();
  const keep = ({ account }: { account: AccountRecord }) =>
    queryClient.setQueryData<LookUp>(
      LAST_LOOK_UP,
      (last) =>
        last && {
          ...last,
          accounts: last.accounts.map((each) => (each.userId === account.userId ? account : each)),
        },
    );
  type Step = RequestOf<'suspendAccount'>;
  return {
    lookUp: async (request: RequestOf<'findAccounts'>) => {
      const { accounts } = await callOperators('findAccounts', request);
      queryClient.setQueryData<LookUp>(LAST_LOOK_UP, { ...request, accounts });
    },
    suspend: async (step: Step) => keep(await callOperators('suspendAccount', step)),
    restore: async (step: Step) => keep(await callOperators('restoreAccount', step)),
  };
};
