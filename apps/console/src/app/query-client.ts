import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../shared/call-client.ts';

const RETRIES = 2;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // A "no" stays a "no"; only what did not get through is worth another try.
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
    },
  });
