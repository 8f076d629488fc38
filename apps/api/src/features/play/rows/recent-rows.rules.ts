import type { Subject } from '@wonderfield/contract/options';
import { buildQuestion, skillOf } from '@wonderfield/questions/build-question';
import { questionIdentity } from '@wonderfield/questions/question-identity';
import { hasVersion } from '@wonderfield/questions/skill';
import type { DealtRow, DealtTask } from './row.rules.ts';

/** Number of recent rows whose questions are not repeated. */
export const ROWS_REMEMBERED = 10;

/** Returns the main skill of the last row at a place, which is that of its first task. */
export const lastFocusAt = (
  subject: Subject,
  rows: readonly Pick<DealtRow, 'subject' | 'tasks'>[],
) => rows.find((row) => row.subject === subject)?.tasks[0]?.skillId;

/** Returns the questions of these rows, without those of versions that were removed since. */
export const askedIn = (rows: readonly Pick<DealtRow, 'tasks'>[]) =>
  new Set(
    rows
      .flatMap(({ tasks }) => tasks)
      .filter(({ skillId, version }) => hasVersion(skillOf(skillId), version))
      .map((task) => questionIdentity(buildQuestion(task))),
  );

const THROWS = 40;

/**
 * Returns a seed whose question was not asked recently. If a skill has no new questions, the last
 * seed is used, because a repeated question is better than no row.
 */
export const freshSeed = (
  task: Omit<DealtTask, 'seed' | 'tries' | 'isGrown' | 'before'>,
  askedQuestions: Set<string>,
  drawSeed: () => number,
) => {
  let seed = drawSeed();
  for (
    let thrown = 1;
    thrown < THROWS && askedQuestions.has(questionIdentity(buildQuestion({ ...task, seed })));
    thrown += 1
  ) {
    seed = drawSeed();
  }
  askedQuestions.add(questionIdentity(buildQuestion({ ...task, seed })));
  return seed;
};
