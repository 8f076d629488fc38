import { useSearchParams } from 'react-router';
import type { AuditFilter } from '../api/audit-query.ts';

const NAMES = ['action', 'person', 'from', 'to'] as const;

/** Keeps the filter in the URL, so it can be bookmarked and shared. */
export const useAuditFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const change = (changes: AuditFilter, { isTyping = false } = {}) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    setParams(Object.fromEntries(next) as Record<string, string>, { replace: isTyping });
  };
  return { filter, change, clear: () => setParams({}) };
};
