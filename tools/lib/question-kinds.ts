import type { Row, RowTask } from '@wonderfield/contract/play/game-calls';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { buildQuestion } from '@wonderfield/questions/build-question';
import type { Question } from '@wonderfield/questions/question';

const SEEDS = [1, 2, 3, 4, 5, 6];

const kindsOf = ({ task, picture }: Question) => [
  `task ${task.kind}`,
  ...(task.kind === 'rhythm' ? [`instrument ${task.instrument}`] : []),
  ...(task.kind === 'number' && task.decimals ? ['decimals'] : []),
  ...(picture ? [`picture ${picture.kind}`] : []),
];

type TaskWithQuestion = { subject: Row['subject']; task: RowTask; question: Question };

/** Returns few tasks that together have every kind of task and every kind of picture. */
export const tasksOfEveryKind = (): TaskWithQuestion[] => {
  const seen = new Set<string>();
  return ALL_SKILLS.flatMap((skill) =>
    SEEDS.flatMap((seed): TaskWithQuestion[] => {
      const { id: skillId, version } = skill;
      const key = { skillId, version, grade: skill.grades[0], level: 2, seed } as const;
      const question = buildQuestion(key);
      const kinds = kindsOf(question);
      if (kinds.every((kind) => seen.has(kind))) return [];
      for (const kind of kinds) seen.add(kind);
      const task = { ...key, skillName: skill.name, tries: 0, isGrown: false };
      return [{ subject: skill.subject, task, question }];
    }),
  );
};
