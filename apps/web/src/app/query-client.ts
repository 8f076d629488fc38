import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../shared/call/call-client.ts';

const RETRIES = 2;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retry network errors only.
        retry: (failures, error) => !(error instanceof ApiError) && failures < RETRIES,
      },
      // Makes a save fail at once when offline, instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
  });
