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
import { callApi } from '../../../shared/call-client.ts';
import type { LibraryFilters } from '../rules/library-filters.ts';

/** A page of cards, with what was looked for: the words above them fit until others are there. */
type FoundPage = LibraryPage & { filters: LibraryFilters };

/** What is found, page by page. */
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
    // The cards found before stay in sight until the next are there.
    placeholderData: keepPreviousData,
  });

/** A plan to read. */
export const libraryPlanQuery = (planId: string) =>
  queryOptions({
    queryKey: ['library-plan', planId],
    queryFn: async (): Promise<LibraryPlan> => (await callApi(getLibraryPlan, { planId })).plan,
  });

/** Keeps a plan, or lets go of it: shown at once, and taken back where the server says no. */
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
      // It may be out of the library by now.
      return client.invalidateQueries({ queryKey });
    },
  });
};
