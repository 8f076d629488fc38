import { ANSWER_FIELDS, type AnswerField, type Draft } from '@wonderfield/contract/plans/plan';
import { isSameValue } from './plan-values.ts';

type Sides = {
  /** Common base of both versions. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  /** Conflicts that are still undecided. */
  undecided?: Draft;
};

/**
 * Merges two versions of a draft by field. `taken` are changes that only the other window made,
 * `disputed` the other window's values of fields that both changed.
 */
export const mergeDrafts = ({ base, mine, theirs, undecided = {} }: Sides) => {
  const taken: [AnswerField, Draft[AnswerField]][] = [];
  const disputed: [AnswerField, Draft[AnswerField]][] = [];
  for (const field of ANSWER_FIELDS) {
    if (isSameValue(field, mine, theirs)) continue;
    const isTheirs = !isSameValue(field, base, theirs);
    const isMine = !isSameValue(field, base, mine);
    if (field in undecided || (isTheirs && isMine)) disputed.push([field, theirs[field]]);
    else if (isTheirs) taken.push([field, theirs[field]]);
  }
  return {
    taken: Object.fromEntries(taken) as Draft,
    disputed: Object.fromEntries(disputed) as Draft,
  };
};
