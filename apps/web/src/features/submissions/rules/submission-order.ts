import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { type Turn, turnIn } from '@wonderfield/contract/plans/submission-rules';

/** What the list can be narrowed to: everything, or those of one side's turn. */
export const SUBMISSION_TABS = ['all', 'author', 'reviewer', 'nobody'] as const;
export type SubmissionTab = (typeof SUBMISSION_TABS)[number];

const RANKS: Record<Turn, number> = { author: 1, reviewer: 2, nobody: 2 };

/** Somebody waits for the author before anything else; then what the author began. */
const rankOf = ({ state }: SubmissionSummary) =>
  state === 'changesAsked' ? 0 : RANKS[turnIn(state)];

/** What needs the author first, then the newest. */
export const inOrder = (submissions: readonly SubmissionSummary[]) =>
  [...submissions].sort(
    (first, second) =>
      rankOf(first) - rankOf(second) || Date.parse(second.changedAt) - Date.parse(first.changedAt),
  );

export const onTab = (submissions: readonly SubmissionSummary[], tab: SubmissionTab) =>
  tab === 'all' ? submissions : submissions.filter(({ state }) => turnIn(state) === tab);

/** The tab an address names; anything else shows everything. */
export const tabNamed = (name: string | null): SubmissionTab =>
  SUBMISSION_TABS.find((tab) => tab === name) ?? 'all';
