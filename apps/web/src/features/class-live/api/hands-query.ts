import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/call/call-client.ts';

/** Time between two requests while the page is visible. */
const POLL_MS = 10_000;

/** Fetches the raised hands of all open classes, oldest first. */
export const raisedHandsQuery = () =>
  queryOptions({
    queryKey: ['raised-hands'],
    queryFn: async () => (await callApi('getRaisedHands', {})).hands,
    refetchInterval: POLL_MS,
    staleTime: 0,
  });
