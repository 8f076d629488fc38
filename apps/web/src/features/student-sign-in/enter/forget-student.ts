import type { QueryClient } from '@tanstack/react-query';
import { clearSession } from '../../../shared/session/session-store.ts';

/** Queries without data of a student. */
const KEPT: readonly unknown[] = ['portal-config', 'open-class'];

/** Deletes everything of the signed-in student from the page and the device. */
export const forgetStudent = (queryClient: QueryClient) => {
  clearSession();
  queryClient.removeQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) });
  queryClient.getMutationCache().clear();
};
