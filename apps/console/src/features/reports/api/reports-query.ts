import { queryOptions } from '@tanstack/react-query';
import { callOperators } from '../../../shared/call-client.ts';

/** What children told us about one another. The tabs above ask again and again. */
export const reportsQuery = () =>
  queryOptions({
    queryKey: ['play-reports'],
    queryFn: async () => (await callOperators('listPlayReports', {})).reports,
  });
