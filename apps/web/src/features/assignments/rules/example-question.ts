import { GRADES, type Grade } from '@wonderfield/contract/options';
import { describe } from '@wonderfield/questions/describe';
import type { Question, Task } from '@wonderfield/questions/question';
import { createQuestion, gradeNumber, type Skill } from '@wonderfield/questions/skill';
import { taskChoices } from '@wonderfield/questions/task-choices';

const USUAL_LEVEL = 2;

const isGrade = (grade: string): grade is Grade => GRADES.some(({ value }) => value === grade);

/** Returns the choices, or the labels of a number line task. */
const partsOf = (task: Task) =>
  task.kind === 'line' ? task.labels.map(({ text }) => text) : taskChoices(task);

type ExampleQuestion = {
  ask: string;
  picture: string | undefined;
  parts: readonly string[];
  solved: string;
};

const inWords = ({ ask, picture, task, solved }: Question): ExampleQuestion => ({
  ask,
  picture: picture && describe(picture),
  parts: partsOf(task),
  solved,
});

/** Returns a question of a skill as a typical student of the class would get it. */
export const exampleOf = (
  skill: Skill,
  { grade, seed }: { grade: string; seed: number },
): ExampleQuestion =>
  inWords(
    createQuestion(skill, {
      grade: isGrade(grade) ? gradeNumber(grade) : skill.grades[0],
      level: USUAL_LEVEL,
      version: skill.version,
      seed,
    }),
  );
