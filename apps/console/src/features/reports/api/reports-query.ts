import { queryOptions } from '@tanstack/react-query';
import { callOperators } from '../../../shared/call/call-client.ts';

/** Reads the reports of children about other players. The tabs refresh it regularly. */
export const reportsQuery = () =>
  queryOptions({
    queryKey: ['play-reports'],
    queryFn: async () => (await callOperators('listPlayReports', {})).reports,
  });
