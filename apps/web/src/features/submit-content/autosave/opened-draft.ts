import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { mergeDrafts } from '../../../shared/plans/autosave/merge-drafts.ts';
import {
  filledOf,
  isEmpty,
  newValues,
  type PlanValues,
  valuesOf,
} from '../../../shared/plans/autosave/plan-values.ts';
import type { Leftover, SaverStart } from '../../../shared/plans/autosave/saver-state.ts';

/** What the wizard starts with. */
export type OpenedDraft = {
  values: PlanValues;
  start: SaverStart;
  /** Steps 1 and 2 hold what the author told before. */
  isPrefilled: boolean;
};

/** Something that was typed in this tab before, on top of what the server has. */
const withLeftover = (opened: OpenedDraft, left: Leftover | undefined): OpenedDraft => {
  if (!left || left.id !== opened.start.id) return opened;
  const theirs = opened.values;
  const mine = { ...theirs, ...left.changes };
  const { disputed } = mergeDrafts({ base: valuesOf(left.base), mine, theirs });
  return { ...opened, values: valuesOf(mine), start: { ...opened.start, disputed } };
};

export const openedDraft = (
  { id, revision, answers }: Pick<Submission, 'id' | 'revision' | 'answers'>,
  left?: Leftover,
): OpenedDraft => {
  const values = valuesOf(answers);
  const start = { id, revision, base: values };
  return withLeftover({ values, start, isPrefilled: false }, left);
};

export const newDraft = (background: Draft, left?: Leftover): OpenedDraft => {
  const values = newValues(background);
  const isPrefilled = !isEmpty(filledOf(background));
  return withLeftover({ values, start: { base: values }, isPrefilled }, left);
};
