import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from './errors.ts';

const RETRIES = 2;

/** Creates the cache of an app. Data is fetched again when it is older than `staleTime`. */
export const createQueryClient = ({ staleTime }: { staleTime: number }) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
      },
      // Makes a save fail at once when offline, instead of waiting silently.
      mutations: { networkMode: 'always' },
    },
  });
