import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-client.ts';

/** The educator's accounts at other services. */
export const connectionsQuery = () =>
  queryOptions({
    queryKey: ['connections'],
    queryFn: async () => (await callApi('getConnections', {})).connections,
  });
