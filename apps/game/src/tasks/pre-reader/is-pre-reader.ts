import type { RowTask } from '@wonderfield/contract/play/game-calls';

const LAST_GRADE = 1;

/** Returns true for tasks of Kindergarten and grade 1, whose children cannot read yet. */
export const isPreReader = ({ grade }: Pick<RowTask, 'grade'>) => grade <= LAST_GRADE;
