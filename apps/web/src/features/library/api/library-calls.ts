import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  LIBRARY_PAGE_SIZE,
  type LibraryPage,
  type LibraryPlan,
} from '@wonderfield/contract/plans/library';
import { getLibraryPlan } from '@wonderfield/contract/plans/library-codec';
import { callApi } from '../../../shared/call/call-client.ts';
import type { LibraryFilters } from '../rules/library-filters.ts';

/**
 * A page of cards with its filters, so the heading matches the shown cards until the next ones
 * load.
 */
type FoundPage = LibraryPage & { filters: LibraryFilters };

/** Fetches the search results page by page. */
export const libraryQuery = (filters: LibraryFilters) =>
  infiniteQueryOptions({
    queryKey: ['library', filters],
    queryFn: async ({ pageParam }): Promise<FoundPage> => {
      const { sought, grades, subject, order, isKept } = filters;
      const { library } = await callApi('getLibrary', {
        ...(sought && { search: sought }),
        ...(grades.length > 0 && { grades: [...grades] }),
        ...(subject && { subject }),
        ...(isKept && { isKept }),
        order,
        page: pageParam,
      });
      return { ...library, filters };
    },
    initialPageParam: 1,
    getNextPageParam: ({ plans, total }, _pages, page) =>
      plans.length > 0 && page * LIBRARY_PAGE_SIZE < total ? page + 1 : undefined,
    // Keep the previous cards visible until the next ones load.
    placeholderData: keepPreviousData,
  });

export const libraryPlanQuery = (planId: string) =>
  queryOptions({
    queryKey: ['library-plan', planId],
    queryFn: async (): Promise<LibraryPlan> => (await callApi(getLibraryPlan, { planId })).plan,
  });

/**
 * Bookmarks a plan or removes the bookmark. Shows the change at once and reverts it on an error.
 */
export const useBookmarkPlan = (planId: string) => {
  const client = useQueryClient();
  const { queryKey } = libraryPlanQuery(planId);
  return useMutation({
    mutationFn: (keeps: boolean) => callApi('keepPlan', { planId, keeps }),
    onMutate: async (isKept) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const keepers = (before?.keepers ?? 0) + (isKept ? 1 : -1);
      client.setQueryData(queryKey, (plan) => plan && { ...plan, keepers, isKept });
      return before;
    },
    onSuccess: ({ keepers }, isKept) => {
      client.setQueryData(queryKey, (plan) => plan && { ...plan, keepers, isKept });
      void client.invalidateQueries({ queryKey: ['library'] });
    },
    onError: (_error, _isKept, before) => {
      client.setQueryData(queryKey, before);
      // The plan may have left the library.
      return client.invalidateQueries({ queryKey });
    },
  });
};
