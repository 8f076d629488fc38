import { findSkill } from '@wonderfield/questions/all-skills';
import type { Answer, GradeNumber, Level, Question, Task } from '@wonderfield/questions/question';
import { createQuestion, hasVersion } from '@wonderfield/questions/skill';
import { taskChoices } from '@wonderfield/questions/task-choices';
import { encodedOut, plain } from './export-values.ts';
import type { Row } from './section.ts';

/* Formats the questions and answers of a child as they appeared in the game. */

export const skillName = (id: unknown) => findSkill(plain(id))?.name ?? encodedOut(id);

/** Returns undefined if the skill or its version was removed. */
const questionIn = (row: Row): Question | undefined => {
  const skill = findSkill(plain(row.skill_id));
  const version = Number(row.version);
  if (!skill || !hasVersion(skill, version)) return undefined;
  return createQuestion(skill, {
    grade: row.grade as GradeNumber,
    level: row.level as Level,
    version,
    seed: Number(row.seed),
  });
};

export const askedIn = (row: Row) => questionIn(row)?.ask ?? '';

const onLine = (task: Extract<Task, { kind: 'line' }>, mark: number | undefined) =>
  task.labels.find((label) => label.mark === mark)?.text ?? `Mark ${mark}`;

const describeAnswer = (task: Task, given: Answer) => {
  const choices = taskChoices(task);
  switch (task.kind) {
    case 'choose':
    case 'map':
    case 'order':
      return given.map((index) => choices[index]).join(', ');
    case 'match':
      return task.left
        .map((left, index) => `${left} with ${task.right[given[index] ?? -1]}`)
        .join(', ');
    case 'line':
      return onLine(task, given[0]);
    case 'number':
      return [task.before, given.join(', '), task.unit].filter(Boolean).join(' ');
    case 'rhythm':
      return given.map((beat) => (beat === 0 ? 'rest' : 'tap')).join(', ');
  }
};

export const saidIn = (row: Row) => {
  const question = questionIn(row);
  return question && Array.isArray(row.given) ? describeAnswer(question.task, row.given) : '';
};

/**
 * Returns the misconception as teachers read it, for example "Counts the marks, not the spaces."
 */
export const misconceptionIn = ({ skill_id, slip: misconception }: Row) =>
  misconception
    ? (findSkill(plain(skill_id))?.slips?.[plain(misconception)] ?? encodedOut(misconception))
    : '';

/** Returns a summary such as "6 questions, 4 of them grown: Equal groups, Tens and ones". */
export const tasksIn = ({ tasks }: Row) => {
  if (!Array.isArray(tasks)) return '';
  const skills = new Set(tasks.map(({ skillId }) => skillName(skillId)));
  const grown = tasks.filter(({ isGrown }) => isGrown).length;
  return `${tasks.length} questions, ${grown} of them grown: ${[...skills].join(', ')}`;
};
