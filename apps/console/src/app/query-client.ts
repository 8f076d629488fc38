import { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../shared/call-client.ts';

const RETRIES = 2;

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // A "no" stays a "no"; only what did not get through is worth another try.
        retry: (failures, error) => error instanceof CallFailed && failures < RETRIES,
      },
    },
  });
