import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { planVersionQuery } from '../api/submission-calls.ts';

/** Returns a sent version. The last one is part of the plan itself. */
const useVersion = (submission: Submission, number: number, isNeeded: boolean) => {
  const isLast = number === submission.version;
  const { data, error, refetch } = useQuery({
    ...planVersionQuery(submission.id, number),
    enabled: isNeeded && !isLast && number > 0,
  });
  if (!isNeeded || number < 1) return {};
  if (isLast) return { answers: submission.sent ?? submission.answers };
  return { answers: data, error: data ? null : error, retry: () => void refetch() };
};

/**
 * Returns the shown version and the one it is compared with. `now` is the author's current input in
 * a revision.
 */
export const useShownVersion = (
  submission: Submission,
  { shown, now, isComparing }: { shown: number; now?: Draft | undefined; isComparing: boolean },
) => {
  const isNow = now !== undefined && shown > submission.version;
  const version = useVersion(submission, shown, !isNow);
  const before = useVersion(submission, shown - 1, isComparing);
  return {
    isNow,
    answers: isNow ? now : version.answers,
    before: isComparing ? before.answers : undefined,
    error: version.error ?? before.error,
    retry: () => {
      version.retry?.();
      before.retry?.();
    },
  };
};
