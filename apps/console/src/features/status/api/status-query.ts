import { queryOptions } from '@tanstack/react-query';
import { callOperators } from '../../../shared/call/call-client.ts';

export const statusQuery = () =>
  queryOptions({ queryKey: ['status'], queryFn: () => callOperators('readSystemStatus', {}) });
