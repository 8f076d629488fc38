import { randomInt } from 'node:crypto';
import type { Subject } from '@wonderfield/contract/options';
import { gradeNumber, gradeWithin, LARGEST_SEED } from '@wonderfield/questions/skill';
import type { Player } from '../../../context/player.ts';
import type { PlannedTask, Standing } from '../mastery/choose-row.rules.ts';
import type { Day } from '../mastery/days.rules.ts';
import type { Growth } from '../mastery/mastery.rules.ts';
import { readSubjectProgress } from '../mastery/subject-progress.ts';
import { freshSeed, lastFocusAt } from './recent-rows.rules.ts';
import type { DealtRow, DealtTask } from './row.rules.ts';

const drawSeed = () => randomInt(1, LARGEST_SEED + 1);

type Known = {
  growths: ReadonlyMap<string, Growth>;
  today: Day;
  /** The last rows, newest first. */
  lastRows: readonly Pick<DealtRow, 'subject' | 'tasks'>[];
  /** Questions asked so far. Dealt ones are added. */
  asked: Set<string>;
  plan: (standing: Standing) => PlannedTask[];
};

/** Returns the tasks of the next row at a place, or an empty list if the place has no skills. */
export const dealTasks = (
  subject: Subject,
  player: Player,
  { growths, today, lastRows, asked: askedQuestions, plan }: Known,
): DealtTask[] => {
  const lastFocus = lastFocusAt(subject, lastRows);
  const planned = plan(readSubjectProgress(subject, player, { growths, today, lastFocus }));
  return planned.map(({ skill, level }): DealtTask => {
    const { id: skillId, version } = skill;
    const grade = gradeWithin(skill, gradeNumber(player.grade));
    const task = { skillId, grade, level, version };
    return {
      ...task,
      seed: freshSeed(task, askedQuestions, drawSeed),
      tries: 0,
      isGrown: false,
      before: growths.get(skill.id)?.bestStage ?? 'seed',
    };
  });
};
