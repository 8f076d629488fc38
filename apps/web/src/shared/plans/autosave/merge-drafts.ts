import { ANSWER_FIELDS, type AnswerField, type Draft } from '@wonderfield/contract/plans/plan';
import { isSameValue } from './plan-values.ts';

type Sides = {
  /** What both began with. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  /** Fields nobody has decided about since the last time. */
  undecided?: Draft;
};

/**
 * Two windows wrote in the same draft. Field by field: who alone changed one is right, and where
 * both did, somebody has to say. `taken` are others' changes to take over, `disputed` what the
 * other window has where both changed it.
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
