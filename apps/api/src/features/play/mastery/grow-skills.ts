import { afterAnswer, type MeasuredAnswer } from '@wonderfield/mastery/learn';
import type { StudentState } from '@wonderfield/mastery/student';
import { skillOf } from '@wonderfield/questions/build-question';
import type { AskedLevel, TaskKind } from '@wonderfield/questions/question';
import { type Day, dayNumber } from './days.rules.ts';
import { type Growth, growthAfter } from './growth.rules.ts';

/** An answer that measures: the first attempt, or the second one at a sibling question. */
export type Measured = {
  skillId: string;
  grade: number;
  level: AskedLevel;
  kind: TaskKind;
  guess: number;
  isRight: boolean;
  isHinted: boolean;
  isRetry: boolean;
  misconception: string | undefined;
  fact: string | undefined;
  day: Day;
};

const toAnswer = ({ skillId: _, misconception: __, day, ...answer }: Measured): MeasuredAnswer => ({
  ...answer,
  day: dayNumber(day),
});

type Growths = ReadonlyMap<string, Growth>;

/** Returns the model after the answers, and the growth of each skill that was asked. */
export const growSkills = (
  student: StudentState,
  growths: Growths,
  answers: readonly Measured[],
): { student: StudentState; grown: Growths } => {
  const grown = new Map<string, Growth>();
  let model = student;
  for (const answer of answers) {
    const skill = skillOf(answer.skillId);
    model = afterAnswer(model, skill, toAnswer(answer));
    if (answer.isRetry) continue;
    const before = grown.get(skill.id) ?? growths.get(skill.id);
    grown.set(skill.id, growthAfter(before, { skill, student: model, attempt: answer }));
  }
  return { student: model, grown };
};
