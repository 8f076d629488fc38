import type { Subject } from '@wonderfield/contract/options';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { sameness } from '@wonderfield/questions/question-identity';
import type { DealtRow, DealtTask } from './row.rules.ts';

/** Rows that count as this sitting: what they asked is not asked again. */
export const ROWS_REMEMBERED = 10;

/** What the last row at a place was about: the skill of its first task. */
export const lastFocusAt = (
  subject: Subject,
  rows: readonly Pick<DealtRow, 'subject' | 'tasks'>[],
) => rows.find((row) => row.subject === subject)?.tasks[0]?.skillId;

/** The questions these rows asked. */
export const askedIn = (rows: readonly Pick<DealtRow, 'tasks'>[]) =>
  new Set(rows.flatMap(({ tasks }) => tasks.map((task) => sameness(buildQuestion(task)))));

const THROWS = 40;

/**
 * A seed whose question was not asked in this sitting. Where a skill has asked everything it can,
 * the last throw stands: a repeat is better than no row.
 */
export const freshSeed = (
  task: Omit<DealtTask, 'seed' | 'tries' | 'isGrown' | 'before'>,
  askedQuestions: Set<string>,
  drawSeed: () => number,
) => {
  let seed = drawSeed();
  for (
    let thrown = 1;
    thrown < THROWS && askedQuestions.has(sameness(buildQuestion({ ...task, seed })));
    thrown += 1
  ) {
    seed = drawSeed();
  }
  askedQuestions.add(sameness(buildQuestion({ ...task, seed })));
  return seed;
};
