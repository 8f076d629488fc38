import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getChildProgress, getClassProgress } from '@wonderfield/contract/progress/progress-codec';
import { callApi } from '../../../shared/call/call-client.ts';

/** Fetches a week of a child. The previous week stays visible until the next one has loaded. */
export const childProgressQuery = (childId: string, week: string | undefined) =>
  queryOptions({
    queryKey: ['child-progress', childId, week],
    queryFn: () => callApi(getChildProgress, { childId, ...(week && { week }) }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === childId ? keepPreviousData(before) : undefined,
  });

export const classProgressQuery = (classroomId: string) =>
  queryOptions({
    queryKey: ['class-progress', classroomId],
    queryFn: () => callApi(getClassProgress, { classroomId }),
  });
