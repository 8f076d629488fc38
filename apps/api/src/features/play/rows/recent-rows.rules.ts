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
 * Draws a question that was not asked recently. If a skill has no new questions, returns the last
 * one, because a repeated question is better than no row.
 */
export const drawFresh = (
  task: Omit<DealtTask, 'seed' | 'tries' | 'isGrown' | 'before'>,
  isAsked: (identity: string) => boolean,
  drawSeed: () => number,
) => {
  for (let thrown = 1; ; thrown += 1) {
    const seed = drawSeed();
    const question = buildQuestion({ ...task, seed });
    const identity = questionIdentity(question);
    if (thrown >= THROWS || !isAsked(identity)) return { seed, question, identity };
  }
};
