import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callOperators, type RequestOf } from '../../../shared/call/call-client.ts';

export type AuditFilter = Pick<RequestOf<'readAuditLog'>, 'action' | 'person' | 'from' | 'to'>;

/** Reads the log in pages. Each starts after the last event of the previous one. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      callOperators('readAuditLog', { ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.eventId : undefined),
    placeholderData: keepPreviousData,
  });
