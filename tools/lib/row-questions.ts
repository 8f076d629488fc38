import type { Row } from '@wonderfield/contract/play/game-calls';
import { findSkill } from '@wonderfield/questions/all-skills';
import { makeDice } from '@wonderfield/questions/dice';
import type { GradeNumber, Level, Question } from '@wonderfield/questions/question';
import { makeQuestion } from '@wonderfield/questions/skill';
import { wrongAnswers } from '@wonderfield/questions/testing/wrong-answers';

/** A question of a row that was dealt, as the page makes it. */
export const questionAt = ({ tasks }: Row, position: number): Question => {
  const task = tasks[position];
  const skill = task && findSkill(task.skillId);
  if (!skill) throw new Error(`There is no question ${position} in this row.`);
  const { grade, level, seed } = task;
  return makeQuestion(skill, { grade: grade as GradeNumber, level: level as Level, seed });
};

/** A whole answer that is not the right one: a part of one cannot be checked. */
export const missOf = (question: Question) => {
  const seats = question.answer.length;
  const miss = wrongAnswers(question, makeDice(1)).find(({ length }) => length === seats);
  if (!miss) throw new Error(`There is no way to miss "${question.ask}".`);
  return miss;
};
