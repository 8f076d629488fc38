import { queryOptions } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call-client.ts';

/** Who the link is for, and the secret; asked once, so that the code on the screen stays. */
export const setupQuery = (setupToken: string) =>
  queryOptions({
    queryKey: ['setup', setupToken],
    queryFn: () => callOperators('readOperatorSetup', { setupToken }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const finishSetup = (request: RequestOf<'finishOperatorSetup'>) =>
  callOperators('finishOperatorSetup', request);
