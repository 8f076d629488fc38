import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call-client.ts';

export type AuditFilter = Pick<RequestOf<'readAuditLog'>, 'action' | 'person' | 'from' | 'to'>;

/** The log in pages: each begins after the last event of the one before. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      callOperators('readAuditLog', { ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.eventId : undefined),
    placeholderData: keepPreviousData,
  });
