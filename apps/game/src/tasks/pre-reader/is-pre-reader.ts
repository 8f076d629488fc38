import type { RowTask } from '@wonderfield/contract/play/game-calls';
import { LAST_GRADE_BEFORE_READING } from '@wonderfield/questions/question';

/** Returns true for tasks of Kindergarten and grade 1, whose children cannot read yet. */
export const isPreReader = ({ grade }: Pick<RowTask, 'grade'>) =>
  grade <= LAST_GRADE_BEFORE_READING;
