import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { type Turn, turnIn } from '@wonderfield/contract/plans/submission-rules';

/** Tabs of the list: all plans, or those where one side has to act. */
export const SUBMISSION_TABS = ['all', 'author', 'reviewer', 'nobody'] as const;
export type SubmissionTab = (typeof SUBMISSION_TABS)[number];

const RANKS: Record<Turn, number> = { author: 1, reviewer: 2, nobody: 2 };

/** Ranks requested changes first, then by who has to act next. */
const rankOf = ({ state }: SubmissionSummary) =>
  state === 'changesAsked' ? 0 : RANKS[turnIn(state)];

/** Sorts plans that need the author first, then the newest. */
export const inOrder = (submissions: readonly SubmissionSummary[]) =>
  [...submissions].sort(
    (first, second) =>
      rankOf(first) - rankOf(second) || Date.parse(second.changedAt) - Date.parse(first.changedAt),
  );

export const onTab = (submissions: readonly SubmissionSummary[], tab: SubmissionTab) =>
  tab === 'all' ? submissions : submissions.filter(({ state }) => turnIn(state) === tab);

/** Returns the tab in the URL, or `all` for an unknown name. */
export const tabNamed = (name: string | null): SubmissionTab =>
  SUBMISSION_TABS.find((tab) => tab === name) ?? 'all';
