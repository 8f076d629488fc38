import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../call/call-client.ts';

/** Fetches the educator's external accounts. */
export const connectionsQuery = () =>
  queryOptions({
    queryKey: ['connections'],
    queryFn: async () => (await callApi('getConnections', {})).connections,
  });
