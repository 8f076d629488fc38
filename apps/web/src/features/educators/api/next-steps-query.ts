import { queryOptions } from '@tanstack/react-query';
import type { NextStep } from '@wonderfield/contract/next-steps/next-step';
import { callApi } from '../../../shared/call/call-client.ts';

/** Fetches what the teacher can do next. */
export const nextStepsQuery = () =>
  queryOptions({
    queryKey: ['next-steps'],
    queryFn: async (): Promise<NextStep[]> => (await callApi('getNextSteps', {})).steps,
    // Students may have signed in or finished rows since.
    staleTime: 0,
  });
