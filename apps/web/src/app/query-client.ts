import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/call-client.ts';

const RETRIES = 2;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A "no" stays a "no"; only what did not get through is worth another try.
        retry: (failures, error) => !(error instanceof ApiError) && failures < RETRIES,
      },
      // Without a network a save fails at once and says so, instead of waiting in silence.
      mutations: { networkMode: 'always' },
    },
  });
