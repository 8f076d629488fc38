import type { Draft } from '@wonderfield/contract/plans/plan';
import type { Submission } from '@wonderfield/contract/plans/submission';
import { readSession } from '../../session/session-store.ts';
import { localDraft } from './local-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { newValues, type PlanValues, valuesOf } from './plan-values.ts';
import type { SaverStart } from './saver-state.ts';

/** Initial data of a page that edits a plan. */
export type OpenedPlan = { values: PlanValues; start: SaverStart };

const leftIn = (id: string | undefined) => localDraft(readSession()?.userId ?? '', id);

/** Returns true if this tab has unsaved input of a plan that was never saved. */
export const hasUnsavedNew = () => leftIn(undefined) !== undefined;

/** Applies this tab's unsaved input on top of the server's values. */
const withLeftover = (values: PlanValues, start: SaverStart): OpenedPlan => {
  const left = leftIn(start.id);
  if (!left) return { values, start };
  const mine = { ...values, ...left.changes };
  const { disputed } = mergeDrafts({ base: valuesOf(left.base), mine, theirs: values });
  return { values: valuesOf(mine), start: { ...start, disputed, inDoubt: left.inDoubt } };
};

export const openedPlan = ({
  id,
  revision,
  answers,
}: Pick<Submission, 'id' | 'revision' | 'answers'>): OpenedPlan => {
  const values = valuesOf(answers);
  return withLeftover(values, { id, revision, base: values });
};

export const newPlan = (background: Draft): OpenedPlan => {
  const values = newValues(background);
  return withLeftover(values, { base: values });
};
