import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../shared/call/call-client.ts';

const RETRIES = 2;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // Retry network errors only.
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
    },
  });
