import type { Question, TaskKind } from './question.ts';
import type { Skill } from './skill.ts';

/** Tasks that ask for one fact. Tasks such as matching pairs ask for several. */
const SINGLE: readonly TaskKind[] = ['choose', 'number', 'map'];

/** Returns the fact that a question asks for, such as "6 × 7 = 42", if its skill is a set of facts. */
export const factOf = ({ isFactSet }: Pick<Skill, 'isFactSet'>, { task, solved }: Question) =>
  isFactSet && SINGLE.includes(task.kind) ? solved : undefined;
