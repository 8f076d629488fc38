import { useQueryClient } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';
import { statusQuery } from './status-query.ts';

/** Returns a function that ends the wait and reloads the status, even after an error. */
export const useEndSignInWait = () => {
  const queryClient = useQueryClient();
  return (request: RequestOf<'endSignInWait'>) =>
    callOperators('endSignInWait', request).finally(() =>
      queryClient.invalidateQueries(statusQuery()),
    );
};
