import { isPassed } from '@wonderfield/questions/judge';
import type { Answer, Question } from '@wonderfield/questions/question';
import { TASK_STRINGS } from './task.strings.en.ts';

/** Returns the explanation of a wrong answer, or the solution if the child did not know it yet. */
export const explanationOf = (question: Question, given: Answer) =>
  isPassed(given)
    ? { headline: TASK_STRINGS.together, reason: question.solved, picture: undefined }
    : question.explain(given);
